import "server-only";
import type { Query } from "@/lib/platform/database/query";

/** So long a commit waits for a job to take it. */
const WAITS_HOURS = 24;

const TAKE = `UPDATE run_charge SET "jobSpecId" = $3::uuid, "attemptId" = $4::uuid WHERE "id" = (
	SELECT "id" FROM run_charge WHERE "ownerId" = $1::uuid AND "specId" = $2 AND "state" = 'held' AND "attemptId" IS NULL
		AND "createdAt" > now() - interval '${WAITS_HOURS} hours' ORDER BY "createdAt" LIMIT 1 FOR UPDATE SKIP LOCKED)
	RETURNING "id"`;

interface Taker {
	readonly ownerId: string;
	readonly specId: string;
	readonly jobSpecId: string;
	readonly attemptId: string;
}

/** Gives a job the oldest commit that its owner made for a run of this workflow without naming one. False when there is none. */
export async function takeCommitted(query: Query, { ownerId, specId, jobSpecId, attemptId }: Taker): Promise<boolean> {
	return (await query(TAKE, [ownerId, specId, jobSpecId, attemptId])).length > 0;
}

/** Charges whose job never came. */
export async function findUntaken(query: Query, limit: number): Promise<string[]> {
	const rows = await query<{ id: string }>(
		`SELECT "id" FROM run_charge WHERE "state" = 'held' AND "attemptId" IS NULL AND "createdAt" <= now() - interval '${WAITS_HOURS} hours' ORDER BY "createdAt" LIMIT $1::int`,
		[limit],
	);
	return rows.map(({ id }) => id);
}

/** The charge that pays for an attempt while that is under way. */
export async function findHeld(query: Query, attemptId: string): Promise<{ id: string; createdAt: Date } | null> {
	const [row] = await query<{ id: string; createdAt: Date }>(`SELECT "id", "createdAt" FROM run_charge WHERE "attemptId" = $1::uuid AND "state" = 'held'`, [
		attemptId,
	]);
	return row ?? null;
}

/** The charges of a job that have not ended. */
export async function findHeldOfJob(query: Query, jobSpecId: string): Promise<string[]> {
	const rows = await query<{ id: string }>(`SELECT "id" FROM run_charge WHERE "jobSpecId" = $1::uuid AND "state" = 'held'`, [jobSpecId]);
	return rows.map(({ id }) => id);
}
