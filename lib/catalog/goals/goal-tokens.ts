import { plainWords } from "./goal-features";

/** What a goal says in answer to a question, with its own words for it. */
export interface GoalAnswer {
	readonly slotId: string;
	readonly value: unknown;
	/** As the goal writes it. */
	readonly evidence: string;
	/** 0 to 1. */
	readonly confidence: number;
}

export type Answered = Omit<GoalAnswer, "slotId">;

/** A word of a goal, or a run of writing without spaces, and where it stands. */
export interface Token {
	readonly raw: string;
	readonly plain: string;
	readonly start: number;
	readonly end: number;
}

export const MOST_NAME_WORDS = 3;
export const NAMED = 0.95;
export const PLACED = 0.9;
export const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A run of writing without spaces, a ratio or a number, or a word; none mixes two of them: "CSVをExcelに". */
const TOKEN =
	/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+|\p{N}+(?:[:.]\p{N}+)*|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々])[\p{L}\p{M}\p{N}])+/gu;
/** "csv2parquet" */
const ONE_TO_ANOTHER = /^(\p{L}{2,8})2(\p{L}{2,8})$/u;

const tokenAt = (raw: string, start: number): Token => ({ raw, plain: plainWords(raw), start, end: start + raw.length });

export function tokensOf(text: string): Token[] {
	return [...text.matchAll(TOKEN)].flatMap(({ 0: raw, index }) => {
		const { 1: from, 2: into } = ONE_TO_ANOTHER.exec(raw) ?? [];
		if (from === undefined || into === undefined) return [tokenAt(raw, index)];
		return [tokenAt(from, index), tokenAt("2", index + from.length), tokenAt(into, index + from.length + 1)];
	});
}

/** Where plain words stand in a text: "…" is three letters in plain words, so that places in one are not places in the other. */
export function placeInPlain(text: string, phrase: string): { start: number; end: number } | null {
	const wanted = plainWords(phrase);
	const starts: number[] = [];
	let plain = "";
	let at = 0;
	for (const letter of text) {
		const written = plainWords(letter);
		plain += written;
		for (let part = 0; part < written.length; part++) starts.push(at);
		at += letter.length;
	}
	const found = plain.indexOf(wanted);
	return found < 0 ? null : { start: starts[found] ?? 0, end: starts[found + wanted.length] ?? text.length };
}
