import { periodSearch } from "@/components/audit/period/period";
import type { PeriodQuery } from "@/lib/specialists/schemas";

/** The states of runs whose results can be fetched. */
export const DELIVERED = ["completed", "partial"] as const;
/** The states of runs that ended by themselves. */
export const ENDED = [...DELIVERED, "failed"] as const;

/** Where the audit of a workflow is, at one of its views. */
export function workflowAddress(workflowId: string, period: PeriodQuery, nowMs: number, values: Readonly<Record<string, string | null>> = {}): string {
	const given = Object.entries({ ...periodSearch(period, nowMs), ...values });
	const search = new URLSearchParams(given.flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
	return `/audit/${encodeURIComponent(workflowId)}${search.size > 0 ? `?${search}` : ""}`;
}
