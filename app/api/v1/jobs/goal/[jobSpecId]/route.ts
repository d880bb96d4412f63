import { deleteGoalJob } from "@/lib/goal-jobs/lifecycle/deleting/delete-goal-job";
import { goalJobOperations } from "@/lib/goal-jobs/operations";
import { getGoalJob } from "@/lib/goal-jobs/views/get-goal-job";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(goalJobOperations.getGoalJob, ({ context, params }) => getGoalJob(context, params.jobSpecId)),
	bind(goalJobOperations.deleteSession, async ({ context, params, query }) => {
		const deletedFileIds = await deleteGoalJob(context, params.jobSpecId, query);
		return { success: true as const, deletedFileIds };
	}),
]);
