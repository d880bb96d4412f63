import { readDay } from "@/components/goal-jobs/run-filter";
import { periodOf } from "@/components/ui/form/periods";
import type { PeriodQuery } from "@/lib/specialists/schemas";
import type { Bucket } from "@/lib/specialists/workflow-views/schemas";

const DAY_MS = 86_400_000;
/** What an address says of an audit since the beginning. */
const EVER = "all";

/** The parameters of an address that say the period. */
export const PERIOD_NAMES = ["period", "from", "to"] as const;
type PeriodSearch = Record<(typeof PERIOD_NAMES)[number], string | null>;

/** The days that an address names, all that is known, or else the last 30 days. */
export function readPeriod(search: { get: (name: string) => string | null }, nowMs: number): PeriodQuery {
	const [from, to] = [readDay(search.get("from")), readDay(search.get("to"))];
	if ((from || to) && !(from && to && from > to)) return { ...(from && { from }), ...(to && { to }) };
	return search.get("period") === EVER ? {} : periodOf("30d", nowMs);
}

/** What an address says of a period. */
export function periodSearch({ from, to }: PeriodQuery, nowMs: number): PeriodSearch {
	const usual = periodOf("30d", nowMs);
	if (from === usual.from && to === usual.to) return { period: null, from: null, to: null };
	return { period: from || to ? null : EVER, from: from ?? null, to: to ?? null };
}

const dayOf = (timeMs: number): string => new Date(timeMs).toISOString().slice(0, 10);

/** The first day after a day, week or month that begins on `start`. */
export function nextStart(start: string, bucket: Bucket): string {
	const date = new Date(start);
	if (bucket === "month") return dayOf(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1));
	return dayOf(date.getTime() + (bucket === "week" ? 7 : 1) * DAY_MS);
}

/** The days of a period that are in the day, week or month that begins on `start`. */
export function periodWithin(start: string, bucket: Bucket, { from, to }: PeriodQuery): { from: string; to: string } {
	const last = dayOf(Date.parse(nextStart(start, bucket)) - DAY_MS);
	return { from: from && from > start ? from : start, to: to && to < last ? to : last };
}
