import { sectionKindOf } from "@/lib/tools/resume-profile/text/section-headings";
import type { PageLayout, TextLine, TextSegment } from "@/lib/tools/resume-profile/text/text-line";

type Row = readonly TextSegment[];

/** An upright strip that no text crosses from row `first` to row `last` (inclusive). */
interface Gutter {
	readonly x: number;
	readonly first: number;
	readonly last: number;
}

const MIN_SEGMENTS_PER_COLUMN = 4;
const DATE_LIKE = /(?:19|20)\d{2}|\d{1,2}[./]\d{2,4}/;

/** Segments that share a baseline, top to bottom, each row from left to right. */
export function rowsOf(segments: readonly TextSegment[]): Row[] {
	const rows: TextSegment[][] = [];
	for (const segment of [...segments].sort((a, b) => a.y - b.y || a.x - b.x)) {
		const row = rows.at(-1);
		const head = row?.[0];
		if (row && head && Math.abs(head.y - segment.y) <= Math.min(head.fontSize, segment.fontSize) * 0.35) row.push(segment);
		else rows.push([segment]);
	}
	return rows.map((row) => row.sort((a, b) => a.x - b.x));
}

function crosses(row: Row, x: number): boolean {
	return row.some((segment) => segment.x < x - 2 && segment.x + segment.width > x + 1);
}

/** The longest run of rows that leave the strip left of `x` free. */
function longestRun(rows: readonly Row[], x: number): Gutter {
	let best: Gutter = { x, first: 0, last: -1 };
	let first = 0;
	for (let index = 0; index <= rows.length; index++) {
		const row = rows[index];
		if (row && !crosses(row, x)) continue;
		if (index - 1 - first > best.last - best.first) best = { x, first, last: index - 1 };
		first = index + 1;
	}
	return best;
}

/**
 * Dates or places in a margin beside their entries look like a column, but belong to the rows that they stand in.
 * Section headings don't count: in such layouts they stand in the margin too.
 */
function isMargin(side: readonly TextSegment[], other: readonly TextSegment[]): boolean {
	const ys = other.map((segment) => segment.y);
	const [top, bottom] = [Math.min(...ys) - 12, Math.max(...ys) + 12];
	const beside = side.filter((segment) => segment.y >= top && segment.y <= bottom && sectionKindOf(segment.text) === null);
	if (beside.length === 0) return false;
	const aligned = beside.filter((segment) => ys.some((y) => Math.abs(y - segment.y) <= segment.fontSize * 0.35)).length / beside.length;
	const dated = beside.filter((segment) => DATE_LIKE.test(segment.text)).length / beside.length;
	return aligned >= 0.65 || dated >= 0.5;
}

function isColumns(rows: readonly Row[], gutter: Gutter): boolean {
	const inside = rows.slice(gutter.first, gutter.last + 1).flat();
	const left = inside.filter((segment) => segment.x < gutter.x - 2);
	const right = inside.filter((segment) => segment.x >= gutter.x - 2);
	if (left.length < MIN_SEGMENTS_PER_COLUMN || right.length < MIN_SEGMENTS_PER_COLUMN) return false;
	const atEdge = right.filter((segment) => segment.x < gutter.x + 24).length / right.length;
	if (atEdge < 0.5) return false;
	const hasHeading = (side: readonly TextSegment[]) => side.some((segment) => sectionKindOf(segment.text) !== null);
	if (hasHeading(left) && hasHeading(right)) return true;
	return !isMargin(left, right) && !isMargin(right, left);
}

/** The gutter of a two-column page, or null. Candidates are the left edges that several segments share. */
function findGutter(rows: readonly Row[], widthPt: number): Gutter | null {
	const edges = new Map<number, number>();
	for (const segment of rows.flat()) {
		if (segment.x < widthPt * 0.2 || segment.x > widthPt * 0.8) continue;
		const edge = Math.round(segment.x);
		edges.set(edge, (edges.get(edge) ?? 0) + 1);
	}
	const candidates = [...edges].filter(([, count]) => count >= 3).sort((a, b) => b[1] - a[1] || a[0] - b[0]);
	let best: Gutter | null = null;
	for (const [x] of candidates.slice(0, 12)) {
		const run = longestRun(rows, x);
		const isLonger = !best || run.last - run.first > best.last - best.first;
		if (isLonger && isColumns(rows, run)) best = run;
	}
	return best;
}

function toLine(page: number, column: number, row: Row): TextLine {
	const letters = (bold: boolean) =>
		row.filter((segment) => segment.bold === bold).reduce((sum, segment) => sum + (segment.text.match(/\p{L}/gu)?.length ?? 0), 0);
	const last = row.at(-1);
	return {
		page,
		column,
		text: row.map((segment) => segment.text).join("\t"),
		fontSize: Math.round(Math.max(...row.map((segment) => segment.fontSize)) * 10) / 10,
		bold: letters(true) > letters(false),
		x: Math.round((row[0]?.x ?? 0) * 10) / 10,
		y: Math.round((row[0]?.y ?? 0) * 10) / 10,
		right: last ? last.x + last.width : null,
		mark: null,
	};
}

/**
 * Lines of all pages in reading order. A page with two columns is read column by column, its head first; a column that goes on over
 * several pages is read to its end before the next one begins. A later page without an own gutter keeps the one before it when nothing crosses it.
 */
export function readingOrder(pages: readonly PageLayout[]): { lines: TextLine[]; isTwoColumn: boolean } {
	const flows: TextLine[][] = [[], []];
	let inherited: number | null = null;
	for (const layout of pages) {
		const rows = rowsOf(layout.segments);
		const x: number | null = inherited;
		const kept: Gutter | null = x !== null && !rows.some((row) => crosses(row, x)) ? { x, first: 0, last: rows.length - 1 } : null;
		const gutter: Gutter | null = findGutter(rows, layout.widthPt) ?? kept;
		inherited = gutter?.x ?? null;
		rows.forEach((row, index) => {
			const isInside = gutter !== null && index >= gutter.first && index <= gutter.last;
			const edge = isInside ? gutter.x - 2 : Number.POSITIVE_INFINITY;
			const sides = [row.filter((segment) => segment.x < edge), row.filter((segment) => segment.x >= edge)];
			sides.forEach((side, column) => {
				if (side.length > 0) flows[column]?.push(toLine(layout.page, column, side));
			});
		});
	}
	return { lines: flows.flat(), isTwoColumn: (flows[1]?.length ?? 0) > 0 };
}
