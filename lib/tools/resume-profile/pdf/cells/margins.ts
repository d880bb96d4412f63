import { textAfterBullet } from "@/lib/tools/resume-profile/text/bullet-glyphs";
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
	const dated = rows.filter(([first]) => first !== undefined && isDate(first.text)).length;
	return dated >= rows.length / 2 || lettersOf(rows) === 0;
}

/** Whether a side holds nothing but dates, places and labels beside what stands on the other. */
export function isMargin(cells: readonly { own: readonly Row[]; other: readonly Row[] }[]): boolean {
	const short = cells.filter(({ own, other }) => isShort(own, other) || isDated(own));
	return short.length >= cells.length * 0.7;
}

/** How far, in font sizes, a place below a date may stand from the line that it is put beside. */
const NEAR = 0.9;

/** Puts what stands in a margin beside the lines of its entry: on their baselines, and what stands below a date in smaller steps beside the next line. */
export function beside(margin: readonly Row[], rows: readonly Row[], isLeft: boolean): Row[] {
	const placed = [...rows];
	let from = 0;
	for (const own of margin) {
		const y = own[0]?.y ?? 0;
		const size = own[0]?.fontSize ?? 10;
		const distance = (row: Row | undefined) => Math.abs((row?.[0]?.y ?? Number.POSITIVE_INFINITY) - y) / Math.min(size, row?.[0]?.fontSize ?? size);
		let at = placed.findIndex((row, index) => index >= from && distance(row) <= SAME_BASELINE);
		if (at === -1 && isLeft && from > 0 && distance(placed[from]) <= NEAR && !isItem(placed[from])) at = from;
		const target = placed[at];
		if (target) placed[at] = isLeft ? [...own.map((segment) => ({ ...segment, y: target[0]?.y ?? y })), ...target] : [...target, ...own];
		else {
			const below = placed.findIndex((row, index) => index >= from && (row[0]?.y ?? 0) > y);
			at = below === -1 ? placed.length : below;
			placed.splice(at, 0, own);
		}
		from = at + 1;
	}
	return placed;
}
