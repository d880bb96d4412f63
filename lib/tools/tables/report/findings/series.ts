import type { FrameColumn } from "@/lib/tools/tables/report/frame/frame-column";
import type { Period } from "@/lib/tools/tables/report/schemas";
import { DAY_MS, dayOf, endOf, startOf } from "@/lib/tools/tables/report/statistics/periods";
import { fencesOf, Moments, within } from "@/lib/tools/tables/report/statistics/summary";

export interface SeriesPoint {
	/** The first day of the period, counted from 1970. */
	readonly start: number;
	readonly value: number;
	readonly count: number;
}

const FAR = 3;

/** The first and last day of a column of dates; days far from all others don't count. */
export function daySpan(date: FrameColumn): { first: number; last: number } | null {
	const sorted = date.sorted();
	const fences = fencesOf(sorted, FAR);
	const kept = fences ? within(sorted, fences) : sorted;
	if (kept.length === 0) return null;
	return { first: dayOf(kept[0] ?? 0), last: dayOf(kept[kept.length - 1] ?? 0) };
}

/**
 * A measure over the given periods: its sum, with 0 where there are no rows, or its mean, without the periods that have none. Without a measure
 * rows are counted.
 */
export function seriesOf(measure: FrameColumn | null, date: FrameColumn, starts: readonly number[], period: Period, isSummed: boolean): SeriesPoint[] {
	const moments = new Map(starts.map((start) => [start, new Moments()]));
	const days = date.numbers ?? new Float64Array();
	const values = measure?.numbers;
	const [from, to] = [(starts[0] ?? 0) * DAY_MS, endOf(starts.at(-1) ?? 0, period) * DAY_MS];
	const startOfDay = new Map<number, number>();
	for (let row = 0; row < days.length; row += 1) {
		const at = days[row] ?? Number.NaN;
		if (!(at >= from && at < to)) continue;
		const value = values ? (values[row] ?? Number.NaN) : 1;
		if (Number.isNaN(value)) continue;
		const day = dayOf(at);
		let start = startOfDay.get(day);
		if (start === undefined) {
			start = startOf(day, period);
			startOfDay.set(day, start);
		}
		moments.get(start)?.add(value);
	}
	return starts.flatMap((start): SeriesPoint[] => {
		const of = moments.get(start) ?? new Moments();
		if (isSummed) return [{ start, value: of.sum, count: of.count }];
		return of.count > 0 ? [{ start, value: of.sum / of.count, count: of.count }] : [];
	});
}
