import "server-only";
import { writeAudit } from "@/lib/audit/write-audit";
import type { ActorContext } from "@/lib/platform/context";
import { transaction } from "@/lib/platform/database/transaction";
import type { Comment } from "@/lib/user-workflows/community/schemas";
import { displayNames, loadVisible, newCommentId } from "@/lib/user-workflows/internal";
import { presentComment } from "@/lib/user-workflows/present";
import { requirePublic } from "@/lib/user-workflows/state";
import { refuseMarkup } from "./markup";

/** Comments on a public workflow. The text is kept as it is. @throws AppError WORKFLOW_NOT_FOUND, INVALID_STATE_TRANSITION, HTML_NOT_ALLOWED */
export async function addComment({ actor, requestId }: ActorContext, workflowId: string, { body }: { readonly body: string }): Promise<Comment> {
	refuseMarkup(body);
	return transaction(async (tx) => {
		const { visibility } = await loadVisible(tx, actor, workflowId);
		requirePublic(visibility, "commented on");
		const row = await tx.userWorkflowComment.create({ data: { commentId: newCommentId(), workflowId, authorId: actor.userId, body } });
		await writeAudit(tx, {
			actorId: actor.userId,
			action: "user_workflow.comment",
			targetType: "user_workflow",
			targetId: workflowId,
			details: { commentId: row.commentId },
			requestId,
		});
		return presentComment(row, actor, await displayNames([actor.userId], tx));
	});
}
