const DAY_MS = 86_400_000;
/** More bars than this can't be told apart: days become weeks, and those months. */
const MOST_BARS = 92;

export interface DayBucket {
	/** UTC days, both included. */
	readonly from: string;
	readonly to: string;
	readonly count: number;
}

const dayOf = (timeMs: number) => new Date(timeMs).toISOString().slice(0, 10);
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Responses by day without gaps, from the first day with one to the last; by weeks of seven days, or by thirty, where there are very many. */
export function dayBuckets(responsesByDate: ReadonlyArray<{ date: string; count: number }>, today: string): DayBucket[] {
	const [first] = responsesByDate;
	if (!first) return [];
	const last = [today, responsesByDate.at(-1)?.date ?? today].reduce((one, other) => (one > other ? one : other));
	const days = Math.round((timeOf(last) - timeOf(first.date)) / DAY_MS) + 1;
	const width = days <= MOST_BARS ? 1 : days <= 7 * MOST_BARS ? 7 : 30;
	const buckets = Array.from({ length: Math.ceil(days / width) }, (_bucket, index) => {
		const startMs = timeOf(first.date) + index * width * DAY_MS;
		return { from: dayOf(startMs), to: dayOf(Math.min(timeOf(last), startMs + (width - 1) * DAY_MS)), count: 0 };
	});
	for (const { date, count } of responsesByDate) {
		const bucket = buckets[Math.floor((timeOf(date) - timeOf(first.date)) / DAY_MS / width)];
		if (bucket) bucket.count += count;
	}
	return buckets;
}
