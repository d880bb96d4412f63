import { z } from "zod";
import { AppError } from "@/lib/platform/errors";
import { canonicalCountry } from "@/lib/platform/language/countries";
import { issuesInWords } from "@/lib/platform/language/validator-words";
import { isRecord } from "@/lib/platform/records";
import { daysOf, isDay, limitsOf, numberOf } from "./limits";
import type { Question, Slot, SlotAnswer } from "./schemas";

export interface AnswerProblem {
	readonly slotId: string;
	readonly message: string;
}

type Answerable = Pick<Question, "slotId" | "slotType" | "options" | "required" | "default" | "config">;

/** The values that answers give, with null answers turned into the defaults of optional questions. @throws AppError SLOT_VALIDATION_ERROR naming every wrong one. */
export function acceptAnswers(questions: readonly Answerable[], answers: readonly SlotAnswer[]): Record<string, unknown> {
	const known = new Map(questions.map((question) => [question.slotId, question]));
	const values: Record<string, unknown> = {};
	const problems: AnswerProblem[] = [];
	const seen = new Set<string>();
	for (const { slotId, value } of answers) {
		const question = known.get(slotId);
		if (seen.has(slotId)) problems.push({ slotId, message: "This question is answered twice." });
		else if (!question) problems.push({ slotId, message: `There is no open question with this id. Open: ${[...known.keys()].join(", ") || "none"}.` });
		else {
			const checked = checkValue(question, value);
			if ("message" in checked) problems.push({ slotId, message: checked.message });
			else values[slotId] = checked.value;
		}
		seen.add(slotId);
	}
	if (problems.length > 0) throw wrongAnswers(problems);
	return values;
}

export function wrongAnswers(problems: readonly AnswerProblem[]): AppError {
	const [first] = problems;
	return new AppError("SLOT_VALIDATION_ERROR", first ? `${first.slotId}: ${first.message}` : "Some answers are not valid.", { slots: problems });
}

export type Checked = { readonly value: unknown } | { readonly message: string };

/** One answer by its question: the value as it is kept, or what is wrong with it. */
export function checkValue(question: Answerable, value: unknown): Checked {
	const isEmpty =
		value === null || value === undefined || (typeof value === "string" && value.trim() === "") || (question.slotType === "file" && isNothing(value));
	if (isEmpty) return question.required ? { message: "An answer is needed." } : { value: question.default ?? null };
	switch (question.slotType) {
		case "text":
		case "textarea":
			return checkText(value, limitsOf(question).maxLength);
		case "number":
			return checkNumber(value, question.config);
		case "boolean":
			return typeof value === "boolean" ? { value } : { message: "The answer must be true or false." };
		case "select":
			return checkOption(question, value);
		case "multi_select":
			return checkList(question, value);
		case "file":
			return checkFiles(value, limitsOf(question).maxItems);
		case "date":
			return checkDate(question, value);
		case "object":
			return checkObject(value, question.config.schema);
	}
}

function checkText(value: unknown, maxLength: number): Checked {
	if (typeof value !== "string") return { message: "The answer must be text." };
	const text = value.trim();
	return text.length <= maxLength ? { value: text } : { message: `The answer may have at most ${maxLength} characters.` };
}

function checkNumber(value: unknown, config: Record<string, unknown>): Checked {
	if (typeof value !== "number" || !Number.isFinite(value)) return { message: "The answer must be a number." };
	const min = numberOf(config.min, Number.NEGATIVE_INFINITY);
	const max = numberOf(config.max, Number.POSITIVE_INFINITY);
	if (config.isWhole === true && !Number.isInteger(value)) return { message: "The answer must be a whole number." };
	if (value >= min && value <= max) return { value };
	const limits = [Number.isFinite(min) ? `at least ${min}` : "", Number.isFinite(max) ? `at most ${max}` : ""].filter((limit) => limit !== "");
	return { message: `The answer must be ${limits.join(" and ")}.` };
}

function checkDate(question: Answerable, value: unknown): Checked {
	if (!isDay(value)) return { message: "The answer must be a date like 2026-03-31." };
	const { first, last } = daysOf(question);
	if (first !== undefined && value < first) return { message: `The answer must be ${first} or later.` };
	if (last !== undefined && value > last) return { message: `The answer must be ${last} or earlier.` };
	return { value };
}

