import type { DocumentLine } from "./document";

/** A piece of text as it is drawn; PDF points from the top left, y at the letters' feet. */
export interface DrawnText {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly fontSize: number;
}

/** PDF points from the top left. */
export interface Region {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

const PADDING_PT = 1.5;
const DESCENT = 0.25;
const ASCENT = 0.82;
/** Of a letter, in font sizes: an average over Latin text. */
const LETTER_WIDTH = 0.5;
const LINE_HEIGHT = 1.3;

type Placed = DocumentLine & { x: number; y: number };
const isPlaced = (line: DocumentLine): line is Placed => line.x !== null && line.y !== null;
const sizeOf = (line: DocumentLine) => line.fontSize ?? 10;

/** Where the next line of the same column begins: a line of a resume may be several on the page. */
function bottomOf(line: Placed, lines: readonly Placed[]): number {
	const below = lines.filter((other) => other.column === line.column && other.y > line.y + 1).map((other) => other.y - sizeOf(other) * ASCENT);
	return Math.min(...below, line.y + Math.max(sizeOf(line) * LINE_HEIGHT * 40, 1));
}

function around(items: readonly DrawnText[]): Region {
	const left = Math.min(...items.map((item) => item.x)) - PADDING_PT;
	const top = Math.min(...items.map((item) => item.y - item.fontSize * ASCENT)) - PADDING_PT;
	const right = Math.max(...items.map((item) => item.x + item.width)) + PADDING_PT;
	const bottom = Math.max(...items.map((item) => item.y + item.fontSize * DESCENT)) + PADDING_PT;
	return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Text that follows the line closely: the rows that it is wrapped into, and no more than its letters need. */
function rowsOf(line: Placed, lines: readonly Placed[], drawn: readonly DrawnText[]): DrawnText[] {
	const bottom = bottomOf(line, lines);
	const nextColumn = Math.min(...lines.filter((other) => other.column > line.column && other.x > line.x + 1).map((other) => other.x), Number.POSITIVE_INFINITY);
	const rightEdge = line.text.includes("\t") ? Number.POSITIVE_INFINITY : nextColumn;
	const inBand = drawn
		.filter((item) => item.y > line.y - sizeOf(line) * 0.5 && item.y < bottom)
		.filter((item) => item.x >= line.x - 2 * sizeOf(line) && item.x < rightEdge)
		.sort((left, right) => left.y - right.y);
	const rows: DrawnText[] = [];
	let last = line.y;
	for (const item of inBand) {
		if (item.y - last > sizeOf(line) * LINE_HEIGHT * 1.6) break;
		rows.push(item);
		last = item.y;
	}
	return rows;
}

/**
 * What to mark on a page for the lines of a value. With the page's own pieces of text (`drawn`) the marks fit them; without, their width is
 * guessed from the letters. Lines without a place are left out.
 */
export function regionsOf(lineIds: readonly string[], pageLines: readonly DocumentLine[], drawn: readonly DrawnText[]): Region[] {
	const placed = pageLines.filter(isPlaced);
	return placed
		.filter((line) => lineIds.includes(line.lineId))
		.map((line) => {
			const rows = rowsOf(line, placed, drawn);
			if (rows.length > 0) return around(rows);
			return around([{ x: line.x, y: line.y, width: line.text.length * sizeOf(line) * LETTER_WIDTH, fontSize: sizeOf(line) }]);
		});
}
