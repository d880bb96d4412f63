import { readDay } from "@/components/goal-jobs/run-filter";
import { periodOf } from "@/components/ui/form/periods";

/** The days of an address; the last 30 where it says none that make sense. */
export function readPeriod(search: Pick<URLSearchParams, "get">, nowMs: number): { from: string; to: string } {
	const [from, to] = [readDay(search.get("from")), readDay(search.get("to"))];
	return from && to && from <= to ? { from, to } : periodOf("30d", nowMs);
}
