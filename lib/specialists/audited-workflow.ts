import "server-only";
import { findSpec } from "@/lib/catalog/registry";
import type { ActorContext } from "@/lib/platform/context";
import { sql } from "@/lib/platform/database/db";
import { AppError } from "@/lib/platform/errors";

const OWN_WORKFLOW = `SELECT "workflowId" FROM goal_job WHERE "ownerId" = $1 AND ("userWorkflowId" = $2 OR "workflowId" = $2) AND "workflowId" IS NOT NULL
	UNION SELECT "specId" FROM stored_spec WHERE "ownerId" = $1 AND ("workflowId" = $2 OR "specId" = $2)`;

/**
 * The spec ids under which the caller's runs of a workflow are audited: a catalog workflow's own id, or those of a user workflow that is the caller's or that the caller has run.
 * @throws AppError WORKFLOW_NOT_FOUND, the same for missing and foreign.
 */
export async function auditedSpecIds(context: ActorContext, workflowId: string): Promise<string[]> {
	if (findSpec(workflowId)) return [workflowId];
	const { rows } = await sql().query<{ workflowId: string }>(OWN_WORKFLOW, [context.actor.userId, workflowId]);
	if (rows.length === 0) throw new AppError("WORKFLOW_NOT_FOUND", "There is no such workflow, or it is not yours.");
	return rows.map((row) => row.workflowId);
}
