import "server-only";
import type { WorkflowProof } from "@/lib/catalog/schemas";
import { sql } from "@/lib/platform/database/db";
import { PROOF_COLUMNS, PROOF_RUNS } from "./list-workflows";

export interface ProvenWorkflow {
	readonly proof: WorkflowProof;
	/** When a run of it last delivered. */
	readonly lastRunAt: Date | null;
}

/** When a run of each workflow that was made at a time or later last delivered all of it; a workflow without one has no entry. */
export async function lastWholeRuns(since: ReadonlyMap<string, Date>): Promise<ReadonlyMap<string, Date>> {
	if (since.size === 0) return new Map();
	const { rows } = await sql().query<{ workflowId: string; at: Date }>({
		text: `SELECT j."workflowId", max(j."completedAt") AS "at" FROM goal_job j JOIN unnest($1::text[], $2::timestamptz[]) w("id", "since") ON j."workflowId" = w."id"
			WHERE j."status" = 'completed' AND j."createdAt" >= w."since" AND j."keptFromJobId" IS NULL GROUP BY j."workflowId"`,
		values: [[...since.keys()], [...since.values()]],
	});
	return new Map(rows.map(({ workflowId, at }) => [workflowId, at]));
}

/** What the runs of some workflows show, whoever made them; nothing of a workflow without runs. */
export async function proofsOf(specIds: readonly string[]): Promise<ReadonlyMap<string, ProvenWorkflow>> {
	if (specIds.length === 0) return new Map();
	const { rows } = await sql().query<WorkflowProof & { workflowId: string; lastRunAt: Date | null }>({
		text: `SELECT ${PROOF_COLUMNS}, max(j."completedAt") FILTER (WHERE j."status" <> 'failed') AS "lastRunAt" FROM goal_job j
			WHERE j."workflowId" = ANY($1::text[]) AND ${PROOF_RUNS} GROUP BY j."workflowId"`,
		values: [[...specIds]],
	});
	return new Map(rows.map(({ workflowId, lastRunAt, ...proof }) => [workflowId, { proof, lastRunAt }]));
}
