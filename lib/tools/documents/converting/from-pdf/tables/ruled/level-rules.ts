import type { DrawnBox, DrawnLine } from "@/lib/tools/reading/text/page-material";

/** Rules of one width below each other, as those of a table without upright lines. In points. */
export interface RuleStack {
	readonly left: number;
	readonly right: number;
	readonly ys: readonly number[];
}

/** Pieces of one rule stand no further apart; edges of rules that belong together differ by no more. */
const NEAR = 3;
const SAME_EDGE = 4;
const SHORTEST = 40;
const MOST_RULES = 600;

interface Rule {
	readonly y: number;
	left: number;
	right: number;
}

/** Level lines, whole where a program draws them cell by cell. */
function wholeRules(lines: readonly DrawnLine[]): Rule[] {
	const level = lines.filter(({ isUpright }) => !isUpright).sort((a, b) => a.at - b.at || a.from - b.from);
	const rules: Rule[] = [];
	for (const { at, from, to } of level) {
		const own = rules.findLast((rule) => Math.abs(rule.y - at) <= 1.2 && from <= rule.right + NEAR && to >= rule.left - NEAR);
		if (own) {
			own.left = Math.min(own.left, from);
			own.right = Math.max(own.right, to);
		} else rules.push({ y: at, left: from, right: to });
		if (rules.length > MOST_RULES) break;
	}
	return rules.filter(({ left, right }) => right - left >= SHORTEST);
}

interface Band {
	left: number;
	right: number;
	readonly top: number;
	readonly bottom: number;
}

/** Filled boxes side by side as one, where a program fills cell by cell. */
function bandsOf(boxes: readonly DrawnBox[]): Band[] {
	const bands: Band[] = [];
	for (const box of [...boxes].sort((a, b) => a.top - b.top || a.left - b.left).slice(0, MOST_RULES * 4)) {
		const own = bands.findLast(
			(one) => Math.abs(one.top - box.top) < 1 && Math.abs(one.bottom - box.bottom) < 1 && box.left <= one.right + NEAR && box.right >= one.left - NEAR,
		);
		if (own) Object.assign(own, { left: Math.min(own.left, box.left), right: Math.max(own.right, box.right) });
		else bands.push({ ...box });
	}
	return bands;
}

/** A head's ground no higher than this, in points, ends no further above the first rule. */
const MOST_GROUND = 60;
const MOST_AWAY = 34;

/** A stack of rules with the edges of the ground that its head stands on: the first rule may be the one below the first row. */
export function withGround(stack: RuleStack, boxes: readonly DrawnBox[]): RuleStack {
	const [first = 0] = stack.ys;
	const ground = bandsOf(boxes).find(
		({ left, right, top, bottom }) =>
			Math.abs(left - stack.left) <= SAME_EDGE &&
			Math.abs(right - stack.right) <= SAME_EDGE &&
			bottom - top <= MOST_GROUND &&
			bottom <= first + NEAR &&
			first - bottom <= MOST_AWAY,
	);
	if (!ground) return stack;
	return { ...stack, ys: [ground.top, ...(first - ground.bottom > NEAR ? [ground.bottom] : []), ...stack.ys] };
}

/** Stripes as level lines at their heads and feet, whole where a program fills them cell by cell. */
export function stripeStacks(boxes: readonly DrawnBox[]): RuleStack[] {
	const stripes = bandsOf(boxes);
	const edges = stripes.flatMap(({ left, right, top, bottom }) => [top, bottom].map((at) => ({ isUpright: false, at, from: left, to: right })));
	return stripes.length < 2 ? [] : ruleStacks(edges).filter(({ ys }) => ys.length >= 3);
}

/** The rules of a page that stand below each other from edge to edge. */
export function ruleStacks(lines: readonly DrawnLine[]): RuleStack[] {
	const groups: Rule[][] = [];
	for (const rule of wholeRules(lines)) {
		const own = groups.find(([first]) => first && Math.abs(first.left - rule.left) <= SAME_EDGE && Math.abs(first.right - rule.right) <= SAME_EDGE);
		if (own) own.push(rule);
		else groups.push([rule]);
	}
	return groups.flatMap((group) => {
		const ys: number[] = [];
		for (const { y } of group) if (y - (ys.at(-1) ?? Number.NEGATIVE_INFINITY) > NEAR) ys.push(y);
		return ys.length < 2 ? [] : [{ left: Math.min(...group.map(({ left }) => left)), right: Math.max(...group.map(({ right }) => right)), ys }];
	});
}
