import type { Lease } from "@/local/inngest/engine/engine";
import type { Work } from "@/local/inngest/engine/work";

export const DISCOVERY = "";

/** A generation when the call may start with this commit, without passing through the queue. */
function openLease(work: Work, functionId: string, delayMs: number): number | undefined {
	const { leases, registry } = work.engine;
	return delayMs === 0 && leases.free > 0 && registry.isCallable(functionId) ? leases.enter() : undefined;
}

function settle(work: Work, lease: Lease, isLeased: boolean, wasOpened: boolean, delayMs: number): void {
	if (wasOpened && isLeased) work.leases.push(lease);
	else if (wasOpened) work.engine.leases.leave(lease.generation);
	if (!isLeased) work.wakeIn(delayMs);
}

/**
 * Owes the app a call; a delay counts from now, not from when the unit of work began. Every call of a run ranks by when the run was made, so
 * that older runs end before newer ones.
 * A DISCOVERY that is already owed is asked to run once more after the one in hand.
 */
export async function enqueue(work: Work, runId: string, stepId: string, functionId: string, delayMs = 0): Promise<void> {
	const opened = openLease(work, functionId, delayMs);
	const generation = opened ?? 0;
	const [row] = await work.sql.rows<{ leased: boolean }>(
		`with owed as (
       insert into jobs as j (run_id, step_id, function_id, due_at, rank_at, keys, limits, generation, leased_by)
       select r.id, $2, r.function_id, case when $3::float8 = 0 then now() else clock_timestamp() + $3 * interval '1 ms' end,
              r.created_at - r.priority_seconds * interval '1 s', r.keys, r.limits, $4,
              case when cardinality(r.keys) = 0 then $5::int end
       from runs r where r.id = $1 and r.ended_at is null
       on conflict (run_id, step_id) do update set again = true
       returning j.leased_by is not null and j.generation = $4 as leased),
     begun as (
       update runs set status = 'running', started_at = now() where id = $1 and status = 'queued' and exists (select from owed where leased))
     select leased from owed`,
		[runId, stepId, delayMs, generation, opened === undefined ? null : work.engine.instance],
	);
	settle(work, { runId, stepId, functionId, generation }, row?.leased ?? false, opened !== undefined, delayMs);
}

/** Turns the DISCOVERY job in hand into the next one, with a fresh count of attempts. */
export async function renewDiscovery(work: Work, lease: Lease): Promise<void> {
	const opened = openLease(work, lease.functionId, 0);
	const generation = opened ?? 0;
	const [row] = await work.sql.rows<{ leased: boolean }>(
		`update jobs set due_at = now(), attempt = 0, reclaims = 0, again = false, generation = $2,
            leased_by = case when cardinality(keys) = 0 then $3::int end
     where run_id = $1 and step_id = '' returning leased_by is not null as leased`,
		[lease.runId, generation, opened === undefined ? null : work.engine.instance],
	);
	settle(work, { ...lease, generation }, row?.leased ?? false, opened !== undefined, 0);
}

export async function removeJob(work: Work, lease: Lease): Promise<void> {
	await work.sql.rows("delete from jobs where run_id = $1 and step_id = $2", [lease.runId, lease.stepId]);
}

/** Puts a call back for a later attempt. */
export async function postpone(work: Work, lease: Lease, attempt: number, delayMs: number): Promise<void> {
	await work.sql.rows(
		`update jobs set attempt = $3, reclaims = 0, leased_by = null, generation = 0, due_at = clock_timestamp() + $4 * interval '1 ms'
     where run_id = $1 and step_id = $2`,
		[lease.runId, lease.stepId, attempt, delayMs],
	);
	work.wakeIn(delayMs);
}
