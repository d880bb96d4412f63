import "server-only";
import { findSpec, listCatalog, presentCatalogEntry } from "@/lib/catalog/registry";
import type { Catalog, CatalogEntry, WorkflowProof } from "@/lib/catalog/schemas";
import { findListedSpec, type ListedSpec, listThirdParty } from "@/lib/catalog/third-party";
import { ESTIMATE_ERROR } from "@/lib/goal-jobs/prices/estimate";
import { db, sql } from "@/lib/platform/database/db";

interface ProofRow extends WorkflowProof {
	readonly workflowId: string;
}

/** A run that never began, for its file did not fit, says nothing of the workflow; one that its user ended, or that began in the middle, neither. */
export const PROOF_COLUMNS = `j."workflowId", count(*)::int AS "runs",
	(count(*) FILTER (WHERE j."status" <> 'failed'))::float8 / count(*) AS "successRate",
	percentile_disc(0.5) WITHIN GROUP (ORDER BY greatest(0, extract(epoch FROM j."completedAt" - j."startedAt") * 1000 - j."waitedMs"))
		FILTER (WHERE j."status" <> 'failed')::float8 / 1000 AS "medianSeconds",
	percentile_disc(0.5) WITHIN GROUP (ORDER BY j."costMicroU") FILTER (WHERE j."status" <> 'failed') AS "medianCostMicroU",
	(percentile_cont(0.5) WITHIN GROUP (ORDER BY ${ESTIMATE_ERROR}) FILTER (WHERE j."status" <> 'failed'))::float8 AS "medianEstimateError"`;
export const PROOF_RUNS = `j."status" IN ('completed', 'partial', 'failed') AND j."startedAt" IS NOT NULL AND j."keptFromJobId" IS NULL AND j."completedAt" > now() - interval '182 days'`;
const PROOFS_QUERY = `SELECT ${PROOF_COLUMNS} FROM goal_job j WHERE j."workflowId" IS NOT NULL AND ${PROOF_RUNS} GROUP BY j."workflowId"`;

/** So long the figures hold: they change by a run at a time. */
const KEPT_MS = 60_000;

const holder = globalThis as typeof globalThis & { goalModeProofs?: { readonly readAt: number; readonly proofs: Promise<ReadonlyMap<string, WorkflowProof>> } };

async function readProofs(): Promise<ReadonlyMap<string, WorkflowProof>> {
	const { rows } = await sql().query<ProofRow>({ name: "workflow-proofs", text: PROOFS_QUERY, values: [] });
	return new Map(rows.map(({ workflowId, ...proof }) => [workflowId, proof]));
}

/** What each workflow's runs of this installation show, at most a minute old. */
function proofsOf(now: number): Promise<ReadonlyMap<string, WorkflowProof>> {
	const known = holder.goalModeProofs;
	if (known && now - known.readAt < KEPT_MS) return known.proofs;
	const proofs = readProofs();
	holder.goalModeProofs = { readAt: now, proofs };
	proofs.catch(() => {
		if (holder.goalModeProofs?.proofs === proofs) delete holder.goalModeProofs;
	});
	return proofs;
}

/** Who made a workflow, as people know them. */
async function publisherNames(listed: readonly ListedSpec[]): Promise<ReadonlyMap<string, string>> {
	if (listed.length === 0) return new Map();
	const { rows } = await sql().query<{ id: string; name: string | null }>(`SELECT "id", "name" FROM "user" WHERE "id" = ANY($1::uuid[])`, [
		[...new Set(listed.map(({ ownerId }) => ownerId))],
	]);
	return new Map(rows.map(({ id, name }) => [id, name || UNNAMED]));
}

const UNNAMED = "A developer";

/** The catalog: ours first, then those of third parties, newest first. */
export async function listWorkflows(now = Date.now()): Promise<Catalog> {
	const [proofs, listed] = await Promise.all([proofsOf(now), listThirdParty(db())]);
	const names = await publisherNames(listed);
	const { workflows } = listCatalog(proofs);
	const others = listed.map(({ spec, ownerId }) => presentCatalogEntry(spec, proofs.get(spec.specId), names.get(ownerId) ?? UNNAMED));
	return { workflows: [...workflows, ...others], total: workflows.length + others.length };
}

/** One workflow of the catalog; null when it lists none of this id. */
export async function findWorkflow(workflowId: string, now = Date.now()): Promise<CatalogEntry | null> {
	const builtIn = findSpec(workflowId);
	if (builtIn) return presentCatalogEntry(builtIn, (await proofsOf(now)).get(workflowId));
	const listed = await findListedSpec(db(), workflowId);
	if (!listed) return null;
	const [proofs, names] = await Promise.all([proofsOf(now), publisherNames([listed])]);
	return presentCatalogEntry(listed.spec, proofs.get(workflowId), names.get(listed.ownerId) ?? UNNAMED);
}
