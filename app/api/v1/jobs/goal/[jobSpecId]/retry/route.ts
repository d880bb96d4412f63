import { retryOperations } from "@/lib/goal-jobs/lifecycle/retrying/operations";
import { retryGoalJob } from "@/lib/goal-jobs/lifecycle/retrying/retry-goal-job";
import { presentQueued } from "@/lib/goal-jobs/present";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(retryOperations.retryGoalJob, async ({ context, params, body }) => {
		return presentQueued(await retryGoalJob(context, params.jobSpecId, body));
	}),
]);
