import type { Cell, Row } from "@/lib/tools/documents/converting/model/blocks";

/** A cell while its table is built. */
export interface BuiltCell extends Cell {
	rowSpan: number;
	readonly goesOn: boolean;
}

/** Cells that go on from above become a part of the cell above them. */
export function joinedRows(rows: readonly { readonly cells: readonly BuiltCell[] }[]): Row[] {
	const above = new Map<number, BuiltCell>();
	return rows.map(({ cells }) => {
		let column = 0;
		const own: Cell[] = [];
		for (const cell of cells) {
			const upper = above.get(column);
			if (cell.goesOn && upper) upper.rowSpan += 1;
			else {
				above.set(column, cell);
				own.push(cell);
			}
			column += cell.columnSpan;
		}
		return { cells: own };
	});
}
