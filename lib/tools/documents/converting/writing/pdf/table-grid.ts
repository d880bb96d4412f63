import type { Cell, Table } from "@/lib/tools/documents/converting/model/blocks";

/** A cell with its place among the columns and rows of its table. */
export interface PlacedCell {
	readonly cell: Cell;
	readonly row: number;
	readonly column: number;
	readonly columns: number;
	readonly rows: number;
}

export interface Grid {
	readonly columns: number;
	/** By the row in which they begin. */
	readonly rows: readonly (readonly PlacedCell[])[];
}

/** Where the cells of a table stand: those that reach down push the others of later rows aside. */
export function gridOf(table: Table): Grid {
	const reach: number[] = [];
	let columns = 0;
	const rows = table.rows.map((row, at) => {
		let column = 0;
		const placed = row.cells.map((cell): PlacedCell => {
			while ((reach[column] ?? 0) > at) column += 1;
			const rows = Math.min(cell.rowSpan, table.rows.length - at);
			const own = { cell, row: at, column, columns: cell.columnSpan, rows };
			for (let step = 0; step < cell.columnSpan; step += 1) reach[column + step] = at + rows;
			column += cell.columnSpan;
			return own;
		});
		columns = Math.max(columns, column);
		return placed;
	});
	return { columns, rows };
}

/** Widths of columns between the narrowest and the widest that each wants, to fill at most the width there is. */
export function columnWidths(wanted: readonly { readonly least: number; readonly most: number }[], widthPt: number): number[] {
	const [least, most] = [wanted.reduce((sum, one) => sum + one.least, 0), wanted.reduce((sum, one) => sum + one.most, 0)];
	if (most <= widthPt) {
		const stretch = most > widthPt * 0.6 ? widthPt / Math.max(1, most) : 1;
		return wanted.map((one) => one.most * stretch);
	}
	if (least >= widthPt) return wanted.map((one) => (one.least * widthPt) / least);
	const share = (widthPt - least) / Math.max(1, most - least);
	return wanted.map((one) => one.least + (one.most - one.least) * share);
}
