import "server-only";
import type { z } from "zod";
import type { ActorContext } from "@/lib/platform/context";
import { transaction } from "@/lib/platform/database/transaction";
import { readyRemoteTools } from "@/lib/tools/remote/remote-tools";
import { changeWorkflow } from "@/lib/user-workflows/editing/update-user-workflow";
import { lockOwned } from "@/lib/user-workflows/internal";
import type { UserWorkflow } from "@/lib/user-workflows/schemas";
import { loadVersion } from "./get-version";
import { contentOfVersion } from "./present-version";
import type { RestoreInput, VersionParams } from "./schemas";

/**
 * Makes an earlier version the current one, as a new version: nothing of what came between is lost.
 * @throws AppError WORKFLOW_NOT_FOUND, VERSION_NOT_FOUND, PRO_REQUIRED, VERSION_CONFLICT, UNKNOWN_TOOL, FORBIDDEN_TOOL
 */
export async function restoreVersion(
	context: ActorContext,
	params: z.output<typeof VersionParams>,
	{ expectedVersion }: z.output<typeof RestoreInput>,
): Promise<UserWorkflow> {
	await readyRemoteTools();
	return transaction(async (tx) => {
		await lockOwned(tx, context.actor, params.workflowId);
		const row = await loadVersion(tx, params);
		return changeWorkflow(tx, context, params.workflowId, {
			...contentOfVersion(row),
			...(expectedVersion === undefined ? {} : { expectedVersion }),
			versionNote: `Version ${row.version} again`,
			restoredFrom: row.version,
		});
	});
}
