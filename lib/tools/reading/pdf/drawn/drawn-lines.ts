import type { getResolvedPDFJS } from "unpdf";
import { type Matrix, matrixOf, times } from "@/lib/tools/reading/scan/matrices";
import type { DrawnLine } from "@/lib/tools/reading/text/page-material";
import type { OperatorList } from "./page-shapes";

type Ops = Awaited<ReturnType<typeof getResolvedPDFJS>>["OPS"];

const MOST_LINES = 6_000;
const MOST_STATES = 200;
const THICKEST_PT = 3;
const SHORTEST_PT = 5;
/** How a path is written: what each step is, and how many numbers follow it. */
const [MOVE, LINE, CURVE, QUADRATIC, CLOSE] = [0, 1, 2, 3, 4];
const NUMBERS: Readonly<Record<number, number>> = { [MOVE]: 2, [LINE]: 2, [CURVE]: 6, [QUADRATIC]: 4, [CLOSE]: 0 };

type Point = readonly [number, number];

function pointOf([a, b, c, d, e, f]: Matrix, x: number, y: number): Point {
	return [a * x + c * y + e, b * x + d * y + f];
}

/** The straight pieces of a path, in points of the page. */
function piecesOf(path: ArrayLike<number>, matrix: Matrix): (readonly [Point, Point])[] {
	const pieces: (readonly [Point, Point])[] = [];
	let start: Point = [0, 0];
	let last: Point = [0, 0];
	for (let at = 0; at < path.length && pieces.length < MOST_LINES; ) {
		const step = path[at] ?? CLOSE;
		const count = NUMBERS[step];
		if (count === undefined) return pieces;
		const end = count === 0 ? start : pointOf(matrix, path[at + count - 1] ?? 0, path[at + count] ?? 0);
		if (step === LINE || step === CLOSE) pieces.push([last, end]);
		if (step === MOVE) start = end;
		last = end;
		at += 1 + count;
	}
	return pieces;
}

function lineOf([[x0, y0], [x1, y1]]: readonly [Point, Point]): DrawnLine | null {
	const [width, height] = [Math.abs(x1 - x0), Math.abs(y1 - y0)];
	if (width <= 1 && height >= SHORTEST_PT) return { isUpright: true, at: (x0 + x1) / 2, from: Math.min(y0, y1), to: Math.max(y0, y1) };
	if (height <= 1 && width >= SHORTEST_PT) return { isUpright: false, at: (y0 + y1) / 2, from: Math.min(x0, x1), to: Math.max(x0, x1) };
	return null;
}

/** A filled box that is as thin as a line is one. */
function lineOfBox(pieces: readonly (readonly [Point, Point])[]): DrawnLine | null {
	const points = pieces.flat();
	const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
	const [x, right, y, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
	if (right - x <= THICKEST_PT && bottom - y >= SHORTEST_PT) return { isUpright: true, at: (x + right) / 2, from: y, to: bottom };
	if (bottom - y <= THICKEST_PT && right - x >= SHORTEST_PT) return { isUpright: false, at: (y + bottom) / 2, from: x, to: right };
	return null;
}

/** The lines that a page draws, as of tables. `toViewport` maps the page's space to points from the top left. */
export function drawnLinesOf({ fnArray, argsArray }: OperatorList, OPS: Ops, toViewport: Matrix): DrawnLine[] {
	const lines: DrawnLine[] = [];
	const states: Matrix[] = [];
	let matrix = toViewport;
	const strokes: ReadonlySet<unknown> = new Set([OPS.stroke, OPS.closeStroke, OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke, OPS.closeEOFillStroke]);
	for (let at = 0; at < fnArray.length && lines.length < MOST_LINES; at++) {
		const fn = fnArray[at];
		const args = argsArray[at] as readonly unknown[] | null;
		if (fn === OPS.save || fn === OPS.paintFormXObjectBegin) {
			if (states.length < MOST_STATES) states.push(matrix);
			const own = fn === OPS.save ? null : matrixOf(args?.[0]);
			if (own) matrix = times(matrix, own);
		} else if (fn === OPS.restore || fn === OPS.paintFormXObjectEnd) matrix = states.pop() ?? matrix;
		else if (fn === OPS.transform) matrix = times(matrix, matrixOf(args) ?? [1, 0, 0, 1, 0, 0]);
		else if (fn === OPS.constructPath && args?.[0] !== OPS.endPath) {
			const [path] = (args?.[1] as readonly (ArrayLike<number> | null)[] | null) ?? [];
			if (!path || typeof path.length !== "number") continue;
			const pieces = piecesOf(path, matrix);
			const found = strokes.has(args?.[0]) ? pieces.map(lineOf) : pieces.length > 0 && pieces.length <= 5 ? [lineOfBox(pieces)] : [];
			for (const line of found) if (line) lines.push(line);
		}
	}
	return lines;
}
