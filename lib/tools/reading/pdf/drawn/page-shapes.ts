import type { getResolvedPDFJS } from "unpdf";
import { type Matrix, matrixOf, times } from "@/lib/tools/reading/scan/matrices";

type Ops = Awaited<ReturnType<typeof getResolvedPDFJS>>["OPS"];

/** What a page draws beside its text that tells how the text is meant. In points, origin top left. */
export interface PageShapes {
	/** Lines drawn across. */
	readonly rules: readonly { x: number; right: number; y: number }[];
	/** Small squares and circles, which stand before the items of a list. */
	readonly dots: readonly { x: number; y: number }[];
}

export interface OperatorList {
	readonly fnArray: readonly number[];
	readonly argsArray: readonly unknown[];
}

const MAX_SHAPES = 4_000;
const MAX_STATES = 200;
const RULE_THICKNESS_PT = 3;
const RULE_LENGTH_PT = 36;
const DOT_PT = { least: 1, most: 8 };

function boxOf(bounds: unknown, [a, b, c, d, e, f]: Matrix): { x: number; y: number; right: number; bottom: number } | null {
	const [x0, y0, x1, y1] = Array.from((bounds as ArrayLike<unknown> | null) ?? [], Number);
	if (x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined) return null;
	const xs = [a * x0 + c * y0 + e, a * x1 + c * y1 + e];
	const ys = [b * x0 + d * y0 + f, b * x1 + d * y1 + f];
	return { x: Math.min(...xs), right: Math.max(...xs), y: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Reads the drawn shapes from a page's operators. `toViewport` maps the page's space to points from the top left. */
export function shapesOf({ fnArray, argsArray }: OperatorList, OPS: Ops, toViewport: Matrix): PageShapes {
	const rules: PageShapes["rules"][number][] = [];
	const dots: PageShapes["dots"][number][] = [];
	const states: Matrix[] = [];
	let matrix = toViewport;
	for (let at = 0; at < fnArray.length && rules.length + dots.length < MAX_SHAPES; at++) {
		const fn = fnArray[at];
		const args = argsArray[at] as readonly unknown[] | null;
		if (fn === OPS.save || fn === OPS.paintFormXObjectBegin) {
			if (states.length < MAX_STATES) states.push(matrix);
			const own = fn === OPS.save ? null : matrixOf(args?.[0]);
			if (own) matrix = times(matrix, own);
		} else if (fn === OPS.restore || fn === OPS.paintFormXObjectEnd) matrix = states.pop() ?? matrix;
		else if (fn === OPS.transform) matrix = times(matrix, matrixOf(args) ?? [1, 0, 0, 1, 0, 0]);
		else if (fn === OPS.constructPath && args?.[0] !== OPS.endPath) {
			const box = boxOf(args?.[2], matrix);
			if (!box) continue;
			const [width, height] = [box.right - box.x, box.bottom - box.y];
			if (height <= RULE_THICKNESS_PT && width >= RULE_LENGTH_PT) rules.push({ x: box.x, right: box.right, y: (box.y + box.bottom) / 2 });
			else if (width >= DOT_PT.least && width <= DOT_PT.most && height >= width / 2 && height <= 2 * width)
				dots.push({ x: box.x, y: (box.y + box.bottom) / 2 });
		}
	}
	return { rules, dots };
}
