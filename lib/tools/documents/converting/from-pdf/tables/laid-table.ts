import { type Column, type PlacedPiece, placedLine } from "./aligned/table-columns";
import type { FoundCell, FoundTable, ReadCell } from "./found-table";
import { headGrid, headLinesOf, isOneRow } from "./head-grid";
import { isAmount, type Piece } from "./pieces";
import { rowsOfLines, type TableLine } from "./table-rows";

export interface TableLook {
	readonly fontSize: number;
	readonly columns: readonly Column[];
	/** Heights at which something drawn parts rows. */
	readonly parting: readonly number[];
	readonly isAllParted: boolean;
	/** Where the head ends, if something drawn ends it. */
	readonly headEnd: number | null;
	/** Heights of rules over some columns of the head, which part its lines. */
	readonly headRules?: readonly number[];
}

export interface LaidTable {
	readonly rows: readonly (readonly TableLine[])[];
	readonly columns: readonly Column[];
}

/** Lines with their pieces on columns; those of a head may be centred over several. */
export function tableLines(lines: readonly (readonly Piece[])[], columns: readonly Column[], headEnd: number | null, hasHead = true): TableLine[] {
	return lines.map((line, at) => {
		const y = line[0]?.y ?? 0;
		const mayCentre = !hasHead ? false : headEnd !== null ? y < headEnd : at === 0 && line.length < columns.length;
		return { y, placed: placedLine(line, columns, mayCentre && line.length < columns.length) };
	});
}

/** Lines of one cell of a head stand no further apart, in font sizes. */
const LEADING = 1.55;

/** Lines of a head are one row, up to one that stands over several columns or further away than lines of a cell do. */
function headRows(lines: readonly TableLine[], rules: readonly number[], fontSize: number): TableLine[][] {
	const rows: TableLine[][] = [];
	for (const line of lines) {
		const open = rows.at(-1);
		const hasSpan = open?.some(({ placed }) => placed.some(({ columns }) => columns > 1)) ?? true;
		const isParted = rules.some((y) => y > (open?.at(-1)?.y ?? line.y) - 0.5 && y < line.y - 2);
		const isFar = line.y - (open?.at(-1)?.y ?? line.y) > fontSize * LEADING;
		if (open && !hasSpan && !isParted && !isFar) open.push(line);
		else rows.push([line]);
	}
	return rows;
}

export function laidTable(lines: readonly (readonly Piece[])[], look: TableLook): LaidTable {
	const { columns, headEnd, headRules = [], parting, fontSize } = look;
	const byAmounts = headLinesOf(lines, columns);
	const byRule = headEnd === null ? [] : lines.filter((line) => (line[0]?.y ?? 0) < headEnd);
	const headed = byAmounts.length > byRule.length ? byAmounts : byRule;
	const bodyOf = (own: readonly (readonly Piece[])[]) => rowsOfLines(tableLines(lines.slice(own.length), columns, null, false), look);
	const grid = headGrid(headed, columns, [...headRules, ...parting], fontSize);
	if (grid) return { rows: [...grid, ...bodyOf(headed)], columns };
	if (headEnd === null && isOneRow(headed, lines.slice(headed.length), columns, fontSize))
		return { rows: [tableLines(headed, columns, null, false), ...bodyOf(headed)], columns };
	const placed = tableLines(lines, columns, headEnd);
	const head = headEnd === null ? [] : placed.filter(({ y }) => y < headEnd);
	return { rows: [...headRows(head, headRules, fontSize), ...rowsOfLines(placed.slice(head.length), look)], columns };
}

/** The cells of a row. `reach` says for each column how many rows below this one a cell from above still covers. */
function cellsOfRow(row: readonly TableLine[], columnCount: number, cellOf: ReadCell, reach: number[]): FoundCell[] {
	const placed = row.flatMap((line) => line.placed);
	const at = (column: number) => placed.filter((one) => one.column === column);
	const cells: FoundCell[] = [];
	for (let column = 0; column < columnCount; ) {
		const covered = reach[column] ?? 0;
		reach[column] = Math.max(0, covered - 1);
		if (covered > 0) {
			column += 1;
			continue;
		}
		const own: readonly PlacedPiece[] = at(column);
		let columnSpan = own.reduce((most, one) => Math.max(most, one.columns), 1);
		for (let next = column + 1; next < column + columnSpan; next += 1) if (at(next).length > 0) columnSpan = next - column;
		const rowSpan = own.reduce((most, one) => Math.max(most, one.rows ?? 1), 1);
		reach[column] = rowSpan - 1;
		cells.push({ ...cellOf(own.flatMap(({ piece }) => [...piece.items])), columnSpan, rowSpan });
		column += columnSpan;
	}
	return cells;
}

const textOf = ({ lines }: FoundCell) => lines.join(" ");
/** "VAT 20 %" is the name of an amount, and none itself. */
const isLabel = (text: string) => !isAmount(text) || /^\p{L}{2}/u.test(text);

/** Rows where the label of a sum, which stands before it over columns of figures, spans them from the first column on. */
function withSums(rows: readonly FoundCell[][]): FoundCell[][] {
	/** Where a row has its only text before the amount in its last column; -1 for another row. */
	const labelOf = (row: readonly FoundCell[]) => {
		const filled = row.flatMap((cell, at) => (cell.lines.length > 0 ? [at] : []));
		const [label = -1, sum = -1] = filled;
		const isSum = filled.length === 2 && label > 0 && sum === row.length - 1 && row.every(({ columnSpan }, at) => columnSpan === 1 || at === label);
		return isSum && isLabel(textOf(row[label] as FoundCell)) && isAmount(textOf(row[sum] as FoundCell)) ? label : -1;
	};
	return rows.map((row) => {
		const label = labelOf(row);
		if (label === -1) return row;
		// Before the label every cell is of one column.
		const others = rows
			.filter((other) => labelOf(other) === -1)
			.flatMap((other) => (other.slice(0, label + 1).every(({ columnSpan }) => columnSpan === 1) ? (other[label] ?? []) : []));
		const texts = others.map(textOf).filter((text) => text !== "");
		if (texts.length < 2 || texts.filter(isAmount).length < texts.length * 0.6) return row;
		const cell = row[label] as FoundCell;
		return [{ ...cell, columnSpan: label + cell.columnSpan }, ...row.slice(label + 1)];
	});
}

/** A table whose rows and columns are known, with what stands in them. */
export function foundOf({ rows, columns }: LaidTable, cellOf: ReadCell): FoundTable {
	const pieces = rows.flat().flatMap(({ placed }) => placed.map(({ piece }) => piece));
	const fontSize = pieces[0]?.fontSize ?? 10;
	const reach: number[] = [];
	return {
		left: Math.min(...pieces.map(({ x }) => x)) - 1,
		right: Math.max(...pieces.map(({ right }) => right)) + 1,
		top: Math.min(...pieces.map(({ y }) => y)) - fontSize,
		bottom: Math.max(...pieces.map(({ y }) => y)) + fontSize * 0.4,
		rows: withSums(rows.map((row) => cellsOfRow(row, columns.length, cellOf, reach))),
		items: new Set(pieces.flatMap(({ items }) => [...items])),
		isRuled: false,
		columns,
	};
}
