import { JobParams } from "@/lib/goal-jobs/params";
import { GoalJob } from "@/lib/goal-jobs/schemas";
import { contract } from "@/lib/platform/contract/contract";

export const runFromOperations = {
	chooseAgain: contract({
		operationId: "chooseAgain",
		method: "POST",
		path: "/jobs/goal/{jobSpecId}/choose-again",
		summary: "Make a job that begins at the last choice of one that has ended",
		description:
			"Of the main workflow: choose other postings of the same matches. What was done before the choice is kept (isKept) and costs nothing; the job waits for its confirm, and then for the choice.",
		tag: "Goal jobs",
		auth: "required",
		scope: "jobs",
		params: JobParams,
		notFound: "JOB_NOT_FOUND",
		response: GoalJob,
		errors: ["JOB_NOT_FOUND", "INVALID_STATE_TRANSITION", "WORKFLOW_NOT_FOUND", "FILE_FORBIDDEN", "FILE_NOT_FOUND", "VALIDATION_ERROR"],
	}),
};
