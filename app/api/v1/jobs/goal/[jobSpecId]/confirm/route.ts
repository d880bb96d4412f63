import { confirmGoalJob } from "@/lib/goal-jobs/lifecycle/confirm-goal-job";
import { lifecycleOperations } from "@/lib/goal-jobs/lifecycle/operations";
import { presentQueued } from "@/lib/goal-jobs/present";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(lifecycleOperations.confirmGoalJob, async ({ context, params, body }) => {
		return presentQueued(await confirmGoalJob(context, params.jobSpecId, body.expectedVersion, body.budgetMicroU));
	}),
]);
