import { cancelGoalJob } from "@/lib/goal-jobs/lifecycle/cancel-goal-job";
import { lifecycleOperations } from "@/lib/goal-jobs/lifecycle/operations";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(lifecycleOperations.cancelGoalJob, ({ context, params }) => cancelGoalJob(context, params.jobSpecId)),
]);
