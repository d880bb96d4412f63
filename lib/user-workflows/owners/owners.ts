import "server-only";
import { writeAudit } from "@/lib/audit/write-audit";
import { dropSpec } from "@/lib/catalog/drop-spec";
import type { SystemContext } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";

/**
 * Hands a guest's workflows, likes and comments over to the user that it became; a repeat finds none left. Where both like the same workflow one like
 * stays, and its count says so.
 */
export async function claimUserWorkflows(tx: Transaction, { guestId, userId }: { guestId: string; userId: string }): Promise<number> {
	const { count } = await tx.userWorkflow.updateMany({ where: { ownerId: guestId }, data: { ownerId: userId } });
	await tx.storedSpec.updateMany({ where: { ownerId: guestId }, data: { ownerId: userId } });
	await tx.userWorkflowComment.updateMany({ where: { authorId: guestId }, data: { authorId: userId } });
	const doubled = await tx.$queryRaw<{ workflowId: string }[]>`DELETE FROM user_workflow_like g USING user_workflow_like u
		WHERE g."userId" = ${guestId}::uuid AND u."userId" = ${userId}::uuid AND u."workflowId" = g."workflowId" RETURNING g."workflowId"`;
	for (const { workflowId } of doubled) await countLike(tx, workflowId, -1);
	await tx.userWorkflowLike.updateMany({ where: { userId: guestId }, data: { userId } });
	return count;
}

/** Counts a like that came or went. */
export async function countLike(tx: Transaction, workflowId: string, delta: 1 | -1): Promise<number> {
	await tx.$executeRaw`INSERT INTO user_workflow_like_event ("workflowId", "delta", "xid") VALUES (${workflowId}, ${delta}, pg_current_xact_id()::text::bigint)`;
	const rows = await tx.$queryRaw<
		{ likeCount: number }[]
	>`UPDATE user_workflow SET "likeCount" = "likeCount" + ${delta}, "likedXid" = pg_current_xact_id()::text::bigint
		WHERE "workflowId" = ${workflowId} RETURNING "likeCount"`;
	return rows[0]?.likeCount ?? 0;
}

/** Deletes the workflows of an account that is gone, its likes and its comments; the counts of what it liked go down. Forks of others keep what they took. */
export async function deleteUserWorkflowsOf({ requestId }: SystemContext, userId: string): Promise<number> {
	return transaction(async (tx) => {
		const own = await tx.userWorkflow.findMany({ where: { ownerId: userId }, select: { workflowId: true } });
		for (const { workflowId } of own) await dropSpec(tx, workflowId);
		await tx.userWorkflow.deleteMany({ where: { ownerId: userId } });
		await tx.userWorkflowComment.deleteMany({ where: { authorId: userId } });
		const liked = await tx.userWorkflowLike.findMany({ where: { userId }, select: { workflowId: true }, orderBy: { workflowId: "asc" } });
		for (const { workflowId } of liked) await countLike(tx, workflowId, -1);
		await tx.userWorkflowLike.deleteMany({ where: { userId } });
		for (const { workflowId } of own) {
			await writeAudit(tx, { actorId: null, action: "user_workflow.delete", targetType: "user_workflow", targetId: workflowId, requestId });
		}
		return own.length;
	});
}
