import type { Column, PlacedPiece } from "./aligned/table-columns";
import { isFigure, type Piece } from "./pieces";

/** A line of a table with its pieces on their columns. */
export interface TableLine {
	readonly y: number;
	readonly placed: readonly PlacedPiece[];
}

/** Baselines nearer than this, in font sizes, belong to one row. */
const SAME_ROW = 0.85;
/** Lines of one cell stand so much nearer than rows do. */
const TIGHT = 1.1;
const WIDE = 1.18;
/** Gaps that are wider by so much tell more, so fewer of them do. */
const MUCH_WIDER = 1.3;
const FEWEST_GAPS = 2;
const [SHARE_OF_WIDE, SHARE_OF_MUCH_WIDER] = [0.3, 0.15];

/** Whether a table's cells stand closer within than from row to row: null where its gaps tell nothing. */
function tightGap(lines: readonly TableLine[], fontSize: number, columns: number, isParted: (from: number, to: number) => boolean): number | null {
	const gaps = lines.slice(1).flatMap(({ y, placed }, at) => {
		const before = lines[at];
		if (!before || y - before.y < fontSize * SAME_ROW) return [];
		const isFull = (own: readonly PlacedPiece[]) => own.length >= Math.max(2, columns * 0.6);
		const isRows = isFull(before.placed) && isFull(placed) && placed.length >= before.placed.length;
		return [{ gap: y - before.y, isRows: isParted(before.y, y) || isRows }];
	});
	const least = Math.min(...gaps.map(({ gap }) => gap));
	const wide = gaps.filter(({ gap }) => gap > least * WIDE);
	const tight = gaps.filter(({ gap }) => gap <= least * TIGHT);
	const much = wide.filter(({ gap }) => gap > least * MUCH_WIDER);
	if (wide.length < gaps.length * SHARE_OF_WIDE && much.length < gaps.length * SHARE_OF_MUCH_WIDER) return null;
	if (tight.filter(({ isRows }) => isRows).length > tight.length * 0.4) return null;
	return least * TIGHT;
}

const wordWidth = ({ text, x, right }: Piece) => ((text.indexOf(" ") === -1 ? text.length : text.indexOf(" ")) / Math.max(1, text.length)) * (right - x);

/** Whether a text would have gone on in the line above, had there been room. */
export function isWrapped(above: Piece, below: Piece, column: Column): boolean {
	return above.right + above.fontSize * 0.25 + wordWidth(below) > column.right;
}

export interface RowWork {
	readonly columns: readonly Column[];
	readonly fontSize: number;
	/** Where something drawn parts rows. */
	readonly parting: readonly number[];
	/** Whether all rows are parted by something drawn. */
	readonly isAllParted: boolean;
}

const filledBy = (open: readonly TableLine[]) => new Set(open.flatMap(({ placed }) => placed.map(({ column }) => column)));
/** Whether a row has little yet, as where its figures stand in the middle of its height. */
const isHalfOpen = (open: readonly TableLine[], columns: number) => filledBy(open).size < Math.max(2, columns * 0.6);

/** Whether a figure broke off at its hyphen: "2025-04-" above "13". */
const isCut = (above: Piece, below: Piece) => /\d[-–]$/u.test(above.text) && /^\d/u.test(below.text);

function isCutFigure(open: readonly TableLine[], line: TableLine): boolean {
	const before = open.at(-1);
	return line.placed.some(({ piece, column }) => before?.placed.some((one) => one.column === column && isCut(one.piece, piece)));
}

/** How far rows with a text in each column stand from each other, and whether texts that go on stand so too. */
interface Pitch {
	readonly pt: number;
	readonly wraps: boolean;
}

function pitchOf(lines: readonly TableLine[], columns: number): Pitch | null {
	const gaps = lines
		.slice(1)
		.flatMap(({ y, placed }, at) => (placed.length >= columns && (lines[at]?.placed.length ?? 0) >= columns ? [y - (lines[at]?.y ?? 0)] : []));
	if (gaps.length < FEWEST_GAPS) return null;
	const pt = Math.min(...gaps);
	const wraps = lines.some(
		({ y, placed }, at) => at > 0 && placed.length === 1 && /^\p{Ll}/u.test(placed[0]?.piece.text ?? "") && y - (lines[at - 1]?.y ?? 0) <= pt * 1.05,
	);
	return { pt, wraps };
}

