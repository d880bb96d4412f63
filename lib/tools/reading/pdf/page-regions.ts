import type { TextSegment } from "@/lib/tools/reading/text/text-line";
import { alignedShare } from "./baselines";
import { withCells } from "./cells/cell-regions";
import { inDrawnOrder } from "./cells/drawn-bands";
import { continuedGutter, type Gutter, isDrawnInCells } from "./cells/drawn-gutters";
import { withLabelsAbove } from "./cells/label-rows";
import { crosses, type Region, type Row } from "./cells/region";

const LEAST_SEGMENTS = 4;
const MOST_COLUMNS_DEEP = 3;
const CANDIDATES = 16;
const DATE_LIKE = /(?:19|20)\d{2}|\d{1,2}[./]\d{2,4}|(?:昭和|平成|令和)|[\u0660-\u0669]{4}|25[3-7]\d/;

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

interface Sides {
	readonly left: readonly TextSegment[];
	readonly right: readonly TextSegment[];
}

function sidesOf(rows: readonly Row[], { x, first, last }: Gutter): Sides {
	const inside = rows.slice(first, last + 1).flat();
	return { left: inside.filter((segment) => segment.x < x - 2), right: inside.filter((segment) => segment.x >= x - 2) };
}

const lettersOf = (segments: readonly TextSegment[]): number => segments.reduce((sum, { text }) => sum + text.length, 0);

