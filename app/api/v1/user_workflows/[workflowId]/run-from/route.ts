import { presentGoalJob } from "@/lib/goal-jobs/present";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { userWorkflowOperations } from "@/lib/user-workflows/operations";
import { runFromTool } from "@/lib/user-workflows/running/run-from-tool";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(userWorkflowOperations.runFromTool, async ({ context, params, body }) => presentGoalJob(await runFromTool(context, params.workflowId, body))),
]);
