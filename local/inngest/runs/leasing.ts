import type { Engine, Lease } from "@/local/inngest/engine/engine";
import type { Work } from "@/local/inngest/engine/work";

/** Marks live engines in pg_locks; the second key is the instance. */
export const PRESENCE_LOCK_CLASS = 0x1a9e57;
const CLAIM_LOCK = 0x1a9e58;
/** Engine crashes that a call may suffer without it costing an attempt; beyond them the call itself is suspect. */
const FREE_RECLAIMS = 3;

/** Gives back calls that never reached the app: they cost no attempt. */
export async function release(engine: Engine, generations: number[]): Promise<void> {
	await engine.database.rows("update jobs set leased_by = null, generation = 0 where leased_by = $1 and generation = any($2::int[])", [
		engine.instance,
		generations,
	]);
}

/**
 * Takes back calls whose engine died, seen by the presence lock it no longer holds, and calls of our own that no memory holds
 * (a commit whose answer was lost). Ours are compared with memory only after they were read: a lease is in memory before it is visible.
 */
export async function reclaimLost(engine: Engine): Promise<number> {
	const strays = await engine.database.rows<{ generation: number; is_ours: boolean }>(
		`select generation, leased_by = $1 as is_ours from jobs
     where leased_by = $1 or (leased_by is not null and not exists (
       select from pg_locks l where l.locktype = 'advisory' and l.classid = $2::oid and l.objid = jobs.leased_by::oid and l.granted))`,
		[engine.instance, PRESENCE_LOCK_CLASS],
	);
	const lost = strays.filter(({ generation, is_ours }) => !(is_ours && engine.leases.has(generation))).map(({ generation }) => generation);
	if (lost.length === 0) return 0;
	const rows = await engine.database.rows(
		`update jobs set leased_by = null, generation = 0, reclaims = reclaims + 1, attempt = attempt + (reclaims >= $2)::int
     where leased_by is not null and generation = any($1::int[]) returning run_id`,
		[lost, FREE_RECLAIMS],
	);
	return rows.length;
}

interface DueJob {
	run_id: string;
	step_id: string;
	function_id: string;
	keys: string[];
	limits: number[];
}

/**
 * Leases due calls, best rank first, never beyond a concurrency limit: all engines choose under one lock, so what they count stays
 * true until they commit.
 */
export async function claimDue(work: Work): Promise<void> {
	const { engine, sql } = work;
	const functionIds = engine.registry.callableIds();
	if (engine.leases.free === 0 || functionIds.length === 0) return;
	await sql.rows("select pg_advisory_xact_lock($1)", [CLAIM_LOCK]);
	const busy = await sql.rows<{ key: string; used: number; limit: number }>(
		`select k.key, count(*)::int as used, min(k.lim) as limit
     from jobs j cross join unnest(j.keys, j.limits) as k(key, lim) where j.leased_by is not null group by 1`,
	);
	const used = new Map(busy.map((row) => [row.key, row.used]));
	const full = busy.filter((row) => row.used >= row.limit).map((row) => row.key);
	const due = await sql.rows<DueJob>(
		`select run_id, step_id, function_id, keys, limits from jobs
     where leased_by is null and due_at <= now() and function_id = any($1::text[]) and not keys && $2::text[]
     order by rank_at, due_at limit $3 for update skip locked`,
		[functionIds, full, engine.leases.free],
	);
	const chosen: Lease[] = [];
	for (const job of due) {
		if (job.keys.some((key, index) => (used.get(key) ?? 0) >= (job.limits[index] ?? 0))) continue;
		for (const key of job.keys) used.set(key, (used.get(key) ?? 0) + 1);
		chosen.push({ runId: job.run_id, stepId: job.step_id, functionId: job.function_id, generation: engine.leases.enter() });
	}
	work.leases.push(...chosen);
	if (chosen.length === 0) return;
	if (chosen.length < due.length) work.wakeIn(0);
	await sql.rows(
		`with chosen as (
       update jobs j set leased_by = $1, generation = c.generation, again = false
       from unnest($2::text[], $3::text[], $4::int[]) as c(run_id, step_id, generation)
       where j.run_id = c.run_id and j.step_id = c.step_id returning j.run_id)
     update runs set status = 'running', started_at = now() where status = 'queued' and id in (select run_id from chosen)`,
		[engine.instance, chosen.map((lease) => lease.runId), chosen.map((lease) => lease.stepId), chosen.map((lease) => lease.generation)],
	);
}