/** Lines that stand out from the rest of a side as headings do: larger, or bold among plain ones, short, without figures. */
function headingsOf(side: readonly TextSegment[]): TextSegment[] {
	const sizes = new Map<number, number>();
	for (const { fontSize, text } of side) sizes.set(Math.round(fontSize * 2), (sizes.get(Math.round(fontSize * 2)) ?? 0) + text.length);
	const body = ([...sizes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 20) / 2;
	return side.filter(({ text, fontSize, bold }) => {
		if (text.length > 40 || /[\d@,;]|[.:]$/.test(text)) return false;
		const isUpper = text.length > 3 && text === text.toUpperCase() && text !== text.toLowerCase();
		return fontSize > body * 1.12 || (bold && isUpper);
	});
}

/** Labels of a form stand exactly on the first lines of their values, and may wrap as these do. */
const FORM_LABELS = 5;
const FORM_REACH = 0.12;
const PARAGRAPH = 1.7;

function isForm(labels: readonly TextSegment[], values: readonly TextSegment[]): boolean {
	const sorted = [...labels].sort((a, b) => a.y - b.y);
	const firsts = sorted.filter(({ y, fontSize }, at) => at === 0 || y - (sorted[at - 1]?.y ?? 0) > fontSize * PARAGRAPH);
	return firsts.length >= FORM_LABELS && alignedShare(firsts, values, FORM_REACH) >= 0.85 && lettersOf(labels) < lettersOf(values) * 0.8;
}

/** Labels that end at one edge, right before their values: no column of a page is set so. */
function isSetBeforeValues({ left, right }: Sides): boolean {
	const headings = new Set(headingsOf(left));
	const labels = left.filter((segment) => !headings.has(segment));
	const ends = labels.map(({ x, width }) => x + width);
	const edge = Math.max(...ends);
	const starts = new Set(labels.map(({ x }) => Math.round(x / 6)));
	const atEdge = ends.filter((end) => edge - end < 2.5).length;
	return atEdge >= FORM_LABELS && atEdge >= ends.length * 0.8 && starts.size >= 4 && alignedShare(labels, right) >= 0.6;
}

/**
 * Dates or places in a margin beside their entries look like a column, but belong to the rows that they stand in, as the cells of a table do.
 * Headings don't count: in such layouts they stand in the margin too.
 */
function isMarginOf(side: readonly TextSegment[], other: readonly TextSegment[]): boolean {
	const headings = new Set(headingsOf(side));
	const ys = other.map(({ y }) => y);
	const [top, bottom] = [Math.min(...ys) - 12, Math.max(...ys) + 12];
	const beside = side.filter((segment) => segment.y >= top && segment.y <= bottom && !headings.has(segment));
	if (beside.length === 0) return headings.size > 0 && alignedShare([...headings], other) >= 0.65;
	if (isForm(beside, other)) return true;
	const dated = beside.filter(({ text }) => DATE_LIKE.test(text) && text.length < 32).length / beside.length;
	return dated >= 0.5 || (alignedShare(beside, other) >= 0.65 && lettersOf(beside) < lettersOf(other) * 0.8);
}

/** Cells of a table of equal columns, such as skills in three columns: every row reads across as well as down. */
function isGrid({ left, right }: Sides): boolean {
	return alignedShare(left, right) >= 0.85 && alignedShare(right, left) >= 0.85;
}

/** How far from its column's edge what is set in the middle of a page stands at least. */
const CENTRED_PT = 24;

/** Headings of a side that head its column: what stands above all lines of the other side and away from the column's edge, as a page's title in its middle does, heads none. */
function ownHeadingsOf(side: readonly TextSegment[], other: readonly TextSegment[]): TextSegment[] {
	const [edge, top] = [Math.min(...side.map(({ x }) => x)), Math.min(...other.map(({ y }) => y))];
	return headingsOf(side).filter(({ x, y, fontSize }) => y > top - fontSize || x < edge + CENTRED_PT);
}

function isColumns(rows: readonly Row[], gutter: Gutter): boolean {
	const sides = sidesOf(rows, gutter);
	const { left, right } = sides;
	if (left.length < LEAST_SEGMENTS || right.length < LEAST_SEGMENTS) return false;
	if (right.filter((segment) => segment.x < gutter.x + 24).length / right.length < 0.4) return false;
	if (isSetBeforeValues(sides)) return false;
	const [ownLeft, ownRight] = [ownHeadingsOf(left, right), ownHeadingsOf(right, left)];
	const isHeadedApart = ownLeft.length > 0 && ownRight.length > 0 && alignedShare(ownLeft, ownRight) < 1;
	const isTable = isMarginOf(left, right) || isMarginOf(right, left);
	if (isHeadedApart && ownLeft.length + ownRight.length >= 3 && !(isTable && ownLeft.length < 2)) return true;
	const rest = { left: left.filter((segment) => !ownLeft.includes(segment)), right: right.filter((segment) => !ownRight.includes(segment)) };
	return !isTable && !isGrid(sides) && !isGrid(rest);
}

/** The gutter that parts most rows, or null. Candidates are the left edges that several segments share. */
function findGutter(rows: readonly Row[]): Gutter | null {
	const all = rows.flat();
	const [left, right] = [Math.min(...all.map(({ x }) => x)), Math.max(...all.map(({ x, width }) => x + width))];
	const edges = new Map<number, number>();
	for (const { x } of all) {
		if (x < left + (right - left) * 0.12 || x > right - (right - left) * 0.1) continue;
		edges.set(Math.round(x), (edges.get(Math.round(x)) ?? 0) + 1);
	}
	const candidates = [...edges].filter(([, count]) => count >= 3).sort((a, b) => b[1] - a[1] || a[0] - b[0]);
	const drawn = inDrawnOrder(rows);
	let best: Gutter | null = null;
	for (const [x] of candidates.slice(0, CANDIDATES)) {
		const run = longestRun(rows, x);
		const isLonger = !best || run.last - run.first > best.last - best.first || (run.last - run.first === best.last - best.first && x < best.x);
		if (isLonger && isColumns(rows, run) && !isDrawnInCells(rows, drawn, run)) best = run;
	}
	return best;
}

/** The rows that open a page with its name, of text left of the gutter alone: they belong to neither column. */
const MOST_HEAD_ROWS = 6;

/** A run without the page's head. */
function belowHead(rows: readonly Row[], gutter: Gutter): Gutter {
	const first = rows.findIndex((row) => row.some(({ x }) => x >= gutter.x - 2));
	const isHead = gutter.first === 0 && first > 0 && first <= Math.min(gutter.last, MOST_HEAD_ROWS) && isPageHead(rows.slice(0, first));
	return isHead ? { ...gutter, first } : gutter;
}

/** Rows of the largest letters of a page: its name. */
function isPageHead(rows: readonly Row[]): boolean {
	const sizes = rows.flat().map(({ fontSize }) => fontSize);
	return sizes.length > 0 && Math.max(...sizes) >= 15;
}

/** A page's rows as regions in reading order; `known` are the left edges of columns that the page before ended with. */
export function pageRegions(rows: readonly Row[], known: readonly number[]): Region[] {
	const gutter = known.length > 0 && rows.length > 1 ? continuedGutter(rows, inDrawnOrder(rows), known) : null;
	const regions = gutter ? besideGutter(rows, gutter, null, 0) : regionsOf(rows);
	return regions.map((region) => ({ ...region, rows: withLabelsAbove(region.rows) }));
}

/** Rows as regions in reading order; `end` is where their last column ends, where that is known. */
export function regionsOf(rows: readonly Row[], column: Region["column"] = null, depth = 0, end: number | null = null): Region[] {
	if (rows.length === 0) return [];
	const found = depth < MOST_COLUMNS_DEEP && rows.length >= LEAST_SEGMENTS ? findGutter(rows) : null;
	if (!found) return withCells(rows, column, depth, end, regionsOf);
	return besideGutter(rows, belowHead(rows, found), column, depth);
}

function besideGutter(rows: readonly Row[], gutter: Gutter, column: Region["column"], depth: number): Region[] {
	const inside = rows.slice(gutter.first, gutter.last + 1);
	const side = (keeps: (segment: TextSegment) => boolean) => inside.map((row) => row.filter(keeps)).filter((row) => row.length > 0);
	const edges = rows.flat();
	const left = column?.left ?? Math.min(...edges.map(({ x }) => x));
	const right = column?.right ?? Math.max(...edges.map(({ x, width }) => x + width));
	return [
		...regionsOf(rows.slice(0, gutter.first), column, depth + 1),
		...regionsOf(
			side(({ x }) => x < gutter.x - 2),
			{ left, right: gutter.x },
			depth + 1,
		),
		...regionsOf(
			side(({ x }) => x >= gutter.x - 2),
			{ left: gutter.x, right },
			depth + 1,
		),
		...regionsOf(rows.slice(gutter.last + 1), column, depth + 1),
	];
}
