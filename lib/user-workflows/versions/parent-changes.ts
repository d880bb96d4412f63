import "server-only";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError } from "@/lib/platform/errors";
import { readyRemoteTools } from "@/lib/tools/remote/remote-tools";
import { changeWorkflow } from "@/lib/user-workflows/editing/update-user-workflow";
import { loadOwned, lockOwned, requirePro } from "@/lib/user-workflows/internal";
import { ToolPalette, type UserWorkflow } from "@/lib/user-workflows/schemas";
import { changesOf, contentOf, parentOf } from "./parent";
import type { ParentChanges, TakeChangesInput } from "./schemas";
import { takeChanges } from "./three-way";

/** What the parent of a workflow has changed since it was taken. @throws AppError WORKFLOW_NOT_FOUND, SOURCE_NOT_FOUND */
export async function getParentChanges({ actor }: ActorContext, workflowId: string): Promise<ParentChanges> {
	const row = await loadOwned(db(), actor, workflowId);
	const parent = await parentOf(db(), row);
	const changes = changesOf(row, parent).map(({ change }) => change);
	return {
		sourceSpecId: row.sourceSpecId,
		sourceName: parent.name,
		baseVersion: row.sourceVersion,
		parentVersion: parent.version,
		isUpToDate: changes.length === 0,
		changes,
	};
}

/**
 * Takes over chosen changes of the parent; the others are kept as they are here, and not offered again.
 * @throws AppError WORKFLOW_NOT_FOUND, SOURCE_NOT_FOUND, PRO_REQUIRED, VERSION_CONFLICT (also where the parent has changed since), UNKNOWN_TOOL, VALIDATION_ERROR
 */
export async function takeParentChanges(
	context: ActorContext,
	workflowId: string,
	{ take, parentVersion, expectedVersion }: TakeChangesInput,
): Promise<UserWorkflow> {
	await readyRemoteTools();
	return transaction(async (tx) => {
		const row = await lockOwned(tx, context.actor, workflowId);
		requirePro(context.actor, "Changing a workflow");
		const parent = await parentOf(tx, row);
		if (parent.version !== parentVersion) {
			throw new AppError("VERSION_CONFLICT", "The workflow that this one was made from has changed again. Look at its changes anew.", {
				currentVersion: parent.version,
			});
		}
		const taken = takeChanges(contentOf(row), changesOf(row, parent), take);
		if (taken.toolPalette.length > 0) ToolPalette.parse(taken.toolPalette);
		return changeWorkflow(tx, context, workflowId, {
			...taken,
			...(expectedVersion === undefined ? {} : { expectedVersion }),
			versionNote: `Taken from ${parent.name}`.slice(0, 200),
			source: { version: parent.version, content: parent.content },
		});
	});
}
