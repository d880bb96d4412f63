import "server-only";
import { writeAudit } from "@/lib/audit/write-audit";
import type { ActorContext } from "@/lib/platform/context";
import { transaction } from "@/lib/platform/database/transaction";
import { loadVisible } from "@/lib/user-workflows/internal";
import { countLike } from "@/lib/user-workflows/owners/owners";
import { requirePublic } from "@/lib/user-workflows/state";

/**
 * Likes a public workflow, or takes the like back. One row for each like, and the count changes by one statement in the same transaction, so that however
 * many like at once the count is the number of rows. @throws AppError WORKFLOW_NOT_FOUND, INVALID_STATE_TRANSITION (one's own that is not public)
 */
export async function likeUserWorkflow({ actor, requestId }: ActorContext, workflowId: string): Promise<{ liked: boolean; likeCount: number }> {
	return transaction(async (tx) => {
		// The lock comes first, so that two likes of one workflow never wait for each other's rows in turn.
		await tx.$queryRaw`SELECT 1 FROM user_workflow WHERE "workflowId" = ${workflowId} FOR UPDATE`;
		const { visibility } = await loadVisible(tx, actor, workflowId);
		requirePublic(visibility, "liked");
		const gone = await tx.userWorkflowLike.deleteMany({ where: { workflowId, userId: actor.userId } });
		const liked = gone.count === 0;
		if (liked) await tx.userWorkflowLike.create({ data: { workflowId, userId: actor.userId }, select: { userId: true } });
		const likeCount = await countLike(tx, workflowId, liked ? 1 : -1);
		await writeAudit(tx, {
			actorId: actor.userId,
			action: liked ? "user_workflow.like" : "user_workflow.unlike",
			targetType: "user_workflow",
			targetId: workflowId,
			requestId,
		});
		return { liked, likeCount };
	});
}
