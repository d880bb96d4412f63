import { rowsOf } from "@/lib/tools/reading/pdf/baselines";
import type { Glyphs, TextSegment } from "@/lib/tools/reading/text/text-line";

/** What stands close together on one line of a page: the text of a cell's line, or a part of it. Lengths in points. */
export interface Piece {
	readonly x: number;
	readonly right: number;
	readonly y: number;
	readonly fontSize: number;
	readonly text: string;
	readonly isBold: boolean;
	readonly items: readonly Glyphs[];
}

export function pieceOf(items: readonly Glyphs[]): Piece {
	const letters = items.reduce((sum, { text }) => sum + text.length, 0);
	return {
		x: Math.min(...items.map(({ x }) => x)),
		right: Math.max(...items.map(({ x, width }) => x + width)),
		y: items[0]?.y ?? 0,
		fontSize: Math.max(...items.map(({ fontSize }) => fontSize)),
		text: items
			.map(({ text }) => text.trim())
			.join(" ")
			.trim(),
		isBold: items.reduce((sum, { bold, text }) => sum + (bold ? text.length : 0), 0) * 2 > letters,
		items,
	};
}

const [LONGEST_AMOUNT, MOST_UNIT] = [20, 3];

/** A rule that is typed as a row of signs. */
const TYPED_RULE = /^[-=_]{8,400}$/u;

/** Letters all as wide as each other, as on a line printer: how wide one is, in points; null where they differ. */
function letterWidth(items: readonly Glyphs[]): number | null {
	const long = items.filter(({ text }) => text.length >= 4);
	if (long.length < 8) return null;
	const widths = long.map(({ text, width }) => width / text.length).sort((a, b) => a - b);
	const middle = widths[widths.length >> 1] ?? 0;
	return (widths.at(-1) ?? 0) - (widths[0] ?? 0) < middle * 0.02 ? middle : null;
}

/** Lines of pieces from top to bottom; a gap of at least so many font sizes parts two pieces. */
export function pieceLines(items: readonly Glyphs[], gap: number): Piece[][] {
	const letter = letterWidth(items) ?? 0;
	return rowsOf(items.filter(({ text }) => text.trim() !== "" && !TYPED_RULE.test(text.trim()))).map((row) => {
		const parts: Glyphs[][] = [];
		let right = Number.NEGATIVE_INFINITY;
		for (const item of row) {
			const last = parts.at(-1);
			if (last && !item.isCell && item.x - right < Math.max(letter * 1.3, gap * Math.max(item.fontSize, last[0]?.fontSize ?? 0))) last.push(item);
			else parts.push([item]);
			right = Math.max(right, item.x + item.width);
		}
		return parts.map(pieceOf);
	});
}

/** The size that most pieces have. */
export function usualSize(pieces: readonly { readonly fontSize: number }[]): number {
	return pieces.map(({ fontSize }) => fontSize).sort((a, b) => a - b)[pieces.length >> 1] ?? 10;
}

/** Figures with their signs: amounts, shares, dates, dashes for none. */
export function isFigure(text: string): boolean {
	return /^[\d\s.,:%€$£¥()+\-–—−/’']{1,40}$/u.test(text) || /^[-–—]$/u.test(text);
}

/** Figures with a unit or a mark of few letters: "72,0 %", "50.08 OD", "n.d.". */
export function isAmount(text: string): boolean {
	const letters = text.match(/\p{L}/gu)?.length ?? 0;
	return isFigure(text) || (/\d/u.test(text) && text.length <= LONGEST_AMOUNT && letters <= MOST_UNIT);
}

/** Lines as those who put text together know them; what stands on one line has one height. */
export function asSegments(lines: readonly (readonly Piece[])[]): TextSegment[][] {
	return lines.map((line) =>
		line.map(({ items, x, right, text, fontSize, isBold }) => ({
			text,
			x,
			y: line[0]?.y ?? 0,
			width: right - x,
			fontSize,
			bold: isBold,
			italic: items.every(({ italic }) => italic),
			links: items.flatMap(({ links }) => links),
		})),
	);
}
