import "server-only";
import { writeAudit } from "@/lib/audit/write-audit";
import { dropSpec } from "@/lib/catalog/drop-spec";
import type { ActorContext } from "@/lib/platform/context";
import { transaction } from "@/lib/platform/database/transaction";
import { lockOwned } from "@/lib/user-workflows/internal";
import { requireDeletable } from "@/lib/user-workflows/state";

/** Deletes a private or archived workflow for good, with its versions, likes and comments. Runs and forks stay. @throws AppError WORKFLOW_NOT_FOUND, WORKFLOW_PUBLIC */
export async function deleteUserWorkflow({ actor, requestId }: ActorContext, workflowId: string): Promise<{ success: true }> {
	return transaction(async (tx) => {
		const row = await lockOwned(tx, actor, workflowId);
		requireDeletable(row.visibility);
		await tx.userWorkflow.delete({ where: { workflowId }, select: { workflowId: true } });
		await dropSpec(tx, workflowId);
		await writeAudit(tx, { actorId: actor.userId, action: "user_workflow.delete", targetType: "user_workflow", targetId: workflowId, requestId });
		return { success: true as const };
	});
}
