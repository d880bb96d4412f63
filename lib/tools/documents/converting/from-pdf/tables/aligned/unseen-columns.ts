import { middleOf } from "@/lib/tools/documents/converting/from-pdf/tables/found-table";
import { isAmount, pieceLines, usualSize } from "@/lib/tools/documents/converting/from-pdf/tables/pieces";
import type { Glyphs } from "@/lib/tools/reading/text/text-line";
import { columnsOf } from "./table-columns";

/** The index of the place between two of which a value stands; -1 outside of them. */
export function between(places: readonly number[], value: number): number {
	return places.findLastIndex((place, at) => place <= value && at < places.length - 1 && value <= (places[at + 1] ?? 0));
}

/** Columns that no line parts, between two that one does: so many lines have texts side by side there. */
const [FEWEST_SIDE_BY_SIDE, SHARE_SIDE_BY_SIDE, LONGEST_CELL, GUTTER] = [3, 0.6, 28, 0.8];

export function withUnseen(xs: readonly number[], ys: readonly number[], texts: readonly Glyphs[]): number[] {
	return xs.flatMap((left, at) => {
		const right = xs[at + 1];
		if (right === undefined) return [left];
		const own = texts.filter((item) => middleOf(item).x > left && middleOf(item).x < right);
		const lines = pieceLines(own, GUTTER);
		const several = lines.filter(({ length }) => length >= 2);
		const letters = own.reduce((sum, { text }) => sum + text.length, 0) / Math.max(1, lines.flat().length);
		if (several.length < FEWEST_SIDE_BY_SIDE || several.length < lines.length * SHARE_SIDE_BY_SIDE || letters > LONGEST_CELL) return [left];
		// Where level lines part the rows, upright ones would part the columns: what stands side by side there is of one cell.
		const bands = several.map((line) => between(ys, (line[0]?.y ?? 0) - (line[0]?.fontSize ?? 0) * 0.3));
		const most = Math.max(...bands.map((band) => bands.filter((other) => other === band).length));
		if (most < FEWEST_SIDE_BY_SIDE || most < several.length * SHARE_SIDE_BY_SIDE) return [left];
		const columns = columnsOf(lines, usualSize(lines.flat()) * GUTTER);
		const isFigured = several.every((line) => line.some(({ text }, nth) => nth > 0 && isAmount(text)) || line === several[0]);
		return isFigured ? [left, ...columns.slice(1).map((column, nth) => (column.left + (columns[nth]?.right ?? column.left)) / 2)] : [left];
	});
}
