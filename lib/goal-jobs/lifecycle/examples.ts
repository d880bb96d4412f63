import { AT, JOB_ID, TASK_ID } from "@/lib/platform/contract/example-values";

/** What confirm and retry answer with. */
export const QUEUED = {
	jobSpecId: JOB_ID,
	status: "queued",
	messageId: TASK_ID,
	submittedAt: AT,
	estimatedStartSeconds: 1,
	pollingUrl: `/api/v1/jobs/goal/${JOB_ID}/status`,
	tasks: [],
};
