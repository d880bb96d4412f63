import "server-only";
import type { Query } from "@/lib/platform/database/query";

const CHARGED = `SELECT "jobSpecId", sum("actualMicroU")::float8 AS "chargedMicroU" FROM run_charge
	WHERE "jobSpecId" = ANY($1::uuid[]) AND "endedAt" IS NOT NULL GROUP BY "jobSpecId"`;

/** What jobs have come to so far, over all their attempts that have ended, in millionths of a US dollar; those without one are not among them. */
export async function chargedFor(query: Query, jobSpecIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
	const rows = await query<{ jobSpecId: string; chargedMicroU: number | null }>(CHARGED, [[...jobSpecIds]]);
	return new Map(rows.map(({ jobSpecId, chargedMicroU }) => [jobSpecId, chargedMicroU ?? 0]));
}
