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

/** Of one line no more than this is looked at in a claim; what is left is claimed next. */
const LOOKED_AT_PER_LINE = 16;

interface DueJob {
	run_id: string;
	step_id: string;
	function_id: string;
	keys: string[];
	limits: number[];
	line: string;
	isFresh: boolean;
}

/** What waits in every line, also in those whose limits are reached: they keep their turn. */
async function readDue({ engine, sql }: Work): Promise<DueJob[]> {
	return sql.rows<DueJob>(
		`select run_id, step_id, function_id, keys, limits, line, fresh as "isFresh" from (
       select j.*, j.keys::text as line, r.status = 'queued' as fresh, row_number() over (partition by j.keys, r.status = 'queued' order by j.rank_at, j.due_at) as place
       from jobs j join runs r on r.id = j.run_id
       where j.leased_by is null and j.due_at <= now() and j.function_id = any($1::text[])) waiting
     where place <= $2 order by rank_at, due_at`,
		[engine.registry.callableIds(), LOOKED_AT_PER_LINE],
	);
}

/** Leases those of the chosen calls that still are owed to nobody; a call that another transaction is ending is left alone. */
async function lease({ engine, sql }: Work, chosen: readonly Lease[]): Promise<Set<number>> {
	const rows = await sql.rows<{ generation: number }>(
		`with owed as (
       select j.run_id, j.step_id, c.generation from jobs j
       join unnest($2::text[], $3::text[], $4::int[]) as c(run_id, step_id, generation) on j.run_id = c.run_id and j.step_id = c.step_id
       where j.leased_by is null for update of j skip locked),
     leased as (
       update jobs j set leased_by = $1, generation = owed.generation, again = false from owed
       where j.run_id = owed.run_id and j.step_id = owed.step_id returning j.run_id, j.generation),
     begun as (update runs set status = 'running', started_at = now() where status = 'queued' and id in (select run_id from leased))
     select generation from leased`,
		[engine.instance, chosen.map(({ runId }) => runId), chosen.map(({ stepId }) => stepId), chosen.map(({ generation }) => generation)],
	);
	return new Set(rows.map(({ generation }) => generation));
}

/**
 * Leases due calls in fair order, never beyond a concurrency limit: all engines choose under one lock, so what they count stays
 * true until they commit.
 */
export async function claimDue(work: Work): Promise<void> {
	const { engine, sql } = work;
	if (engine.leases.free === 0 || engine.registry.callableIds().length === 0) return;
	await sql.rows("select pg_advisory_xact_lock($1)", [CLAIM_LOCK]);
	const busy = await sql.rows<{ key: string; used: number }>(
		"select k.key, count(*)::int as used from jobs j cross join unnest(j.keys) as k(key) where j.leased_by is not null group by 1",
	);
	const used = new Map(busy.map((row) => [row.key, row.used]));
	const room = engine.leases.free;
	const chosen = new Map<Lease, DueJob>();
	for (const job of engine.turns.order(await readDue(work))) {
		if (chosen.size === room) break;
		if (job.keys.some((key, index) => (used.get(key) ?? 0) >= (job.limits[index] ?? 0))) continue;
		for (const key of job.keys) used.set(key, (used.get(key) ?? 0) + 1);
		chosen.set({ runId: job.run_id, stepId: job.step_id, functionId: job.function_id, generation: engine.leases.enter() }, job);
	}
	if (chosen.size === 0) return;
	work.leases.push(...chosen.keys());
	const leased = await lease(work, [...chosen.keys()]);
	for (const [{ generation }, job] of chosen) {
		if (leased.has(generation)) engine.turns.served(job);
		else engine.leases.leave(generation);
	}
	work.leases.splice(0, work.leases.length, ...work.leases.filter(({ generation }) => leased.has(generation)));
	// A line that gave all that was looked at may hold more.
	if (chosen.size >= LOOKED_AT_PER_LINE) work.wakeIn(0);
}
