import { z } from "zod";
import { contract } from "@/lib/platform/contract/contract";
import { JOB_ID, TASK_ID } from "@/lib/platform/contract/example-values";
import { ChangedSessions, ChangeSessionsInput, SessionFilter } from "./schemas";

export const sessionOperations = {
	changeSessions: contract({
		operationId: "changeSessions",
		method: "POST",
		path: "/jobs/goal/bulk",
		summary: "Cancel or delete up to 100 jobs at once",
		description:
			"Each job is changed as by its own operation, or stays as it is and says why: look into results. The answer is 200 also when none was changed. A job given twice counts once.",
		tag: "Goal jobs",
		auth: "required",
		scope: "jobs",
		body: ChangeSessionsInput,
		response: ChangedSessions,
		example: {
			request: { action: "cancel", jobSpecIds: [JOB_ID, TASK_ID] },
			response: {
				results: [
					{ jobSpecId: JOB_ID, success: true, code: null, message: null },
					{ jobSpecId: TASK_ID, success: false, code: "JOB_NOT_FOUND", message: "There is no such job, or it is not yours." },
				],
				succeeded: 1,
				failed: 1,
			},
		},
	}),
	exportSessions: contract({
		operationId: "exportSessions",
		method: "GET",
		path: "/jobs/goal/export",
		summary: "The caller's jobs as a CSV file",
		description: "The same filters as the list, and all that pass, newest first. Money is in US dollars, times are UTC.",
		tag: "Goal jobs",
		auth: "required",
		scope: "jobs",
		query: SessionFilter,
		response: z.unknown(),
		rawAnswer: { mediaType: "text/csv", schema: { type: "string" } },
	}),
};
