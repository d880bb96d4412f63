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

const SIGN = /^[^\p{L}\p{M}\p{N}]/u;
/** Signs in a row that tell something: a line drawn of them, or a hundred thousand brackets, says no more than its beginning does. */
const MOST_SIGNS = 24;

/** All words, numbers and signs of lines in their order; of signs in a row the first ones. */
export function tokensOf(lines: readonly FinderLine[]): Token[] {
	return lines.flatMap((line, at) => {
		const text = plainLine(line.text);
		const tokens: Token[] = [];
		let [end, column, signs] = [0, line.cell?.column ?? 0, 0];
		for (const { 0: piece, index } of text.matchAll(TOKEN)) {
			const isFirst = tokens.length === 0;
			const gap = isFirst ? (lines[at - 1]?.page === line.page ? "line" : "page") : gapBefore(text, end, index);
			if (gap === "tab" || TABLE_SIGN.test(piece)) column += 1;
			end = index + piece.length;
			signs = SIGN.test(piece) ? signs + 1 : 0;
			if (signs <= MOST_SIGNS) tokens.push({ text: piece, line: at, start: index, end, gap, column, isFirst, isLast: false });
		}
		const last = tokens.pop();
		if (last) tokens.push({ ...last, isLast: true });
		return tokens;
	});
}
