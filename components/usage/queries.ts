import { queryOptions } from "@tanstack/react-query";
import { callApi } from "@/components/api-client";
import { viewOperations } from "@/components/calls/goal-jobs";

export const usageKey = (period: { from: string; to: string }) => ["runs", "usage", period.from, period.to] as const;

/** What the person's runs of these days came to. */
export function usageQuery(period: { from: string; to: string }) {
	return queryOptions({
		queryKey: usageKey(period),
		queryFn: ({ signal }) => callApi(viewOperations.getUsage, { query: period }, { signal }),
	});
}
