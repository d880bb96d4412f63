import type { Cell, Row, Table } from "@/lib/tools/documents/converting/model/blocks";
import type { Grid } from "./table-grid";

/** Some of a table's columns, the first of which names its rows. Columns count from 0; `to` is behind the last. */
export interface TablePart {
	readonly table: Table;
	readonly from: number;
	readonly to: number;
}

/** The column that stands in every part takes no more of its width. */
const MOST_OF_NAMES = 0.4;
const MOST_PARTS = 60;

/** Which columns stand together: as many as fit beside the first one. */
function rangesOf(least: readonly number[], widthPt: number): { from: number; to: number }[] {
	const names = Math.min(least[0] ?? 0, widthPt * MOST_OF_NAMES);
	const ranges: { from: number; to: number }[] = [];
	for (let from = 1; from < least.length; ) {
		let to = from + 1;
		for (let width = names + (least[from] ?? 0); to < least.length && width + (least[to] ?? 0) <= widthPt; to += 1) width += least[to] ?? 0;
		ranges.push({ from, to });
		from = to;
	}
	return ranges;
}

function partOf(table: Table, grid: Grid, { from, to }: { from: number; to: number }): Table {
	const rows = grid.rows.map((cells): Row => {
		const own = cells.flatMap(({ cell, column, columns }): Cell[] => {
			const end = column + columns;
			const inRange = Math.max(0, Math.min(end, to) - Math.max(column, from));
			// The first column, and what of a cell over several columns stands in this part.
			const shown = inRange + (column === 0 ? 1 : 0);
			return shown === 0 ? [] : [{ ...cell, columnSpan: shown }];
		});
		return { cells: own };
	});
	return { ...table, rows };
}

/** A table that is wider than its page, in parts below each other; each has the first column again. Null where it would be no more than one. */
export function partsOfWide(table: Table, grid: Grid, least: readonly number[], widthPt: number): TablePart[] | null {
	const ranges = rangesOf(least, widthPt);
	if (ranges.length < 2 || ranges.length > MOST_PARTS) return null;
	return ranges.map((range) => ({ ...range, table: partOf(table, grid, range) }));
}
