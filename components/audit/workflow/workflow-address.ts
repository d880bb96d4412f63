import { DEFAULT_PERIOD, type PeriodName } from "./period";

/** The states of runs whose results can be fetched. */
export const DELIVERED = ["completed", "partial"] as const;

/** Where the audit of a workflow is, at one of its views. */
export function workflowAddress(workflowId: string, period: PeriodName, values: Readonly<Record<string, string | null>> = {}): string {
	const given = Object.entries({ period: period === DEFAULT_PERIOD ? null : period, ...values });
	const search = new URLSearchParams(given.flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
	return `/audit/${encodeURIComponent(workflowId)}${search.size > 0 ? `?${search}` : ""}`;
}
