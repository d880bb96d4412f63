import { createInterface } from "node:readline/promises";
import type { GoalJob, Slot } from "../generated/models.ts";

const MANY = 20;
/** Characters of what is suggested, where it is a whole record. */
const PRESET = 60;

type Shown = Readonly<Record<string, unknown>>;

const textsOf = (shown: Shown, names: readonly string[]): string[] => names.map((name) => shown[name]).filter((text) => typeof text === "string");

/** What a run shows beside a question, such as the postings to choose from: a line for each option that one of its records bears. */
function shownBeside(question: Slot, job: GoalJob): ReadonlyMap<string, string> {
	const options = new Set(question.options);
	const lists = job.pendingInterrupts.flatMap(({ payload }) => Object.values(Object(payload.stepOutputPreview))).filter(Array.isArray);
	const lines = new Map<string, string>();
	for (const shown of lists.flat() as Shown[]) {
		const option = Object.values(Object(shown)).find((value) => typeof value === "string" && options.has(value));
		const words = textsOf(Object(shown), ["title", "name", "company", "location"]);
		if (typeof option !== "string" || words.length === 0) continue;
		const fit: unknown = Object(Object(shown).fit).overall;
		lines.set(option, `${words.join(", ")}${typeof fit === "number" ? `, fit ${fit} of 100` : ""}`);
	}
	return lines;
}

function labelOf(question: Slot, option: string, shown: ReadonlyMap<string, string>): string {
	const line = shown.get(option);
	if (line !== undefined) return line;
	const labels = question.config.labels as Record<string, string> | undefined;
	const label = labels?.[option];
	return label && label !== option ? `${label} (${option})` : option;
}

function suggested(question: Slot): unknown {
	return question.suggestedValue ?? question.default ?? null;
}

/** An answer that is none for its question; it is asked again. */
class UnreadableAnswer extends Error {}

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

/** A typed answer as the value that the question takes; null: its default. */
export function readAnswer(question: Slot, typed: string): unknown {
	const text = typed.trim();
	if (text === "") return suggested(question);
	const chosen = (word: string) => {
		const option = question.options[Number(word) - 1] ?? word;
		const isFree = question.options.length === 0 || question.config.allowFreeEntries === true;
		if (!isFree && !question.options.includes(option)) throw new UnreadableAnswer(`${word} is none of the choices.`);
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
			return text
				.split(",")
				.map((word) => word.trim())
				.filter((word) => word !== "")
				.map(chosen);
		case "text":
		case "textarea":
		case "date":
		case "file":
			return text;
		default:
			return readJson(text);
	}
}

function brief(preset: unknown): string {
	const text = Array.isArray(preset) ? preset.join(", ") : typeof preset === "string" ? preset : JSON.stringify(preset);
	return text.length > PRESET ? `${text.slice(0, PRESET)}…` : text;
}

/** Asks a question on the terminal. */
export async function askOnTerminal(question: Slot, job: GoalJob): Promise<unknown> {
	const terminal = createInterface({ input: process.stdin, output: process.stderr });
	try {
		const shown = shownBeside(question, job);
		const options = question.options.slice(0, MANY).map((option, at) => `  ${at + 1}  ${labelOf(question, option, shown)}`);
		const more = question.options.length > MANY ? [`  … ${question.options.length - MANY} more: type the value itself`] : [];
		const preset = suggested(question);
		const hint = preset === null || preset === undefined ? (question.required ? "" : " [nothing]") : ` [${brief(preset)}]`;
		process.stderr.write(`\n${question.question}\n${[...options, ...more].map((line) => `${line}\n`).join("")}`);
		if (question.slotType === "multi_select") process.stderr.write("Several, with commas between.\n");
		for (;;) {
			const typed = await terminal.question(`>${hint} `);
			try {
				return readAnswer(question, typed);
			} catch (error) {
				if (!(error instanceof UnreadableAnswer)) throw error;
				process.stderr.write(`${error.message}\n`);
			}
		}
	} finally {
		terminal.close();
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
