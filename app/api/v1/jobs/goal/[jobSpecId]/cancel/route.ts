import { cancelGoalJob } from "@/lib/goal-jobs/lifecycle/cancel-goal-job";
import { JobParams } from "@/lib/goal-jobs/params";
import { CancelResult } from "@/lib/goal-jobs/schemas";
import { operation } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
	POST: operation({
		operationId: "cancelGoalJob",
		summary: "Stop a job for good",
		tag: "Goal jobs",
		auth: "required",
		scope: "jobs",
		params: JobParams,
		notFound: "JOB_NOT_FOUND",
		response: CancelResult,
		errors: ["JOB_NOT_FOUND", "INVALID_STATE_TRANSITION"],
		handle: ({ context, params }) => cancelGoalJob(context, params.jobSpecId),
	}),
});
