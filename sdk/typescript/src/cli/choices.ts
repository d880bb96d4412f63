import { isApiError } from "../core/errors.ts";
import type { GoalJob, Salary, Slot } from "../generated/models.ts";
import type { Question } from "../goal-jobs.ts";
import { isFree, readAnswer, suggested, UnreadableAnswer } from "./answers.ts";

/** So many are shown at a time. */
const PAGE = 20;
const LARGEST_PAGE = 100;

/** What may be answered, and a line that says what it is. */
export interface Choice {
	readonly value: string;
	readonly line: string;
}

type Shown = Readonly<Record<string, unknown>>;

function salaryLine(shown: unknown): string | null {
	const { min, max, currency, period } = Object(shown) as Partial<Salary>;
	const amounts = [...new Set([min, max])].filter((amount) => typeof amount === "number");
	return amounts.length === 0 ? null : `${amounts.join(" to ")} ${currency} a ${period}`;
}

/** A record in a line: of a posting its title, company, place, salary and score. Null: it says nothing. */
function lineOf(shown: Shown): string | null {
	const words = ["title", "name", "company", "location"].map((name) => shown[name]).filter((text) => typeof text === "string" && text !== "");
	if (words.length === 0) return null;
	const fit: unknown = Object(shown.fit).overall;
	return [...words, salaryLine(shown.salary), typeof fit === "number" ? `fit ${fit} of 100` : null].filter((part) => part !== null).join(", ");
}

/** The records that a run shows beside a question, such as the postings to choose from: a line for each option that one of them bears. */
function shownBeside(question: Slot, job: GoalJob): Map<string, string> {
	const options = new Set(question.options);
	const lists = job.pendingInterrupts.flatMap(({ payload }) => Object.values(Object(payload.stepOutputPreview))).filter(Array.isArray);
	const lines = new Map<string, string>();
	for (const shown of lists.flat().map(Object) as Shown[]) {
		const option = Object.values(shown).find((value) => typeof value === "string" && options.has(value));
		const line = lineOf(shown);
		if (typeof option === "string" && line !== null) lines.set(option, line);
	}
	return lines;
}

/** The options of a question with what they are. A run shows the first of many postings itself; the others are read from its list. */
export async function choicesOf(question: Question, job: GoalJob): Promise<Choice[]> {
	const lines = shownBeside(question, job);
	const labels = Object(question.config.labels) as Record<string, string>;
	if (lines.size > 0 && question.options.some((option) => !lines.has(option) && !labels[option])) {
		try {
			for await (const posting of question.postings({ limit: LARGEST_PAGE })) lines.set(posting.jobId, lineOf({ ...posting }) ?? posting.jobId);
		} catch (error) {
			if (!isApiError(error)) throw error;
		}
	}
	return question.options.map((value) => {
		const label = labels[value];
		return { value, line: lines.get(value) ?? (label && label !== value ? `${label} (${value})` : value) };
	});
}

/** Choices twenty at a time, each under its number. */
export class Listing {
	readonly #choices: readonly Choice[];
	readonly #isFree: boolean;
	#next = 0;

	constructor(question: Slot, choices: readonly Choice[]) {
		this.#choices = choices;
		this.#isFree = isFree(question);
	}

	get isLong(): boolean {
		return this.#choices.length > PAGE;
	}

	/** The next twenty; after the last come the first again. */
	page(): string {
		const from = this.#next < this.#choices.length ? this.#next : 0;
		this.#next = from + PAGE;
		const left = this.#choices.length - this.#next;
		const hint = `type more for the next, or ${this.#isFree ? "/ and words" : "words"} to search for`;
		const numbered = this.#choices.slice(from, this.#next).map(({ line }, at) => `  ${from + at + 1}  ${line}`);
		return [...numbered, ...(left > 0 ? [`  … ${left} more: ${hint}`] : [])].join("\n");
	}

	/** Those that have all words; null: none has. */
	search(text: string): string | null {
		const words = text.toLowerCase().split(/\s+/).filter(Boolean);
		const found = this.#choices
			.map((choice, at) => ({ ...choice, number: at + 1 }))
			.filter(({ line, value }) => words.every((word) => `${line} ${value}`.toLowerCase().includes(word)));
		if (found.length === 0) return null;
		const left = found.length - PAGE;
		return [
			...found.slice(0, PAGE).map(({ number, line }) => `  ${number}  ${line}`),
			...(left > 0 ? [`  … ${left} more have these words: add another`] : []),
		].join("\n");
	}
}

/** What somebody typed: something to be shown, or the answer. @throws UnreadableAnswer */
export function hear(question: Slot, listing: Listing, typed: string): { readonly show: string } | { readonly answer: unknown } {
	const text = typed.trim();
	if (text === "more" && listing.isLong) return { show: listing.page() };
	if (text.startsWith("/") && listing.isLong) return { show: listing.search(text.slice(1)) ?? `  Nothing has the words ${text.slice(1)}` };
	if (text === "" && question.required && suggested(question) === null) throw new UnreadableAnswer("An answer is needed here.");
	try {
		return { answer: readAnswer(question, text) };
	} catch (error) {
		const found = error instanceof UnreadableAnswer && listing.isLong && !text.includes(",") ? listing.search(text) : null;
		if (found === null) throw error;
		return { show: found };
	}
}
