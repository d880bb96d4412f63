import type { SlotDefinition } from "@/lib/catalog/spec";
import type { GoalJobStatus, Slot, SlotAnswer } from "@/lib/goal-jobs/schemas";
import { canonicalCountry } from "@/lib/platform/countries";
import { AppError } from "@/lib/platform/errors";

export interface SlotProblem {
	readonly slotId: string;
	readonly message: string;
}

type Answerable = Pick<SlotDefinition, "slotId" | "slotType" | "options" | "required" | "default" | "config">;

/** The values that answers give, with null answers turned into the defaults of optional questions. @throws AppError SLOT_VALIDATION_ERROR naming every wrong one. */
export function acceptAnswers(slots: readonly Answerable[], answers: readonly SlotAnswer[]): Record<string, unknown> {
	const known = new Map(slots.map((slot) => [slot.slotId, slot]));
	const values: Record<string, unknown> = {};
	const problems: SlotProblem[] = [];
	const seen = new Set<string>();
	for (const { slotId, value } of answers) {
		const slot = known.get(slotId);
		if (seen.has(slotId)) problems.push({ slotId, message: "This question is answered twice." });
		else if (!slot) problems.push({ slotId, message: `There is no open question with this id. Open: ${[...known.keys()].join(", ") || "none"}.` });
		else {
			const checked = checkValue(slot, value);
			if ("message" in checked) problems.push({ slotId, message: checked.message });
			else values[slotId] = checked.value;
		}
		seen.add(slotId);
	}
	if (problems.length > 0) throw slotValidationError(problems);
	return values;
}

export function slotValidationError(slots: readonly SlotProblem[]): AppError {
	const [first] = slots;
	return new AppError("SLOT_VALIDATION_ERROR", first ? `${first.slotId}: ${first.message}` : "Some answers are not valid.", { slots });
}

export function nothingAsked(status: GoalJobStatus): AppError {
	return new AppError("INVALID_STATE_TRANSITION", "This job is not asking anything right now.", { status, allowed: ["slots_pending", "ready_with_preview"] });
}

type Checked = { readonly value: unknown } | { readonly message: string };

function checkValue(slot: Answerable, value: unknown): Checked {
	const isEmpty = value === null || value === undefined || (typeof value === "string" && value.trim() === "");
	if (isEmpty) return slot.required ? { message: "An answer is needed." } : { value: slot.default ?? null };
	switch (slot.slotType) {
		case "text":
		case "textarea":
			return checkText(value, numberOf(slot.config.maxLength, slot.slotType === "text" ? 500 : 5000));
		case "number":
			return checkNumber(value, slot.config);
		case "boolean":
			return typeof value === "boolean" ? { value } : { message: "The answer must be true or false." };
		case "select":
			return checkOption(slot, value);
		case "multi_select":
			return checkList(slot, value);
		case "file":
			return typeof value === "string" || isTextList(value) ? { value } : { message: "The answer must be a file id, or a list of them." };
		case "date":
			return isDate(value) ? { value } : { message: "The answer must be a date like 2026-03-31." };
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
	if (value >= min && value <= max) return { value };
	const limits = [Number.isFinite(min) ? `at least ${min}` : "", Number.isFinite(max) ? `at most ${max}` : ""].filter((limit) => limit !== "");
	return { message: `The answer must be ${limits.join(" and ")}.` };
}

function checkOption(slot: Answerable, value: unknown): Checked {
	if (typeof value === "string" && (slot.options.includes(value) || slot.config.allowFreeEntries === true)) return { value };
	const country = typeof value === "string" && slot.config.optionsAre === "countries" ? canonicalCountry(value) : null;
	if (country !== null && slot.options.includes(country)) return { value: country };
	const shown = slot.options.slice(0, 8).join(", ");
	return { message: `Pick one of: ${shown}${slot.options.length > 8 ? ", …" : ""}.` };
}

function checkList(slot: Answerable, value: unknown): Checked {
	if (!isTextList(value)) return { message: "The answer must be a list of texts." };
	const entries = [...new Set(value.map((entry) => entry.trim()).filter((entry) => entry !== ""))];
	const min = numberOf(slot.config.minItems, slot.required ? 1 : 0);
	const max = numberOf(slot.config.maxItems, 500);
	const maxLength = numberOf(slot.config.maxLength, 200);
	if (entries.length < min || entries.length > max) return { message: `Pick ${min} to ${max}; you picked ${entries.length}.` };
	const tooLong = entries.find((entry) => entry.length > maxLength);
	if (tooLong) return { message: `An entry may have at most ${maxLength} characters: ${tooLong.slice(0, 40)}…` };
	const options = new Set(slot.options);
	const unknown = slot.config.allowFreeEntries === true ? undefined : entries.find((entry) => !options.has(entry));
	return unknown === undefined ? { value: entries } : { message: `This is not one of the options: ${unknown.slice(0, 60)}.` };
}

/** A day that exists: Date.parse alone rolls 31 February over into March. */
function isDate(value: unknown): boolean {
	if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
	const at = new Date(`${value}T00:00:00Z`);
	return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
}

function isTextList(value: unknown): value is string[] {
	return Array.isArray(value) && value.every((entry) => typeof entry === "string");
}

function numberOf(value: unknown, fallback: number): number {
	return typeof value === "number" ? value : fallback;
}

/** A question as clients see it. */
export function presentSlot(slot: SlotDefinition, suggestion?: { value: unknown; confidence: number | null; source: string | null }): Slot {
	return {
		slotId: slot.slotId,
		slotType: slot.slotType,
		question: slot.question,
		options: slot.options,
		default: slot.default ?? null,
		required: slot.required,
		acceptedFormats: slot.acceptedFormats,
		hidden: slot.hidden,
		isDisambiguation: false,
		config: slot.help ? { ...slot.config, help: slot.help } : slot.config,
		suggestedValue: suggestion?.value ?? null,
		suggestedConfidence: suggestion?.confidence ?? null,
		suggestedSource: suggestion?.source ?? null,
	};
}

/** The questions of a workflow that have no answer yet. */
export function openSlots(slots: readonly SlotDefinition[], filled: Readonly<Record<string, unknown>>): SlotDefinition[] {
	return slots.filter((slot) => !Object.hasOwn(filled, slot.slotId));
}

/** All answers, with the defaults of optional questions where there is none. */
export function withDefaults(slots: readonly SlotDefinition[], filled: Readonly<Record<string, unknown>>): Record<string, unknown> {
	const defaults = openSlots(slots, filled)
		.filter((slot) => !slot.required)
		.map((slot) => [slot.slotId, slot.default ?? null] as const);
	return { ...Object.fromEntries(defaults), ...filled };
}

/** The ids of files that answers name, for the ownership check. */
export function fileIdsIn(slots: readonly Pick<SlotDefinition, "slotId" | "slotType">[], values: Readonly<Record<string, unknown>>): string[] {
	return slots
		.filter((slot) => slot.slotType === "file")
		.flatMap((slot) => [values[slot.slotId]].flat().filter((value): value is string => typeof value === "string"));
}