/** "Garden" in bold below "Mallet" that is not: the name of a group of rows, as far from the row above as rows stand from each other. */
function isGroup(before: TableLine | undefined, { y, placed }: TableLine, pitch: Pitch | null): boolean {
	const [only, more] = placed;
	const above = before?.placed.find(({ column }) => column === 0)?.piece;
	const isFar = before !== undefined && pitch !== null && y - before.y >= pitch.pt * 0.97;
	return only !== undefined && more === undefined && only.column === 0 && isFar && only.piece.isBold && above?.isBold === false;
}

/** Whether a line goes on with the cells of the rows above it: each of its texts had no more room there. */
function goesOn(open: readonly TableLine[], line: TableLine, columns: readonly Column[], pitch: Pitch | null): boolean {
	if (line.placed.length >= Math.max(2, filledBy(open).size) && !isCutFigure(open, line)) return false;
	const before = open.at(-1);
	if (isGroup(before, line, pitch)) return false;
	// As far from the row above as rows stand from each other, new texts begin a row, unless texts of the table wrap so too.
	const isRow = line.placed.length >= 2 || columns.length === 2;
	const isAsRows = isRow && pitch !== null && !pitch.wraps && before !== undefined && line.y - before.y >= pitch.pt * 0.97;
	if (isAsRows && !isCutFigure(open, line) && line.placed.every(({ piece }) => /^\p{Lu}/u.test(piece.text))) return false;
	return line.placed.every(({ piece, column, columns: over }) => {
		const above = open.toReversed().flatMap(({ placed }) => placed.filter((one) => one.column === column))[0]?.piece;
		const own = columns[column];
		return (
			above !== undefined &&
			own !== undefined &&
			over === 1 &&
			(isCut(above, piece) || (!isFigure(piece.text) && !isFigure(above.text) && isWrapped(above, piece, own)))
		);
	});
}

/** A line that holds the beginning of a text alone, whose row's figures stand beside its end. */
function leads(open: readonly TableLine[], line: TableLine): boolean {
	const [only] = open.length === 1 ? (open[0]?.placed ?? []) : [];
	if (!only || open[0]?.placed.length !== 1 || only.column !== 0 || isFigure(only.piece.text)) return false;
	const first = line.placed.find(({ column }) => column === 0);
	return line.placed.length >= 2 && first !== undefined && /^\p{Ll}/u.test(first.piece.text);
}

/** The lines of a table row by row. */
export function rowsOfLines(lines: readonly TableLine[], { columns, fontSize, parting, isAllParted }: RowWork): TableLine[][] {
	const isParted = (from: number, to: number) => parting.some((y) => y > from - 0.5 && y < to - fontSize * 0.3);
	const tight = tightGap(lines, fontSize, columns.length, isParted);
	const pitch = pitchOf(lines, columns.length);
	const rows: TableLine[][] = [];
	for (const line of lines) {
		const open = rows.at(-1);
		const before = open?.at(-1);
		const isSame = () => {
			if (!open || !before || isParted(before.y, line.y)) return false;
			const gap = line.y - before.y;
			if (gap < fontSize * SAME_ROW || (isAllParted && before.y > (parting[0] ?? 0) && line.y < (parting.at(-1) ?? 0))) return true;
			if (leads(open, line)) return gap < fontSize * 1.7;
			if (tight !== null)
				return gap <= tight && (line.placed.length < filledBy(open).size || isHalfOpen(open, columns.length) || goesOn(open, line, columns, pitch));
			return gap < fontSize * 1.7 && goesOn(open, line, columns, pitch);
		};
		if (open && isSame()) open.push(line);
		else rows.push([line]);
	}
	return rows;
}
