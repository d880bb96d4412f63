import type { TextSegment } from "@/lib/tools/reading/text/text-line";
import { crosses, type Row, rightOf } from "./region";

/** A segment with its place in the page's rows. */
export interface Drawn {
	readonly segment: TextSegment;
	readonly row: number;
}

/** Cells side by side: rows `first` to `last` of a page, parted by an upright strip, each side drawn by itself. */
export interface Band {
	readonly first: number;
	readonly last: number;
	readonly left: readonly Drawn[];
	readonly right: readonly Drawn[];
}

/** Text of one side of a strip that was drawn without a stop. */
interface Run {
	readonly isRight: boolean;
	readonly drawn: Drawn[];
	first: number;
	last: number;
}

const LINE = 1.6;
const SAME_MIDDLE = 0.45;
const SAME_TOP = 0.4;

/** A page's segments in the order in which they were drawn; null where it isn't known. */
export function inDrawnOrder(rows: readonly Row[]): Drawn[] | null {
	const drawn = rows.flatMap((segments, row) => segments.map((segment): Drawn => ({ segment, row })));
	if (drawn.some(({ segment }) => segment.drawn === undefined)) return null;
	return drawn.sort((a, b) => (a.segment.drawn?.first ?? 0) - (b.segment.drawn?.first ?? 0));
}

/** Left edges of what was drawn beside and above the end of what was drawn before it: there a cell or a column begins. */
export function cellEdges(drawn: readonly Drawn[], most: number): number[] {
	const edges = new Map<number, number>();
	drawn.forEach((to, at) => {
		const from = drawn[at - 1];
		if (!from || to.row >= from.row) return;
		let edge: number | null = null;
		if (to.segment.x > rightOf(from.segment)) edge = leftEdge(drawn, at, 1, from.segment.x);
		else if (rightOf(to.segment) < from.segment.x) edge = leftEdge(drawn, at - 1, -1, to.segment.x);
		if (edge !== null) edges.set(Math.round(edge), (edges.get(Math.round(edge)) ?? 0) + 1);
	});
	return [...edges]
		.sort((a, b) => b[1] - a[1] || a[0] - b[0])
		.slice(0, most)
		.map(([edge]) => edge);
}

/** Lines of one cell need not begin at one edge. */
const MOST_LINES_LOOKED_AT = 12;

function leftEdge(drawn: readonly Drawn[], start: number, step: 1 | -1, otherX: number): number {
	let edge = drawn[start]?.segment.x ?? 0;
	for (let at = start + step, seen = 1; seen < MOST_LINES_LOOKED_AT; at += step, seen++) {
		const [before, one] = [drawn[at - step], drawn[at]];
		if (!before || !one || (step === 1 ? one.row <= before.row : one.row >= before.row)) break;
		if (one.segment.x < otherX + 12 || rightOf(one.segment) < edge) break;
		edge = Math.min(edge, one.segment.x);
	}
	return edge;
}

function runsOf(drawn: readonly Drawn[], x: number): Run[] {
	const runs: Run[] = [];
	for (const one of drawn) {
		const isRight = one.segment.x >= x - 2;
		const run = runs.at(-1);
		if (run && run.isRight === isRight) {
			run.drawn.push(one);
			run.first = Math.min(run.first, one.row);
			run.last = Math.max(run.last, one.row);
		} else runs.push({ isRight, drawn: [one], first: one.row, last: one.row });
	}
	return runs;
}

const SAME_EDGE = 3;

/** Lines of one cell begin at one edge, or are set around one middle. */
function areSetAlike(above: TextSegment, below: TextSegment): boolean {
	return Math.abs(above.x - below.x) <= SAME_EDGE || Math.abs(above.x + rightOf(above) - below.x - rightOf(below)) <= SAME_EDGE;
}

/** The lines at a run's end that stand right below each other. */
function lastLines(run: Run): Drawn[] {
	let from = run.drawn.length - 1;
	for (; from > 0; from--) {
		const [above, below] = [run.drawn[from - 1] as Drawn, run.drawn[from] as Drawn];
		const distance = below.segment.y - above.segment.y;
		const isBelow = above.row < below.row && distance <= Math.max(above.segment.fontSize, below.segment.fontSize) * LINE;
		if (!isBelow || !areSetAlike(above.segment, below.segment)) break;
	}
	return run.drawn.slice(from);
}

const middleOf = (drawn: readonly Drawn[]): number => ((drawn[0]?.segment.y ?? 0) + (drawn.at(-1)?.segment.y ?? 0)) / 2;

/** What of a run stands beside the cell that was drawn after it: its lines from there, or those in the middle of which the cell is set. */
function besideOf(run: Run, cell: Run): Drawn[] {
	// Smaller type at the top of a cell stands a little higher than the larger type beside it.
	const [first] = cell.drawn;
	const top = first ? first.segment.y - first.segment.fontSize * SAME_TOP : 0;
	const beside = run.drawn.filter(({ row, segment }) => row >= cell.first || segment.y > top);
	const lines = lastLines(run);
	const size = lines[0]?.segment.fontSize ?? 10;
	if (beside.length > 0 && lines.length > beside.length && Math.abs(middleOf(lines) - middleOf(cell.drawn)) < size * SAME_MIDDLE) return lines;
	return beside;
}

/** Cells side by side within rows that leave the strip left of `x` free. What is drawn across each other makes none. */
function bandsWithin(drawn: readonly Drawn[], x: number): Band[] {
	const runs = runsOf(drawn, x);
	const bands: Band[] = [];
	let taken = -1;
	for (const [at, cell] of runs.entries()) {
		if (!cell.isRight) continue;
		const [before, after] = [runs[at - 1], runs[at + 1]];
		const end = runs[at + 2]?.first ?? Number.POSITIVE_INFINITY;
		let left = before ? besideOf(before, cell) : [];
		if (left.length === 0 && after) {
			left = after.drawn.filter(({ row }) => row >= cell.first && row < end);
			if (!left.some(({ row }) => row <= cell.last)) left = [];
		}
		if (left.length === 0) continue;
		const first = left.reduce((least, { row }) => Math.min(least, row), cell.first);
		const last = left.reduce((most, { row }) => Math.max(most, row), cell.last);
		if (first > taken) bands.push({ first, last, left, right: cell.drawn });
		else if ((bands.at(-1)?.last ?? -1) >= first) bands.pop();
		taken = Math.max(taken, last);
	}
	return bands;
}

/** Cells side by side that the strip left of `x` parts. */
export function bandsOf(rows: readonly Row[], drawn: readonly Drawn[], x: number): Band[] {
	const parts: Drawn[][] = [[]];
	const partOf = rows.map((row) => {
		if (!crosses(row, x)) return parts.length - 1;
		parts.push([]);
		return -1;
	});
	for (const one of drawn) parts[partOf[one.row] ?? -1]?.push(one);
	return parts.flatMap((part) => bandsWithin(part, x));
}

const linesIn = (side: readonly Drawn[]): number => new Set(side.map(({ row }) => row)).size;

/** Whether a cell of a band has more than one line. */
export const isDeep = ({ left, right }: Band): boolean => linesIn(left) > 1 || linesIn(right) > 1;
