import { cancelGoalJob } from "@/lib/goal-jobs/lifecycle/cancel-goal-job";
import { goalJobOperations } from "@/lib/goal-jobs/operations";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(goalJobOperations.cancelGoalJob, ({ context, params }) => cancelGoalJob(context, params.jobSpecId)),
]);
