import "server-only";
import { listCatalog } from "@/lib/catalog/registry";
import type { Catalog, WorkflowProof } from "@/lib/catalog/schemas";
import { ESTIMATE_ERROR } from "@/lib/goal-jobs/prices/estimate";
import { sql } from "@/lib/platform/database/db";

interface ProofRow extends WorkflowProof {
	readonly workflowId: string;
}

/** A run that never began, for its file did not fit, says nothing of the workflow; one that its user ended neither. */
const PROOFS_QUERY = `SELECT j."workflowId", count(*)::int AS "runs",
	(count(*) FILTER (WHERE j."status" <> 'failed'))::float8 / count(*) AS "successRate",
	percentile_disc(0.5) WITHIN GROUP (ORDER BY greatest(0, extract(epoch FROM j."completedAt" - j."startedAt") * 1000 - j."waitedMs"))
		FILTER (WHERE j."status" <> 'failed')::float8 / 1000 AS "medianSeconds",
	percentile_disc(0.5) WITHIN GROUP (ORDER BY j."costMicroU") FILTER (WHERE j."status" <> 'failed') AS "medianCostMicroU",
	(percentile_cont(0.5) WITHIN GROUP (ORDER BY ${ESTIMATE_ERROR}) FILTER (WHERE j."status" <> 'failed'))::float8 AS "medianEstimateError"
	FROM goal_job j
	WHERE j."workflowId" IS NOT NULL AND j."status" IN ('completed', 'partial', 'failed') AND j."startedAt" IS NOT NULL AND j."completedAt" > now() - interval '182 days'
	GROUP BY j."workflowId"`;

/** So long the figures hold: they change by a run at a time. */
const KEPT_MS = 60_000;

const holder = globalThis as typeof globalThis & { goalModeProofs?: { readonly readAt: number; readonly proofs: Promise<ReadonlyMap<string, WorkflowProof>> } };

async function readProofs(): Promise<ReadonlyMap<string, WorkflowProof>> {
	const { rows } = await sql().query<ProofRow>({ name: "workflow-proofs", text: PROOFS_QUERY, values: [] });
	return new Map(rows.map(({ workflowId, ...proof }) => [workflowId, proof]));
}

/** The catalog with what each workflow's runs of this installation show, at most a minute old. */
export async function listWorkflows(now = Date.now()): Promise<Catalog> {
	const known = holder.goalModeProofs;
	if (known && now - known.readAt < KEPT_MS) return listCatalog(await known.proofs);
	const proofs = readProofs();
	holder.goalModeProofs = { readAt: now, proofs };
	proofs.catch(() => {
		if (holder.goalModeProofs?.proofs === proofs) delete holder.goalModeProofs;
	});
	return listCatalog(await proofs);
}
