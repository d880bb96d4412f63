import "server-only";
import type { z } from "zod";
import type { AccountActor } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import type { CommentList, CommentsQuery } from "@/lib/user-workflows/community/schemas";
import { displayNames, loadVisible } from "@/lib/user-workflows/internal";
import { ByTime, decodeListCursor, encodeListCursor } from "@/lib/user-workflows/list-cursor";
import { presentComment } from "@/lib/user-workflows/present";

/** Comments on a workflow that the caller may see, newest first. @throws AppError WORKFLOW_NOT_FOUND, INVALID_REQUEST */
export async function listComments(
	{ actor }: { readonly actor: AccountActor | null },
	workflowId: string,
	{ limit, cursor }: z.output<typeof CommentsQuery>,
): Promise<z.infer<typeof CommentList>> {
	const position = decodeListCursor(cursor, ByTime);
	await loadVisible(db(), actor, workflowId);
	const at = position && new Date(position[0]);
	const beyond = at ? { OR: [{ createdAt: { lt: at } }, { createdAt: at, commentId: { lt: position[1] } }] } : {};
	const rows = await db().userWorkflowComment.findMany({
		where: { workflowId, ...beyond },
		orderBy: [{ createdAt: "desc" }, { commentId: "desc" }],
		take: limit + 1,
	});
	const shown = rows.slice(0, limit);
	const last = rows.length > limit ? shown.at(-1) : undefined;
	const names = await displayNames(shown.map(({ authorId }) => authorId));
	return {
		items: shown.map((row) => presentComment(row, actor, names)),
		cursor: last ? encodeListCursor([last.createdAt.toISOString(), last.commentId]) : null,
	};
}
