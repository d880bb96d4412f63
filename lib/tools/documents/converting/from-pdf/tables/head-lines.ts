import { type Column, placedLine, sticksOut } from "./aligned/table-columns";
import { isAmount, type Piece } from "./pieces";

const EDGE = 4;

/** "Segment | Revenue over four columns | Result over four": a line of a head above another that has parts of several columns beside its first. */
export function isHeadOfHead(line: readonly Piece[], columns: readonly Column[]): boolean {
	const placed = placedLine(line, columns, true);
	const right = columns.at(-1)?.right ?? 0;
	const isApart = placed.every(({ column }, at) => at === 0 || (placed[at - 1]?.column ?? 0) + (placed[at - 1]?.columns ?? 1) <= column);
	const isWithin = line.every((piece) => piece.right <= right + EDGE + sticksOut(piece, columns) && !isAmount(piece.text));
	return line.length >= 2 && isApart && isWithin && placed.some(({ columns: over }) => over > 1);
}

/** Lines of one cell stand no further apart, in font sizes. */
const LEADING = 1.45;
const LONGEST_HEAD = 40;

/** "Strongly" above "agree": the first line of one head that is higher than those beside it. */
export function isHeadBegun(line: readonly Piece[], edge: number, columns: readonly Column[]): boolean {
	const [only, more] = line;
	const [placed] = more === undefined ? placedLine(line, columns) : [];
	return only !== undefined && placed?.columns === 1 && placed.column > 0 && edge - only.y < only.fontSize * LEADING && only.text.length < LONGEST_HEAD;
}
