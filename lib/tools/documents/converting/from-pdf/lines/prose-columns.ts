import { rowsOf } from "@/lib/tools/reading/pdf/baselines";
import type { TextSegment } from "@/lib/tools/reading/text/text-line";

/** A part of a page that is set in columns of running text. Lengths in points. */
export interface ProseColumns {
	readonly top: number;
	readonly bottom: number;
	/** What stands between the columns. */
	readonly gutters: readonly { readonly left: number; readonly right: number }[];
}

interface Band {
	readonly left: number;
	readonly right: number;
}

/** Letters of a line of running text, the share of its column that it fills, and how many lines of a column do. */
const LEAST_LETTERS = 18;
const LEAST_FILLED = 0.72;
const SHARE_OF_LINES = 0.5;
const FEWEST_LINES = 4;
/** Lines of one text stand no further apart, in font sizes. */
const LEADING = 2;
/** So much of nothing, in font sizes, may stand between parts of one column. */
const WIDEST_GAP = 5;

/** Whether what stands in a band is running text: most of its lines are long, fill it, and stand close below each other. */
function isProse(segments: readonly TextSegment[], { left, right }: Band): boolean {
	const lines = rowsOf(segments.filter(({ x, width }) => x >= left - 1 && x + width <= right + 1)).map((row) => ({
		letters: row.reduce((sum, { text }) => sum + text.length, 0),
		width: Math.max(...row.map(({ x, width }) => x + width)) - (row[0]?.x ?? 0),
		y: row[0]?.y ?? 0,
		fontSize: row[0]?.fontSize ?? 10,
	}));
	const full = lines.filter((line, at) => {
		const next = lines[at + 1];
		return line.letters >= LEAST_LETTERS && line.width >= (right - left) * LEAST_FILLED && next && next.y - line.y < line.fontSize * LEADING;
	});
	return full.length >= FEWEST_LINES && full.length >= lines.length * SHARE_OF_LINES;
}

/**
 * The columns of running text that rows show, where those that stand side by side are such and no cells: at least two of the bands are
 * running text, and hold nearly all letters.
 */
export function proseColumnsOf(rows: readonly (readonly TextSegment[])[], bands: readonly Band[]): ProseColumns | null {
	const segments = rows.flat();
	const prose = bands.filter((band) => isProse(segments, band));
	if (prose.length < 2) return null;
	const letters = (within: readonly Band[]) =>
		segments.reduce((sum, { x, text }) => sum + (within.some(({ left, right }) => x >= left - 1 && x <= right) ? text.length : 0), 0);
	if (letters(prose) < letters(bands) * 0.9) return null;
	const gutters = bands.slice(1).map(({ left }, at) => ({ left: bands[at]?.right ?? left, right: left }));
	const ys = segments.map(({ y }) => y);
	return { top: Math.min(...ys), bottom: Math.max(...ys), gutters };
}

function isFree(row: readonly TextSegment[], { gutters }: ProseColumns): boolean {
	return row.every(({ x, width }) => gutters.every(({ left, right }) => x + width <= right - 1 || x >= left + 1));
}

function grown(columns: ProseColumns, rows: readonly (readonly TextSegment[])[]): ProseColumns {
	let { top, bottom } = columns;
	const close = (row: readonly TextSegment[], gap: number) => gap <= (row[0]?.fontSize ?? 10) * WIDEST_GAP && isFree(row, columns);
	for (const row of rows) {
		const y = row[0]?.y ?? 0;
		if (y <= bottom) continue;
		if (!close(row, y - bottom)) break;
		bottom = y;
	}
	for (const row of [...rows].reverse()) {
		const y = row[0]?.y ?? 0;
		if (y >= top) continue;
		if (!close(row, top - y)) break;
		top = y;
	}
	return { ...columns, top, bottom };
}

const isSame = (one: ProseColumns, other: ProseColumns) =>
	one.gutters.length === other.gutters.length &&
	one.gutters.every(({ left, right }, at) => left < (other.gutters[at]?.right ?? 0) && right > (other.gutters[at]?.left ?? 0));

/** Columns of running text with what goes on above and below them within the columns; those that touch are one. */
export function wholeColumns(found: readonly ProseColumns[], segments: readonly TextSegment[]): ProseColumns[] {
	const rows = rowsOf(segments);
	const whole: ProseColumns[] = [];
	for (const columns of found.map((one) => grown(one, rows)).sort((a, b) => a.top - b.top)) {
		const last = whole.at(-1);
		if (last && columns.top <= last.bottom + 1) {
			if (isSame(last, columns)) whole[whole.length - 1] = { ...last, bottom: Math.max(last.bottom, columns.bottom) };
		} else whole.push(columns);
	}
	return whole;
}

/** Segments in the parts in which they are read: what stands above columns, each column, and what stands below. */
export function inColumns(segments: readonly TextSegment[], all: readonly ProseColumns[]): TextSegment[][] {
	const parts: TextSegment[][] = [];
	let rest = [...segments];
	for (const { top, bottom, gutters } of all) {
		parts.push(rest.filter(({ y }) => y < top - 0.5));
		const inside = rest.filter(({ y }) => y >= top - 0.5 && y <= bottom + 0.5);
		const columnOf = ({ x, width }: TextSegment) => gutters.filter(({ left, right }) => x + width / 2 > (left + right) / 2).length;
		for (let column = 0; column <= gutters.length; column += 1) parts.push(inside.filter((segment) => columnOf(segment) === column));
		rest = rest.filter(({ y }) => y > bottom + 0.5);
	}
	return [...parts, rest].filter((part) => part.length > 0);
}
