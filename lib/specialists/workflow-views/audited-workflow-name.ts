import "server-only";
import { findSpec } from "@/lib/catalog/registry";
import type { ActorContext } from "@/lib/platform/context";
import { sql } from "@/lib/platform/database/db";
import { auditedSpecIds } from "@/lib/specialists/audited-workflow";

const NAME_QUERY = `SELECT j."spec"->>'name' AS "name" FROM goal_job j WHERE j."ownerId" = $1 AND j."workflowId" = ANY($2) ORDER BY j."createdAt" DESC, j."id" DESC LIMIT 1`;

/** What a workflow that the caller may audit is called: in the catalog, or else in the caller's last run of it. @throws AppError WORKFLOW_NOT_FOUND. */
export async function auditedWorkflowName(context: ActorContext, workflowId: string): Promise<string> {
	const specIds = await auditedSpecIds(context, workflowId);
	const known = findSpec(workflowId)?.name;
	if (known) return known;
	const { rows } = await sql().query<{ name: string | null }>(NAME_QUERY, [context.actor.userId, specIds]);
	return rows[0]?.name ?? workflowId;
}
