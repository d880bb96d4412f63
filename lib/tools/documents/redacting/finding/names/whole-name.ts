import { type FinderLine, plainLine, type Word, wordsOf } from "@/lib/tools/documents/redacting/finding/finder-line";
import { foldLine } from "@/lib/tools/documents/redacting/finding/labels";
import { behindTitles, type NameSpan, nameFrom } from "./name-run";

export interface LineWords {
	readonly text: string;
	readonly folded: string;
	readonly words: readonly Word[];
	/** Whether it stands in a cell of a table: what is beside or below it, the table tells. */
	readonly isCell?: boolean;
}

export function lineWords({ text: given, cell }: FinderLine): LineWords {
	const text = plainLine(given);
	return { text, folded: foldLine(text), words: wordsOf(text), isCell: cell !== undefined };
}

const PRONOUNS = /\((?:she|he|they)\/[a-z]{2,5}\)/i;
const DEGREES = /^,? ?\(?[A-Z][A-Za-z.]{0,6}\)?(?:, ?[A-Z][A-Za-z.]{0,6}){0,4}$/;

/** Which word is the first from a place on. */
export function wordFrom(words: readonly Word[], at: number): number {
	const index = words.findIndex(({ start }) => start >= at);
	return index === -1 ? words.length : index;
}

/** A whole line, or what of it is left, that is nothing but a name. */
export function wholeName({ text, words }: LineWords, from: number, most = 4): NameSpan | null {
	const first = behindTitles(text, words, wordFrom(words, from));
	const span = nameFrom(text, words, first, most);
	// "Raquel Castellanos, Ed.D.", "Maria Dimaculangan, RN (she/her)".
	const behind = span
		? text
				.slice(span.end)
				.replace(/^['’]s/i, "")
				.replace(PRONOUNS, "")
				.trim()
		: "";
	if (!span || (/[\p{L}\p{N}]/u.test(behind) && !DEGREES.test(behind))) return null;
	return span;
}
