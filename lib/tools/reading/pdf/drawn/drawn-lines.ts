import type { Matrix } from "@/lib/tools/reading/scan/pixels/matrices";
import type { DrawnBox, DrawnLine } from "@/lib/tools/reading/text/page-material";
import { type OperatorList, type Ops, paintedBy } from "./painted";

const MOST_LINES = 6_000;
const THICKEST_PT = 3;
const SHORTEST_PT = 5;
/** A stripe behind a row is at least as high as small letters, and lower than a page of text. */
const [LOWEST_BOX_PT, HIGHEST_BOX_PT, NARROWEST_BOX_PT] = [6, 120, 10];
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

function boxOf(pieces: readonly (readonly [Point, Point])[]): DrawnBox {
	const points = pieces.flat();
	const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
	return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** A filled box that is as thin as a line is one. */
function lineOfBox({ left, right, top, bottom }: DrawnBox): DrawnLine | null {
	if (right - left <= THICKEST_PT && bottom - top >= SHORTEST_PT) return { isUpright: true, at: (left + right) / 2, from: top, to: bottom };
	if (bottom - top <= THICKEST_PT && right - left >= SHORTEST_PT) return { isUpright: false, at: (top + bottom) / 2, from: left, to: right };
	return null;
}

const isStripe = ({ left, right, top, bottom }: DrawnBox) =>
	bottom - top >= LOWEST_BOX_PT && bottom - top <= HIGHEST_BOX_PT && right - left >= NARROWEST_BOX_PT;

/** The lines and filled boxes that a page draws, as of tables. `toViewport` maps the page's space to points from the top left. */
export function drawnLinesOf(list: OperatorList, OPS: Ops, toViewport: Matrix): { lines: DrawnLine[]; boxes: DrawnBox[] } {
	const lines: DrawnLine[] = [];
	const boxes: DrawnBox[] = [];
	const strokes: ReadonlySet<unknown> = new Set([OPS.stroke, OPS.closeStroke, OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke, OPS.closeEOFillStroke]);
	for (const { fn, args, matrix } of paintedBy(list, OPS, toViewport)) {
		if (lines.length >= MOST_LINES) break;
		if (fn !== OPS.constructPath || args?.[0] === OPS.endPath) continue;
		const [path] = (args?.[1] as readonly (ArrayLike<number> | null)[] | null) ?? [];
		if (!path || typeof path.length !== "number") continue;
		const pieces = piecesOf(path, matrix);
		const box = !strokes.has(args?.[0]) && pieces.length > 0 && pieces.length <= 5 ? boxOf(pieces) : null;
		const found = box ? [lineOfBox(box)] : strokes.has(args?.[0]) ? pieces.map(lineOf) : [];
		for (const line of found) if (line) lines.push(line);
		if (box && isStripe(box) && boxes.length < MOST_LINES) boxes.push(box);
	}
	return { lines, boxes };
}
