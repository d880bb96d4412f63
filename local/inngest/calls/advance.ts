import type { Engine, Lease } from "@/local/inngest/engine/engine";
import { DISCOVERY } from "@/local/inngest/runs/queue";
import type { DoneStep } from "@/local/inngest/runs/steps";

/**
 * The short way for the most common answer: the DISCOVERY call ran one step after another and nothing else is pending. One statement saves
 * them and leases the next DISCOVERY. False when the case is another one and the long way must be gone. Safe without a prior lock:
 * only the DISCOVERY call in hand could add pending steps. Keyed runs queue again, so that others get their turn.
 */
export async function advance(engine: Engine, lease: Lease, steps: DoneStep[]): Promise<boolean> {
	if (lease.stepId !== DISCOVERY || steps.length === 0) return false;
	const generation = engine.leases.enter();
	let isRenewed = false;
	try {
		const rows = await engine.database.rows(
			`with job as (
         select j.run_id from jobs j join runs r on r.id = j.run_id
         where j.run_id = $1 and j.step_id = '' and j.generation = $2 and r.ended_at is null and cardinality(j.keys) = 0
           and not exists (select from steps where run_id = $1 and status = 'pending')
         for no key update),
       saved as (
         insert into steps (run_id, id, op, name, status, result, position, done_at)
         select job.run_id, s.id, s.op, s.name, 'done', s.result, nextval('step_position'), now()
         from job, unnest($3::text[], $4::text[], $5::text[], $6::text[]) as s(id, op, name, result)
         on conflict (run_id, id) do nothing)
       update jobs j set due_at = now(), attempt = 0, reclaims = 0, again = false, generation = $7, leased_by = $8
       from job where j.run_id = job.run_id and j.step_id = '' returning 1`,
			[
				lease.runId,
				lease.generation,
				steps.map(({ id }) => id),
				steps.map(({ op }) => op),
				steps.map(({ name }) => name),
				steps.map(({ result }) => JSON.stringify(result)),
				generation,
				engine.instance,
			],
		);
		isRenewed = rows.length > 0;
	} finally {
		if (!isRenewed) engine.leases.leave(generation);
	}
	if (isRenewed) engine.dispatcher.start({ ...lease, generation });
	return isRenewed;
}
