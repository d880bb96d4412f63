import { textAfterBullet } from "@/lib/tools/reading/text/bullet-glyphs";
import type { Row } from "./region";
import { isDate } from "./wrapped-cells";

/** A margin holds so many lines beside an entry, of so much less text. */
const MOST_MARGIN_LINES = 4;
const MARGIN_SHARE = 0.5;
const SAME_BASELINE = 0.35;

const lettersOf = (rows: readonly Row[]): number => rows.flat().reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);

const isItem = (row: Row | undefined): boolean => row?.some(({ text }) => textAfterBullet(text) !== null) ?? false;

function isShort(rows: readonly Row[], beside: readonly Row[]): boolean {
	return (
		rows.length <= MOST_MARGIN_LINES &&
		(rows.length === 1 || rows.length < beside.length) &&
		lettersOf(rows) < lettersOf(beside) * MARGIN_SHARE &&
		!rows.some(isItem)
	);
}

/** Dates, or marks of how well something is known. */
export function isDated(rows: readonly Row[]): boolean {
	const dated = rows.filter(([first]) => first !== undefined && isDate(first)).length;
	return dated >= rows.length / 2 || lettersOf(rows) === 0;
}

/** Whether a side holds nothing but dates, places and labels beside what stands on the other. */
export function isMargin(cells: readonly { own: readonly Row[]; other: readonly Row[] }[]): boolean {
	const short = cells.filter(({ own, other }) => isShort(own, other) || isDated(own));
	return short.length >= cells.length * 0.7;
}

/** How far, in font sizes, a place below a date may stand from the line that it is put beside. */
const NEAR = 0.9;
/** At the top of a cell smaller type stands a little higher. */
const NEAR_TOP = 0.5;

const yOf = (row: Row | undefined): number => row?.[0]?.y ?? Number.POSITIVE_INFINITY;

/** The row from `from` on whose baseline is that of `own`, or else the first that stands below it. */
function placeFor(own: Row, rows: readonly Row[], from: number): { at: number; isBeside: boolean } {
	const [y, size] = [yOf(own), own[0]?.fontSize ?? 10];
	let at = from;
	for (; at < rows.length && yOf(rows[at]) <= y + size; at++) {
		if (Math.abs(yOf(rows[at]) - y) <= Math.min(size, rows[at]?.[0]?.fontSize ?? size) * SAME_BASELINE) return { at, isBeside: true };
		if (yOf(rows[at]) > y) break;
	}
	return { at, isBeside: false };
}

/** Puts what stands in a margin beside the lines of its entry: on their baselines, and what stands below a date in smaller steps beside the next line. */
export function beside(margin: readonly Row[], rows: readonly Row[], isLeft: boolean): Row[] {
	const placed: Row[] = [];
	let from = 0;
	for (const own of margin) {
		const { at, isBeside } = placeFor(own, rows, from);
		const next = rows[from];
		const size = Math.min(own[0]?.fontSize ?? 10, next?.[0]?.fontSize ?? 10);
		const reach = placed.length > 0 ? NEAR : NEAR_TOP;
		const isNear = isLeft && !isBeside && !isItem(next) && Math.abs(yOf(next) - yOf(own)) <= size * reach;
		const target = isBeside ? rows[at] : isNear ? next : undefined;
		placed.push(...rows.slice(from, isNear ? from : at));
		from = isNear ? from : at;
		if (!target) placed.push(own);
		else {
			placed.push(isLeft ? [...own.map((segment) => ({ ...segment, y: yOf(target) })), ...target] : [...target, ...own]);
			from += 1;
		}
	}
	return [...placed, ...rows.slice(from)];
}
