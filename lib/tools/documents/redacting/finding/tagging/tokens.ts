import { type FinderLine, plainLine } from "@/lib/tools/documents/redacting/finding/finder-line";

/** A word, a number or a sign of a text, with what stands before it. */
export interface Token {
	readonly text: string;
	readonly line: number;
	readonly start: number;
	readonly end: number;
	readonly gap: Gap;
	/** Which part of its line it stands in, where tabs, strokes or semicolons part it as a table. */
	readonly column: number;
	readonly isFirst: boolean;
	readonly isLast: boolean;
}

export type Gap = "line" | "page" | "tab" | "wide" | "blank" | "none";

/** Scripts without blanks are read sign by sign. */
const TOKEN =
	/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}])[\p{L}\p{M}\p{N}'’])+|[^\s\p{L}\p{M}\p{N}'’]/gu;
const TABLE_SIGN = /[\t|;]/;

function gapBefore(text: string, from: number, to: number): Gap {
	if (from === to) return "none";
	const between = text.slice(from, to);
	return between.includes("\t") ? "tab" : between.length > 2 ? "wide" : "blank";
}

/** All words, numbers and signs of lines in their order. */
export function tokensOf(lines: readonly FinderLine[]): Token[] {
	return lines.flatMap((line, at) => {
		const text = plainLine(line.text);
		const found = [...text.matchAll(TOKEN)];
		let [end, column] = [0, line.cell?.column ?? 0];
		return found.map((one, number): Token => {
			const gap = number === 0 ? (lines[at - 1]?.page === line.page ? "line" : "page") : gapBefore(text, end, one.index);
			if (gap === "tab" || TABLE_SIGN.test(one[0])) column += 1;
			end = one.index + one[0].length;
			return { text: one[0], line: at, start: one.index, end, gap, column, isFirst: number === 0, isLast: number === found.length - 1 };
		});
	});
}
