import { JobParams } from "@/lib/goal-jobs/params";
import { contract } from "@/lib/platform/contract/contract";
import { EventLog, EventLogQuery } from "./schemas";

export const streamOperations = {
	listEvents: contract({
		operationId: "listEvents",
		method: "GET",
		path: "/jobs/goal/{jobSpecId}/events",
		summary: "A job's events in order, to catch up after a gap in the stream",
		tag: "Goal jobs",
		auth: "required",
		scope: "jobs",
		params: JobParams,
		notFound: "JOB_NOT_FOUND",
		description: "Events with a seq above `after`. nextAfter is the `after` of the next page, or null when the log holds no more at this moment.",
		query: EventLogQuery,
		response: EventLog,
		errors: ["JOB_NOT_FOUND"],
	}),
};
