import type { FrameColumn } from "./frame/frame-column";

/** Numbers that often stand for "no answer", "unknown" or "does not apply". */
const CODES: ReadonlySet<number> = new Set([-1, -9, -99, -999, -9999, 99, 999, 9999, 99_999, 999_999, 88, 98, 97, 998, 888, 9998]);
const FEWEST_TIMES = 2;
const MANY_TIMES = 3;
const FEWEST_ON_SCALE = 20;
const HIGHEST_MARK = 10;
const [FIRST_YEAR, LAST_YEAR] = [1900, 2100];

/** A number that stands apart from all others and may mean that there is no value. */
export interface SuspectCode {
	readonly value: number;
	readonly times: number;
	/** The nearest of the other values. */
	readonly nearest: number;
}

/** The largest or smallest value where it is such a number, comes several times, and lies away from the rest by more than the rest is wide. */
export function suspectCodes(sorted: Float64Array): SuspectCode[] {
	const found: SuspectCode[] = [];
	const suspectAt = (value: number, times: number, nearest: number, width: number) => {
		const gap = Math.abs(value - nearest);
		// An age of 99 lies less far out; that several people have it, and nobody one near it, tells.
		const isApart = gap > Math.max(1, width) || (times >= MANY_TIMES && gap > Math.max(1, width / 2)) || (value < 0 && nearest >= 0);
		if (CODES.has(value) && times >= FEWEST_TIMES && isApart) found.push({ value, times, nearest });
	};
	const last = sorted.length - 1;
	const [low = 0, high = 0] = [sorted[0], sorted[last]];
	if (sorted.length === 0 || low === high) return [];
	let [from, to] = [0, last];
	while (sorted[from] === low) from += 1;
	while (sorted[to] === high) to -= 1;
	if (from > to) return [];
	const [nextLow = 0, nextHigh = 0] = [sorted[from], sorted[to]];
	suspectAt(low, from, nextLow, nextHigh - nextLow);
	suspectAt(high, last - to, nextHigh, nextHigh - nextLow);
	return found;
}

/** Whether the values are marks on a short scale, such as 1 to 5, or years: what they add up to says nothing. */
export function isScale(column: FrameColumn): boolean {
	if (column.setting.type !== "integer") return false;
	const sorted = column.sorted();
	const codes = new Set(suspectCodes(sorted).map(({ value }) => value));
	// Such codes stand at the ends.
	let [from, to] = [0, sorted.length - 1];
	while (from <= to && codes.has(sorted[from] ?? 0)) from += 1;
	while (from <= to && codes.has(sorted[to] ?? 0)) to -= 1;
	const [low = 0, high = 0] = [sorted[from], sorted[to]];
	if (to - from + 1 < FEWEST_ON_SCALE) return false;
	return (low >= 0 && high <= HIGHEST_MARK && high > 1) || (low >= FIRST_YEAR && high <= LAST_YEAR);
}
