import { JobParams } from "@/lib/goal-jobs/params";
import { EventLog, EventLogQuery } from "@/lib/goal-jobs/schemas";
import { listEvents } from "@/lib/goal-jobs/stream/list-events";
import { operation } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
	GET: operation({
		operationId: "listEvents",
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
		handle: ({ context, params, query }) => listEvents(context, params.jobSpecId, query),
	}),
});
