import { UsageQuery, UsageStatistics } from "@/lib/goal-jobs/schemas";
import { getUsage } from "@/lib/goal-jobs/views/get-usage";
import { operation } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
	GET: operation({
		operationId: "getUsage",
		summary: "How many jobs the caller made, by workflow and by day",
		description: "UTC days, both ends included, the last 30 by default. byPeriod lists the days that have jobs. A partial job counts as completed.",
		tag: "Goal jobs",
		auth: "required",
		scope: "jobs",
		query: UsageQuery,
		response: UsageStatistics,
		handle: ({ context, query }) => getUsage(context, query),
	}),
});
