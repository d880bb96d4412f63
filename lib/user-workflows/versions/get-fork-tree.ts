import "server-only";
import type { AccountActor } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { displayNames, loadVisible } from "@/lib/user-workflows/internal";
import { statsOf } from "@/lib/user-workflows/present";
import type { ForkTree } from "./schemas";

const MOST_NODES = 200;

interface TreeRow {
	readonly workflowId: string;
	readonly ownerId: string;
	readonly name: string;
	readonly sourceSpecId: string;
	readonly runCount: number;
	readonly forkCount: number;
	readonly likeCount: number;
	readonly depth: number;
}

/** The public workflows that one was made from, up to the first, and all that were made from it, down to the last. @throws AppError WORKFLOW_NOT_FOUND */
export async function getForkTree({ actor }: { readonly actor: AccountActor | null }, workflowId: string): Promise<ForkTree> {
	await loadVisible(db(), actor, workflowId);
	const rows = await db().$queryRaw<TreeRow[]>`
		WITH RECURSIVE up AS (
			SELECT "workflowId", "sourceSpecId", 0 AS "height", ARRAY["workflowId"] AS "path" FROM user_workflow WHERE "workflowId" = ${workflowId}
			UNION ALL SELECT p."workflowId", p."sourceSpecId", u."height" + 1, u."path" || p."workflowId" FROM user_workflow p JOIN up u ON p."workflowId" = u."sourceSpecId"
				WHERE p."visibility" = 'public' AND u."height" < 50 AND p."workflowId" <> ALL(u."path")
		), root AS (SELECT "workflowId" FROM up ORDER BY "height" DESC LIMIT 1),
		tree AS (
			SELECT w.*, 0 AS "depth" FROM user_workflow w JOIN root r ON r."workflowId" = w."workflowId"
			UNION ALL SELECT c.*, t."depth" + 1 FROM user_workflow c JOIN tree t ON c."sourceSpecId" = t."workflowId" WHERE t."depth" < 50 AND (c."visibility" = 'public' OR c."workflowId" = ${workflowId})
		)
		SELECT "workflowId", "ownerId", "name", "sourceSpecId", "runCount", "forkCount", "likeCount", "depth" FROM tree ORDER BY "depth", "createdAt" LIMIT ${MOST_NODES + 1}`;
	const shown = rows.slice(0, MOST_NODES);
	const names = await displayNames(shown.map(({ ownerId }) => ownerId));
	const known = new Set(shown.map((row) => row.workflowId));
	return {
		nodes: shown.map((row) => ({
			workflowId: row.workflowId,
			name: row.name,
			ownerDisplayName: names.get(row.ownerId) ?? "A member",
			parentId: known.has(row.sourceSpecId) ? row.sourceSpecId : null,
			depth: row.depth,
			stats: statsOf(row),
		})),
		isWhole: rows.length <= MOST_NODES,
	};
}
