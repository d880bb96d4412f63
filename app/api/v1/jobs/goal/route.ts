import { createGoalJob } from "@/lib/goal-jobs/lifecycle/create-goal-job";
import { goalJobOperations } from "@/lib/goal-jobs/operations";
import { presentGoalJob } from "@/lib/goal-jobs/present";
import { listSessions } from "@/lib/goal-jobs/views/list-sessions";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(goalJobOperations.listSessions, ({ context, query }) => listSessions(context, query)),
	bind(goalJobOperations.createGoalJob, async ({ context, body }) => presentGoalJob(await createGoalJob(context, body))),
]);
