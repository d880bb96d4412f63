import "server-only";
import { writeAudit } from "@/lib/audit/write-audit";
import type { ActorContext } from "@/lib/platform/context";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError } from "@/lib/platform/errors";

/**
 * Takes back a comment of the caller's own, also where the workflow is public no more. Owners of workflows have no say over others' comments.
 * @throws AppError COMMENT_NOT_FOUND, FORBIDDEN
 */
export async function deleteComment({ actor, requestId }: ActorContext, workflowId: string, commentId: string): Promise<{ success: true }> {
	return transaction(async (tx) => {
		const row = await tx.userWorkflowComment.findFirst({
			where: { commentId, workflowId },
			select: { authorId: true, workflow: { select: { visibility: true, ownerId: true } } },
		});
		const isSeen = row && (row.authorId === actor.userId || row.workflow.visibility === "public" || row.workflow.ownerId === actor.userId);
		if (!isSeen) throw new AppError("COMMENT_NOT_FOUND", "There is no such comment.");
		if (row.authorId !== actor.userId) throw new AppError("FORBIDDEN", "Only who wrote a comment can delete it.");
		await tx.userWorkflowComment.deleteMany({ where: { commentId } });
		await writeAudit(tx, {
			actorId: actor.userId,
			action: "user_workflow.delete_comment",
			targetType: "user_workflow",
			targetId: workflowId,
			details: { commentId },
			requestId,
		});
		return { success: true as const };
	});
}
