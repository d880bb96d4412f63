import type { FoundCell, FoundTable, ReadCell } from "./found-table";
import type { Piece } from "./pieces";
import { type Column, type PlacedPiece, placedLine } from "./table-columns";
import { rowsOfLines, type TableLine } from "./table-rows";

export interface TableLook {
	readonly fontSize: number;
	readonly columns: readonly Column[];
	/** Heights at which something drawn parts rows. */
	readonly parting: readonly number[];
	readonly isAllParted: boolean;
	/** Where the head ends, if something drawn ends it. */
	readonly headEnd: number | null;
}

export interface LaidTable {
	readonly rows: readonly (readonly TableLine[])[];
	readonly columns: readonly Column[];
}

/** Lines with their pieces on columns; those of a head may be centred over several. */
export function tableLines(lines: readonly (readonly Piece[])[], columns: readonly Column[], headEnd: number | null): TableLine[] {
	return lines.map((line, at) => {
		const y = line[0]?.y ?? 0;
		const mayCentre = headEnd !== null ? y < headEnd : at === 0 && line.length < columns.length;
		return { y, placed: placedLine(line, columns, mayCentre && line.length < columns.length) };
	});
}

/** Lines of a head are one row, up to one that stands over several columns. */
function headRows(lines: readonly TableLine[]): TableLine[][] {
	const rows: TableLine[][] = [];
	for (const line of lines) {
		const open = rows.at(-1);
		const hasSpan = open?.some(({ placed }) => placed.some(({ columns }) => columns > 1)) ?? true;
		if (open && !hasSpan) open.push(line);
		else rows.push([line]);
	}
	return rows;
}

export function laidTable(lines: readonly (readonly Piece[])[], look: TableLook): LaidTable {
	const { columns, headEnd } = look;
	const placed = tableLines(lines, columns, headEnd);
	const head = headEnd === null ? [] : placed.filter(({ y }) => y < headEnd);
	return { rows: [...headRows(head), ...rowsOfLines(placed.slice(head.length), look)], columns };
}

function cellsOfRow(row: readonly TableLine[], columnCount: number, cellOf: ReadCell): FoundCell[] {
	const placed = row.flatMap((line) => line.placed);
	const at = (column: number) => placed.filter((one) => one.column === column);
	const cells: FoundCell[] = [];
	for (let column = 0; column < columnCount; ) {
		const own: readonly PlacedPiece[] = at(column);
		let columnSpan = own.reduce((most, one) => Math.max(most, one.columns), 1);
		for (let next = column + 1; next < column + columnSpan; next += 1) if (at(next).length > 0) columnSpan = next - column;
		cells.push({ ...cellOf(own.flatMap(({ piece }) => [...piece.items])), columnSpan, rowSpan: 1 });
		column += columnSpan;
	}
	return cells;
}

/** A table whose rows and columns are known, with what stands in them. */
export function foundOf({ rows, columns }: LaidTable, cellOf: ReadCell): FoundTable {
	const pieces = rows.flat().flatMap(({ placed }) => placed.map(({ piece }) => piece));
	const fontSize = pieces[0]?.fontSize ?? 10;
	return {
		left: Math.min(...pieces.map(({ x }) => x)) - 1,
		right: Math.max(...pieces.map(({ right }) => right)) + 1,
		top: Math.min(...pieces.map(({ y }) => y)) - fontSize,
		bottom: Math.max(...pieces.map(({ y }) => y)) + fontSize * 0.4,
		rows: rows.map((row) => cellsOfRow(row, columns.length, cellOf)),
		items: new Set(pieces.flatMap(({ items }) => [...items])),
		isRuled: false,
	};
}
