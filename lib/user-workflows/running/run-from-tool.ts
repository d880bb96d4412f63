import "server-only";
import type { JobWithParts } from "@/lib/goal-jobs/internal";
import { createRunFrom } from "@/lib/goal-jobs/run-from/create-run-from";
import { configuredModel } from "@/lib/models/the-model";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { validationError } from "@/lib/platform/errors";
import { readyRemoteTools } from "@/lib/tools/remote/remote-tools";
import { compile } from "@/lib/user-workflows/compile/compile";
import { nodeKeys } from "@/lib/user-workflows/compile/graph";
import { stepOfTool } from "@/lib/user-workflows/compile/step-of-tool";
import { installedWorld } from "@/lib/user-workflows/installed-world";
import { draftOf, loadOwned, paletteOf } from "@/lib/user-workflows/internal";
import type { RunFromInput } from "@/lib/user-workflows/schemas";

/**
 * Makes a run of the caller's workflow that begins at one of its tools, with what an earlier run did before it.
 * @throws AppError WORKFLOW_NOT_FOUND, VALIDATION_ERROR (no such tool), and what createRunFrom throws.
 */
export async function runFromTool(context: ActorContext, workflowId: string, { jobSpecId, fromTool }: RunFromInput): Promise<JobWithParts> {
	await readyRemoteTools();
	const row = await loadOwned(db(), context.actor, workflowId);
	const place = nodeKeys(paletteOf(row)).indexOf(fromTool);
	if (place < 0) throw validationError([{ path: "fromTool", message: "Is no tool of the workflow as it is saved." }]);
	const stepId = stepOfTool(draftOf(row), compile(draftOf(row), installedWorld()), place, configuredModel() !== null);
	return createRunFrom(context, { userWorkflowId: workflowId, jobSpecId, stepId });
}
