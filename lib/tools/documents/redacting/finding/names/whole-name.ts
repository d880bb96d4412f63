import { type FinderLine, plainLine, type Word, wordsOf } from "@/lib/tools/documents/redacting/finding/finder-line";
import { foldLine } from "@/lib/tools/documents/redacting/finding/labels";
import { behindTitles, type NameSpan, nameFrom } from "./name-run";

export interface LineWords {
	readonly text: string;
	readonly folded: string;
	readonly words: readonly Word[];
}

export function lineWords({ text: given }: FinderLine): LineWords {
	const text = plainLine(given);
	return { text, folded: foldLine(text), words: wordsOf(text) };
}

/** Which word is the first from a place on. */
export function wordFrom(words: readonly Word[], at: number): number {
	const index = words.findIndex(({ start }) => start >= at);
	return index === -1 ? words.length : index;
}

/** A whole line, or what of it is left, that is nothing but a name. */
export function wholeName({ text, words }: LineWords, from: number, most = 4): NameSpan | null {
	const first = behindTitles(text, words, wordFrom(words, from));
	const span = nameFrom(text, words, first, most);
	if (
		!span ||
		/[\p{L}\p{N}]/u.test(
			text
				.slice(span.end)
				.replace(/^['’]s/i, "")
				.replace(/^,? ?(?:M\.?D|Ph\.?D|MBA|LL\.?M|MSc|BSc|Jr|Sr|Esq|CPA|RN)\.?/i, ""),
		)
	)
		return null;
	return span;
}
