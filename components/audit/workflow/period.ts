import type { PeriodQuery } from "@/lib/specialists/schemas";

const DAY_MS = 86_400_000;

/** The periods that an audit can be of, by the word in the address. */
export const PERIODS = [
	{ value: "7d", label: "Last 7 days", days: 7 },
	{ value: "30d", label: "Last 30 days", days: 30 },
	{ value: "90d", label: "Last 90 days", days: 90 },
	{ value: "12m", label: "Last 12 months", days: 365 },
	{ value: "all", label: "Since the beginning", days: null },
] as const;

export type PeriodName = (typeof PERIODS)[number]["value"];
export const DEFAULT_PERIOD: PeriodName = "30d";

/** The period that stands in an address; one that isn't known is the usual one. */
export function readPeriod(value: string | null): PeriodName {
	return PERIODS.find((period) => period.value === value)?.value ?? DEFAULT_PERIOD;
}

/** The UTC days of a period that ends today. It has no last day, so that what happens meanwhile counts too. */
export function daysOf(name: PeriodName, now: Date): PeriodQuery {
	const days = PERIODS.find((period) => period.value === name)?.days ?? null;
	return days === null ? {} : { from: new Date(now.getTime() - (days - 1) * DAY_MS).toISOString().slice(0, 10) };
}
