import { lifecycleOperations } from "@/lib/goal-jobs/lifecycle/operations";
import { updateSlots } from "@/lib/goal-jobs/lifecycle/update-slots";
import { presentGoalJob } from "@/lib/goal-jobs/present";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(lifecycleOperations.updateSlots, async ({ context, params, body }) => presentGoalJob(await updateSlots(context, params.jobSpecId, body))),
]);