function checkOption(question: Answerable, value: unknown): Checked {
	if (typeof value === "string" && (question.options.includes(value) || limitsOf(question).takesFreeEntries)) return { value };
	const country = typeof value === "string" && question.config.optionsAre === "countries" ? canonicalCountry(value) : null;
	if (country !== null && question.options.includes(country)) return { value: country };
	const shown = question.options.slice(0, 8).join(", ");
	return { message: `Pick one of: ${shown}${question.options.length > 8 ? ", …" : ""}.` };
}

function checkList(question: Answerable, value: unknown): Checked {
	if (!isTextList(value)) return { message: "The answer must be a list of texts." };
	const entries = [...new Set(value.map((entry) => entry.trim()).filter((entry) => entry !== ""))];
	const { minItems: min, maxItems: max, maxLength, takesFreeEntries } = limitsOf(question);
	if (entries.length < min || entries.length > max) return { message: `Pick ${min} to ${max}; you picked ${entries.length}.` };
	const options = new Set(question.options);
	// What we offer ourselves may be picked, however long it is.
	const tooLong = entries.find((entry) => entry.length > maxLength && !options.has(entry));
	if (tooLong) return { message: `An entry may have at most ${maxLength} characters: ${tooLong.slice(0, 40)}…` };
	const unknown = takesFreeEntries ? undefined : entries.find((entry) => !options.has(entry));
	return unknown === undefined ? { value: entries } : { message: `This is not one of the options: ${unknown.slice(0, 60)}.` };
}

function isNothing(value: unknown): boolean {
	return Array.isArray(value) && value.length === 0;
}

function checkFiles(value: unknown, max: number): Checked {
	const fileIds = typeof value === "string" ? [value] : value;
	if (!isTextList(fileIds)) return { message: "Choose a file: the answer is a file id, or a list of them." };
	return fileIds.length <= max ? { value } : { message: `Choose at most ${max} ${max === 1 ? "file" : "files"}; you chose ${fileIds.length}.` };
}

const MAX_OBJECT_LETTERS = 1_000_000;
const MAX_ISSUES = 20;

function checkObject(value: unknown, schema: unknown): Checked {
	if (!isRecord(value)) return { message: "The answer must be an object." };
	if (JSON.stringify(value).length > MAX_OBJECT_LETTERS) return { message: `The answer may have at most ${MAX_OBJECT_LETTERS} characters as JSON.` };
	if (!isRecord(schema)) return { value };
	const checked = z.fromJSONSchema(schema).safeParse(value);
	if (checked.success) return { value: checked.data };
	const issues = issuesInWords(checked.error).slice(0, MAX_ISSUES);
	return { message: issues.map(({ path, message }) => (path === "" ? message : `${path}: ${message}`)).join("\n") };
}

function isTextList(value: unknown): value is string[] {
	return Array.isArray(value) && value.every((entry) => typeof entry === "string");
}

/** A question as clients see it. */
export function presentQuestion(question: Question, suggestion?: { value: unknown; confidence: number | null; source: string | null }): Slot {
	// How goals are read is no business of who answers.
	const config = Object.fromEntries(Object.entries(question.config).filter(([name]) => !name.startsWith("goal")));
	return {
		slotId: question.slotId,
		slotType: question.slotType,
		question: question.question,
		options: question.options,
		default: question.default ?? null,
		required: question.required,
		acceptedFormats: question.acceptedFormats,
		hidden: question.hidden,
		isDisambiguation: false,
		config: question.help ? { ...config, help: question.help } : config,
		suggestedValue: suggestion?.value ?? null,
		suggestedConfidence: suggestion?.confidence ?? null,
		suggestedSource: suggestion?.source ?? null,
	};
}

/** The questions of a workflow that have no answer yet. */
export function openQuestions(questions: readonly Question[], filled: Readonly<Record<string, unknown>>): Question[] {
	return questions.filter((question) => !Object.hasOwn(filled, question.slotId));
}

/** All answers, with the defaults of optional questions where there is none. */
export function withDefaults(questions: readonly Question[], filled: Readonly<Record<string, unknown>>): Record<string, unknown> {
	const defaults = openQuestions(questions, filled)
		.filter((question) => !question.required)
		.map((question) => [question.slotId, question.default ?? null] as const);
	return { ...Object.fromEntries(defaults), ...filled };
}

/** The ids of files that answers name, for the ownership check. */
export function fileIdsIn(questions: readonly Pick<Question, "slotId" | "slotType">[], values: Readonly<Record<string, unknown>>): string[] {
	return questions
		.filter((question) => question.slotType === "file")
		.flatMap((question) => [values[question.slotId]].flat().filter((value): value is string => typeof value === "string"));
}
