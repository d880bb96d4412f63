import { createGoalJob } from "@/lib/goal-jobs/lifecycle/create-goal-job";
import { lifecycleOperations } from "@/lib/goal-jobs/lifecycle/operations";
import { presentGoalJob } from "@/lib/goal-jobs/present";
import { listSessions } from "@/lib/goal-jobs/views/list-sessions";
import { viewOperations } from "@/lib/goal-jobs/views/operations";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(viewOperations.listSessions, ({ context, query }) => listSessions(context, query)),
	bind(lifecycleOperations.createGoalJob, async ({ context, body }) => presentGoalJob(await createGoalJob(context, body))),
]);
