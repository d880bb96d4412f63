import { rowsOf } from "@/lib/tools/reading/pdf/baselines";
import type { Glyphs } from "@/lib/tools/reading/text/text-line";
import { isAmount } from "./pieces";

interface CellLine {
	readonly y: number;
	readonly items: readonly Glyphs[];
}

/** Baselines of one row stand no further apart, in font sizes. */
const SAME = 0.35;

function linesOf(items: readonly Glyphs[]): CellLine[] {
	return rowsOf(items.filter(({ text }) => text.trim() !== "")).map((own) => ({ y: own[0]?.y ?? 0, items: own }));
}

const textOf = ({ items }: CellLine) => items.map(({ text }) => text.trim()).join(" ");

/** Heights of the rows that amounts show which stand below each other; empty where a band is one row. */
function rowHeights(cells: readonly (readonly CellLine[])[]): number[] {
	const filled = cells.filter(({ length }) => length > 0);
	if (filled.length < 2 || filled.length * 2 < cells.length || filled.some(({ length }) => length < 2)) return [];
	const amounts = filled.filter((lines) => lines.every((line) => isAmount(textOf(line))));
	if (amounts.length === 0) return [];
	const size = filled[0]?.[0]?.items[0]?.fontSize ?? 10;
	const heights: number[] = [];
	for (const { y } of amounts.flat().sort((a, b) => a.y - b.y)) if (y - (heights.at(-1) ?? Number.NEGATIVE_INFINITY) > size * SAME) heights.push(y);
	return heights;
}

/** The row of a line without an amount beside it: it goes on with the one above, unless the next one's amounts stand in the middle of its texts. */
function rowOfLine(y: number, lines: readonly CellLine[], heights: readonly number[], reach: number): number {
	const own = heights.findIndex((height) => Math.abs(height - y) <= reach);
	if (own !== -1) return own;
	const before = heights.findLastIndex((height) => height < y);
	const next = before + 1;
	if (before === -1) return 0;
	if (next >= heights.length) return before;
	const [above = 0, below = 0] = [heights[before], heights[next]];
	const isLed = lines.some((line) => Math.abs(line.y - below) <= reach);
	return isLed || y - above <= below - y ? before : next;
}

/**
 * The rows of a band between two drawn lines, where amounts in it stand below each other; null where it is one row. Each row has the items of each cell.
 */
export function bandRows(cells: readonly (readonly Glyphs[])[]): Glyphs[][][] | null {
	const byCell = cells.map(linesOf);
	const heights = rowHeights(byCell);
	if (heights.length < 2) return null;
	const reach = (byCell.find(({ length }) => length > 0)?.[0]?.items[0]?.fontSize ?? 10) * SAME;
	return heights.map((_, row) => byCell.map((lines) => lines.flatMap((line) => (rowOfLine(line.y, lines, heights, reach) === row ? [...line.items] : []))));
}
