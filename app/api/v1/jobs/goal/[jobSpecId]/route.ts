import { z } from "zod";
import { deleteGoalJob } from "@/lib/goal-jobs/lifecycle/delete-goal-job";
import { JobParams } from "@/lib/goal-jobs/params";
import { GoalJob } from "@/lib/goal-jobs/schemas";
import { getGoalJob } from "@/lib/goal-jobs/views/get-goal-job";
import { operation } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

const one = { tag: "Goal jobs", auth: "required", scope: "jobs", params: JobParams, notFound: "JOB_NOT_FOUND" } as const;

export const { GET, POST, PUT, PATCH, DELETE } = resource({
	GET: operation({
		...one,
		operationId: "getGoalJob",
		summary: "A job's whole state: open questions, progress, steps, artifacts",
		response: GoalJob,
		errors: ["JOB_NOT_FOUND"],
		handle: ({ context, params }) => getGoalJob(context, params.jobSpecId),
	}),
	DELETE: operation({
		...one,
		operationId: "deleteSession",
		summary: "Delete a finished job with its artifacts, events and audit rows",
		response: z.object({ success: z.literal(true) }),
		errors: ["JOB_NOT_FOUND", "INVALID_STATE_TRANSITION"],
		handle: async ({ context, params }) => {
			await deleteGoalJob(context, params.jobSpecId);
			return { success: true as const };
		},
	}),
});
