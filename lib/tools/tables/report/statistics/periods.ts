import type { Period } from "@/lib/tools/tables/report/schemas";

export const DAY_MS = 86_400_000;
/** 1 January 1970 was a Thursday. */
const THURSDAY = 3;

export function dayOf(milliseconds: number): number {
	return Math.floor(milliseconds / DAY_MS);
}

export function isoDay(day: number): string {
	return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** Monday 1 to Sunday 7. */
export function weekdayOf(day: number): number {
	return ((((day + THURSDAY) % 7) + 7) % 7) + 1;
}

/** The first day of the period that a day lies in. */
export function startOf(day: number, period: Period): number {
	if (period === "day") return day;
	if (period === "week") return day - weekdayOf(day) + 1;
	const date = new Date(day * DAY_MS);
	return Math.round(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1) / DAY_MS);
}

/** The first day after a period that starts on this day. */
export function endOf(start: number, period: Period): number {
	if (period === "day") return start + 1;
	if (period === "week") return start + 7;
	const date = new Date(start * DAY_MS);
	return Math.round(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1) / DAY_MS);
}

const FEWEST = 6;
const FEWEST_DAYS = 10;

/** The longest period that the days hold at least six whole ones of; null for too few days. */
export function periodFor(first: number, last: number): Period | null {
	for (const period of ["month", "week"] as const) if (wholePeriods(first, last, period).length >= FEWEST) return period;
	return last - first + 1 >= FEWEST_DAYS ? "day" : null;
}

/** The starts of the periods that lie wholly between two days. */
export function wholePeriods(first: number, last: number, period: Period): number[] {
	const starts: number[] = [];
	let start = startOf(first, period);
	if (start < first) start = endOf(start, period);
	for (; endOf(start, period) <= last + 1; start = endOf(start, period)) {
		starts.push(start);
		if (starts.length > 5_000) break;
	}
	return starts;
}

const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
export const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** "March 2026", "the week from 2026-03-02", "2026-03-02". */
export function periodWords(start: number, period: Period): string {
	const iso = isoDay(start);
	if (period === "month") return `${MONTHS[Number(iso.slice(5, 7)) - 1]} ${iso.slice(0, 4)}`;
	return period === "week" ? `the week from ${iso}` : iso;
}

/** The same in a chart. */
export function periodLabel(start: number, period: Period): string {
	const iso = isoDay(start);
	return period === "month" ? `${(MONTHS[Number(iso.slice(5, 7)) - 1] ?? "").slice(0, 3)} ${iso.slice(0, 4)}` : iso;
}
