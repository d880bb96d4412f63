import type { Segment } from "@/lib/tools/documents/comparing/schemas";
import { splitSentences } from "@/lib/tools/documents/language/line-text";

const MOST_QUOTE = 160;

/** Words of a cell that went or came. */
export interface Change {
	readonly text: string;
	/** So many letters that stay stand before it. */
	readonly behind: number;
	readonly start: number;
}

export function changesOf(cell: readonly Segment[]): Change[] {
	const changes: Change[] = [];
	let [behind, start] = [0, 0];
	for (const { text, mark } of cell) {
		if (mark === "same") behind += text.replace(/\s+/g, "").length;
		else changes.push({ text, behind, start });
		start += text.length;
	}
	return changes;
}

export const textOfCell = (cell: readonly Segment[]): string => cell.map(({ text }) => text).join("");

/** The sentence that a place of a text is in, shortened. */
export function sentenceAt(text: string, at: number): string {
	let from = 0;
	for (const sentence of splitSentences(text)) {
		const start = text.indexOf(sentence, from);
		if (start < 0) continue;
		from = start + sentence.length;
		if (from > at) return sentence.length > MOST_QUOTE ? `${sentence.slice(0, MOST_QUOTE - 1).trimEnd()}…` : sentence;
	}
	return "";
}
