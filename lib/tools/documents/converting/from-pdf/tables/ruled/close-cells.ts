import { isFigure } from "@/lib/tools/documents/converting/from-pdf/tables/pieces";
import { rowsOf } from "@/lib/tools/reading/pdf/baselines";
import type { Glyphs } from "@/lib/tools/reading/text/text-line";

/** Where a text begins that others begin at too, in points; more of them are columns of a page of pictures of letters. */
const SAME_EDGE = 1;
const MOST_EDGES = 60;
/** So near, in font sizes, a blank within a text stands to the edge that parts it. */
const NEAR_BLANK = 0.25;
const WORD = /\p{L}\p{L}/u;
const [FEWEST_BEGUN, FEWEST_PARTED, FEWEST_IN_ALL] = [1, 3, 5];

/** How wide letters are beside each other, in font sizes of a usual font. */
function usualWidth(letter: string): number {
	if (letter === " ") return 0.278;
	if (/\d/u.test(letter)) return 0.556;
	if (/[iljtfI.,:;'|!()[\]-]/u.test(letter)) return 0.28;
	if (/[mwMW@%]/u.test(letter)) return 0.85;
	return /\p{Lu}/u.test(letter) ? 0.68 : 0.53;
}

interface Blank {
	readonly at: number;
	/** Where the next word begins, in points, as far as the usual widths of letters tell. */
	readonly x: number;
}

function blanksOf({ text, x, width }: Glyphs): Blank[] {
	const letters = [...text];
	const widths = letters.map(usualWidth);
	const all = widths.reduce((sum, own) => sum + own, 0);
	const blanks: Blank[] = [];
	let before = 0;
	letters.forEach((letter, at) => {
		before += widths[at] ?? 0;
		if (letter === " " && at > 0 && at < letters.length - 1) blanks.push({ at, x: x + (width * before) / Math.max(all, 0.1) });
	});
	return blanks;
}

interface Crossing {
	readonly item: Glyphs;
	readonly at: number;
	/** What stands beside the figure. */
	readonly word: string;
}

/** What stands across an edge: a text with a figure before it or behind it that may be parted there; null where it may not. */
function crossingOf(item: Glyphs, edge: number): Crossing | null {
	const letters = [...item.text];
	const blank = blanksOf(item).find(({ x }) => Math.abs(x - edge) <= Math.max(1.5, item.fontSize * NEAR_BLANK));
	if (!blank) return null;
	const [before, behind] = [
		letters.slice(0, blank.at).join("").trim(),
		letters
			.slice(blank.at + 1)
			.join("")
			.trim(),
	];
	const word = isFigure(before) ? behind : isFigure(behind) ? before : "";
	return WORD.test(word) ? { item, at: blank.at, word } : null;
}

/** The texts to part at an edge: in lines below each other that nothing else crosses there. */
function crossingsAt(edge: number, rows: readonly (readonly Glyphs[])[]): Crossing[] {
	const found: Crossing[] = [];
	let [open, begun, ended] = [[] as Crossing[], 0, 0];
	const close = () => {
		// Units behind figures are few; texts of a column differ.
		if (begun >= FEWEST_BEGUN && new Set(open.map(({ word }) => word)).size >= FEWEST_PARTED && open.length + begun + ended >= FEWEST_IN_ALL)
			found.push(...open);
		[open, begun, ended] = [[], 0, 0];
	};
	for (const row of rows) {
		const over = row.find(({ x, width }) => x < edge - SAME_EDGE && x + width > edge + SAME_EDGE);
		const crossing = over ? crossingOf(over, edge) : null;
		if (over && !crossing) close();
		else if (crossing) open.push(crossing);
		else if (row.some(({ x }) => Math.abs(x - edge) <= SAME_EDGE)) begun += 1;
		else if (row.some(({ x, width, fontSize, text }) => isFigure(text) && edge - x - width >= 0 && edge - x - width < fontSize * 0.5)) ended += 1;
	}
	close();
	return found;
}

/**
 * Pieces of text that are two cells as two: where close cells are drawn one after the other, as spreadsheets print them, a figure and the text
 * beside it come as one text. Other lines show where the second begins.
 */
export function withCloseCells(items: readonly Glyphs[]): Glyphs[] {
	const rows = rowsOf(items);
	const starts = new Map<number, number>();
	for (const { x } of items) starts.set(Math.round(x), (starts.get(Math.round(x)) ?? 0) + 1);
	const edges = [...starts].sort((a, b) => b[1] - a[1]).slice(0, MOST_EDGES);
	const parted = new Map<Glyphs, { readonly at: number; readonly edge: number }>();
	for (const [edge] of edges) for (const { item, at } of crossingsAt(edge, rows)) if (!parted.has(item)) parted.set(item, { at, edge });
	return items.flatMap((item) => {
		const part = parted.get(item);
		if (!part) return [item];
		const letters = [...item.text];
		const right = item.x + item.width;
		return [
			{ ...item, text: letters.slice(0, part.at).join("").trimEnd(), width: Math.max(1, part.edge - item.x - item.fontSize * 0.2), endsInSpace: false },
			{
				...item,
				text: letters
					.slice(part.at + 1)
					.join("")
					.trimStart(),
				x: part.edge,
				width: Math.max(1, right - part.edge),
				isCell: true,
			},
		];
	});
}
