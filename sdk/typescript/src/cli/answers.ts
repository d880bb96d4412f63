import type { Slot } from "../generated/models.ts";

/** What stands for the first of a question's options, which come best first: `best:5`. */
const BEST = /^best:([1-9]\d*)$/;

/** An answer that is none for its question; it is asked again. */
export class UnreadableAnswer extends Error {}

export function suggested(question: Slot): unknown {
	return question.suggestedValue ?? question.default ?? null;
}

export const isFree = (question: Slot): boolean => question.options.length === 0 || question.config.allowFreeEntries === true;

function readNumber(text: string): number {
	const number = Number(text);
	if (!Number.isFinite(number)) throw new UnreadableAnswer(`${text} is no number.`);
	return number;
}

function readJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		throw new UnreadableAnswer("That can't be read. This question takes JSON.");
	}
}

function bestOf(question: Slot, text: string): readonly string[] | null {
	const [, count] = BEST.exec(text) ?? [];
	if (count === undefined || question.options.length === 0 || question.options.includes(text)) return null;
	return question.options.slice(0, Number(count));
}

/** Several answers, where they are as many as the question takes. */
function withinCount(question: Slot, answers: readonly string[]): readonly string[] {
	const { minItems, maxItems } = question.config;
	if (typeof maxItems === "number" && answers.length > maxItems) throw new UnreadableAnswer(`Pick at most ${maxItems}; you picked ${answers.length}.`);
	if (typeof minItems === "number" && answers.length < minItems) throw new UnreadableAnswer(`Pick at least ${minItems}; you picked ${answers.length}.`);
	return answers;
}

/** A typed answer as the value that the question takes; null: its default. */
export function readAnswer(question: Slot, typed: string): unknown {
	const text = typed.trim();
	if (text === "") return suggested(question);
	const chosen = (word: string) => {
		const option = question.options[Number(word) - 1] ?? question.options.find((one) => one.toLowerCase() === word.toLowerCase()) ?? word;
		if (/^\d+$/.test(word) && question.options.length > 0 && !question.options.includes(option))
			throw new UnreadableAnswer(`There are ${question.options.length} choices, and none is number ${word}.`);
		if (!isFree(question) && !question.options.includes(option)) throw new UnreadableAnswer(`${word} is none of the choices.`);
		return option;
	};
	switch (question.slotType) {
		case "number":
			return readNumber(text);
		case "boolean":
			return /^(?:y|yes|true|1)$/i.test(text);
		case "select":
			return chosen(text);
		case "multi_select":
			return withinCount(
				question,
				bestOf(question, text) ??
					text
						.split(",")
						.map((word) => word.trim())
						.filter((word) => word !== "")
						.map(chosen),
			);
		case "text":
		case "textarea":
		case "date":
		case "file":
			return text;
		default:
			return readJson(text);
	}
}

/** `--answer k=v`: JSON where it is JSON, text otherwise. */
export function readGiven(pairs: readonly string[]): Record<string, unknown> {
	return Object.fromEntries(
		pairs.map((pair) => {
			const at = pair.indexOf("=");
			if (at <= 0) throw new SyntaxError(`--answer takes question=value, not ${JSON.stringify(pair)}`);
			const text = pair.slice(at + 1);
			try {
				return [pair.slice(0, at), JSON.parse(text)];
			} catch {
				return [pair.slice(0, at), text];
			}
		}),
	);
}

/** What `--answer` gave as the value that its question takes: `best:5` of a question with several choices is the first five of them. */
export function givenAnswer(question: Slot, given: unknown): unknown {
	return question.slotType === "multi_select" && typeof given === "string" ? (bestOf(question, given) ?? given) : given;
}
