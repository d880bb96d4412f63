import type { Call, Engine, Lease } from "@/local/inngest/engine/engine";
import { DISCOVERY } from "@/local/inngest/runs/queue";
import type { DoneStep } from "@/local/inngest/runs/steps";
import { canonicalJson } from "@/local/inngest/signing/canonical-json";

interface Advanced {
	/** Finished steps before this answer: more than the call knew when some were saved on the way. */
	known: number;
	saved: number;
}

/**
 * The short way for the most common answer: the discovery call ran one step after another and nothing else is pending. One statement saves
 * them and leases the next discovery, and what that one must know is what this one knew and the new steps, so nothing has to be read. False
 * when the case is another one and the long way must be gone. Safe without a prior lock: only the discovery call in hand could add pending
 * steps, and a run that ends takes its jobs away. Keyed runs queue again, so that others get their turn.
 */
export async function advance(engine: Engine, lease: Lease, call: Call, steps: DoneStep[]): Promise<boolean> {
	if (lease.stepId !== DISCOVERY || steps.length === 0) return false;
	const generation = engine.leases.enter();
	const done = steps.map(({ id, result }) => ({ id, result: canonicalJson(result) }));
	let advanced: Advanced | undefined;
	try {
		[advanced] = await engine.database.rows<Advanced>(
			`with job as (
         update jobs set attempt = 0, reclaims = 0, again = false, generation = $7, leased_by = $8
         where run_id = $1 and step_id = '' and generation = $2 and cardinality(keys) = 0
           and not exists (select from steps where run_id = $1 and status = 'pending')
         returning run_id),
       saved as (
         insert into steps (run_id, id, op, name, status, result, position, done_at)
         select job.run_id, s.id, s.op, s.name, 'done', s.result, nextval('step_position'), now()
         from job, unnest($3::text[], $4::text[], $5::text[], $6::text[]) as s(id, op, name, result)
         on conflict (run_id, id) do nothing returning 1)
       select (select count(*)::int from steps where run_id = $1 and status = 'done') as known, (select count(*)::int from saved) as saved from job`,
			[
				lease.runId,
				lease.generation,
				steps.map(({ id }) => id),
				steps.map(({ op }) => op),
				steps.map(({ name }) => name),
				done.map(({ result }) => result),
				generation,
				engine.instance,
			],
		);
	} finally {
		if (advanced === undefined) engine.leases.leave(generation);
	}
	if (advanced === undefined) return false;
	const isComplete = advanced.known === call.steps.length && advanced.saved === done.length;
	const next = isComplete ? { ...call, attempt: 0, mustPlan: false, steps: [...call.steps, ...done] } : undefined;
	engine.dispatcher.start({ ...lease, generation }, next);
	return true;
}
