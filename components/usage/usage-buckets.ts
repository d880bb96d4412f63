import type { UsageStatistics } from "@/lib/goal-jobs/views/schemas";

const DAY_MS = 86_400_000;
const MOST_DAYS = 62;
/** Beyond this even months are too many: what is older stands in one bar. */
const MOST_MONTHS = 60;

type Day = UsageStatistics["byPeriod"][number];

/** Some days in a row, both ends included. */
export interface UsageBucket extends Omit<Day, "date"> {
	from: string;
	to: string;
}

const dayOf = (timeMs: number) => new Date(timeMs).toISOString().slice(0, 10);

/** The days of a range, each alone where they are few and by month where they are many; those without runs are there too. */
export function bucketsOf({ from, to, byPeriod }: Pick<UsageStatistics, "from" | "to" | "byPeriod">): UsageBucket[] {
	const spans = (Date.parse(to) - Date.parse(from)) / DAY_MS < MOST_DAYS ? daysOf(from, to) : monthsOf(from, to);
	return spans.map((span) => {
		const within = byPeriod.filter(({ date }) => date >= span.from && date <= span.to);
		const sum = (key: keyof Omit<Day, "date">) => within.reduce((total, day) => total + day[key], 0);
		return {
			...span,
			count: sum("count"),
			completed: sum("completed"),
			failed: sum("failed"),
			cancelled: sum("cancelled"),
			open: sum("open"),
			costMicroU: sum("costMicroU"),
		};
	});
}

interface Span {
	from: string;
	to: string;
}

function daysOf(from: string, to: string): Span[] {
	const spans: Span[] = [];
	for (let time = Date.parse(from); time <= Date.parse(to); time += DAY_MS) spans.push({ from: dayOf(time), to: dayOf(time) });
	return spans;
}

function monthsOf(from: string, to: string): Span[] {
	const spans: Span[] = [];
	let end = to;
	while (end >= from && spans.length < MOST_MONTHS) {
		const first = `${end.slice(0, 8)}01`;
		const isLast = spans.length === MOST_MONTHS - 1 || first <= from;
		spans.unshift({ from: isLast ? from : first, to: end });
		if (isLast) break;
		end = dayOf(Date.parse(first) - DAY_MS);
	}
	return spans;
}

/** A bucket as people write it: a day, or a month. */
export function bucketLabel({ from, to }: Span, locale: string): string {
	const options: Intl.DateTimeFormatOptions = from === to ? { day: "numeric", month: "short" } : { month: "short", year: "numeric" };
	return new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(Date.parse(to));
}
