import { confirmGoalJob } from "@/lib/goal-jobs/lifecycle/confirm-goal-job";
import { goalJobOperations } from "@/lib/goal-jobs/operations";
import { presentQueued } from "@/lib/goal-jobs/present";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(goalJobOperations.confirmGoalJob, async ({ context, params, body }) => {
		return presentQueued(await confirmGoalJob(context, params.jobSpecId, body.expectedVersion, body.budgetMicroU));
	}),
]);
