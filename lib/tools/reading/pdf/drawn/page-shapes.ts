import type { Matrix } from "@/lib/tools/reading/scan/pixels/matrices";
import { type OperatorList, type Ops, paintedBy } from "./painted";

/** What a page draws beside its text that tells how the text is meant. In points, origin top left. */
export interface PageShapes {
	/** Lines drawn across. */
	readonly rules: readonly { x: number; right: number; y: number }[];
	/** Small squares and circles, which stand before the items of a list. */
	readonly dots: readonly { x: number; y: number }[];
}

const MAX_SHAPES = 4_000;
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
export function shapesOf(list: OperatorList, OPS: Ops, toViewport: Matrix): PageShapes {
	const rules: PageShapes["rules"][number][] = [];
	const dots: PageShapes["dots"][number][] = [];
	for (const { fn, args, matrix } of paintedBy(list, OPS, toViewport)) {
		if (rules.length + dots.length >= MAX_SHAPES) break;
		const box = fn === OPS.constructPath && args?.[0] !== OPS.endPath ? boxOf(args?.[2], matrix) : null;
		if (!box) continue;
		const [width, height] = [box.right - box.x, box.bottom - box.y];
		if (height <= RULE_THICKNESS_PT && width >= RULE_LENGTH_PT) rules.push({ x: box.x, right: box.right, y: (box.y + box.bottom) / 2 });
		else if (width >= DOT_PT.least && width <= DOT_PT.most && height >= width / 2 && height <= 2 * width) dots.push({ x: box.x, y: (box.y + box.bottom) / 2 });
	}
	return { rules, dots };
}
