const DAY_MS = 86_400_000;

/** Days as YYYY-MM-DD, both ends included; null where a side is open. UTC days. */
export interface Period {
	from: string | null;
	to: string | null;
}

export const PERIODS = [
	{ value: "today", label: "Today" },
	{ value: "7d", label: "Last 7 days" },
	{ value: "30d", label: "Last 30 days" },
	{ value: "month", label: "This month" },
	{ value: "last-month", label: "Last month" },
	{ value: "year", label: "Last 12 months" },
] as const;

export type PeriodName = (typeof PERIODS)[number]["value"];

const dayOf = (timeMs: number) => new Date(timeMs).toISOString().slice(0, 10);

/** The days that a period by name means at `nowMs`. */
export function periodOf(name: PeriodName, nowMs: number): { from: string; to: string } {
	const now = new Date(nowMs);
	const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
	const to = dayOf(nowMs);
	switch (name) {
		case "today":
			return { from: to, to };
		case "7d":
			return { from: dayOf(nowMs - 6 * DAY_MS), to };
		case "30d":
			return { from: dayOf(nowMs - 29 * DAY_MS), to };
		case "month":
			return { from: dayOf(Date.UTC(year, month, 1)), to };
		case "last-month":
			return { from: dayOf(Date.UTC(year, month - 1, 1)), to: dayOf(Date.UTC(year, month, 0)) };
		case "year":
			return { from: dayOf(Date.UTC(year - 1, month, now.getUTCDate() + 1)), to };
	}
}

/** The name of these days at `nowMs`; null when they have none. */
export function periodName({ from, to }: Period, nowMs: number): PeriodName | null {
	const named = PERIODS.find(({ value }) => {
		const period = periodOf(value, nowMs);
		return period.from === from && period.to === to;
	});
	return named?.value ?? null;
}
