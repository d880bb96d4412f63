import "server-only";
import { lastWholeRuns } from "@/lib/goal-jobs/views/proofs-of";
import { db } from "@/lib/platform/database/db";
import type { Row } from "@/lib/user-workflows/internal";

/**
 * When each workflow as it is now was last seen to work, by the id of its spec: when a run that was made of its current version, by whomever, delivered
 * everything. Nothing is run for this alone, so that a workflow nobody has run since its last change is not verified.
 */
export async function verifiedAt(rows: readonly Pick<Row, "workflowId" | "specId" | "version">[]): Promise<ReadonlyMap<string, Date>> {
	const versions = await db().userWorkflowVersion.findMany({
		where: { OR: rows.map(({ workflowId, version }) => ({ workflowId, version })) },
		select: { workflowId: true, createdAt: true },
	});
	const specIds = new Map(rows.map(({ workflowId, specId }) => [workflowId, specId]));
	return lastWholeRuns(new Map(versions.map(({ workflowId, createdAt }) => [specIds.get(workflowId) ?? "", createdAt])));
}
