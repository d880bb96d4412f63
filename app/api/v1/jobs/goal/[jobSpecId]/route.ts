import { deleteGoalJob } from "@/lib/goal-jobs/lifecycle/deleting/delete-goal-job";
import { lifecycleOperations } from "@/lib/goal-jobs/lifecycle/operations";
import { getGoalJob } from "@/lib/goal-jobs/views/get-goal-job";
import { viewOperations } from "@/lib/goal-jobs/views/operations";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(viewOperations.getGoalJob, ({ context, params }) => getGoalJob(context, params.jobSpecId)),
	bind(lifecycleOperations.deleteSession, async ({ context, params, query }) => {
		const deletedFileIds = await deleteGoalJob(context, params.jobSpecId, query);
		return { success: true as const, deletedFileIds };
	}),
]);
