import type { Work } from "@/local/inngest/engine/work";
import type { StepResult } from "./resume-step";

/** A step that waits: for its own call, for a time, for an event or for an invoked run. */
export interface PendingStep {
	id: string;
	op: string;
	name: string;
	isEager: boolean;
	waitEvent?: string;
	waitIf?: string | undefined;
	resumeInMs?: number | undefined;
}

export interface DoneStep {
	id: string;
	op: string;
	name: string;
	result: StepResult;
}

/** Stores pending steps and gives the ids of those that were not known yet: a rediscovered step is not started twice. */
export async function savePending(work: Work, runId: string, steps: PendingStep[]): Promise<Set<string>> {
	if (steps.length === 0) return new Set();
	const rows = await work.sql.rows<{ id: string }>(
		`insert into steps (run_id, id, op, name, status, eager, wait_event, wait_if, resume_at)
     select $1, s.id, s.op, s.name, 'pending', s.eager, s.wait_event, s.wait_if, now() + s.resume_ms * interval '1 ms'
     from unnest($2::text[], $3::text[], $4::text[], $5::bool[], $6::text[], $7::text[], $8::float8[]) as s(id, op, name, eager, wait_event, wait_if, resume_ms)
     on conflict (run_id, id) do nothing returning id`,
		[
			runId,
			steps.map(({ id }) => id),
			steps.map(({ op }) => op),
			steps.map(({ name }) => name),
			steps.map(({ isEager }) => isEager),
			steps.map(({ waitEvent }) => waitEvent ?? null),
			steps.map(({ waitIf }) => waitIf ?? null),
			steps.map(({ resumeInMs }) => resumeInMs ?? null),
		],
	);
	for (const { resumeInMs } of steps) if (resumeInMs !== undefined) work.wakeIn(resumeInMs);
	return new Set(rows.map(({ id }) => id));
}

/**
 * Stores what steps gave; a result that is already there stays. True when the run may be discovered next: one of them was eager, or
 * nothing else keeps it waiting. The run must be locked.
 */
export async function saveDone(work: Work, runId: string, steps: DoneStep[]): Promise<boolean> {
	const ids = steps.map(({ id }) => id);
	const [row] = await work.sql.rows<{ ready: boolean }>(
		`with saved as (
       insert into steps as t (run_id, id, op, name, status, result, position, done_at)
       select $1, s.id, s.op, s.name, 'done', s.result, nextval('step_position'), now()
       from unnest($2::text[], $3::text[], $4::text[], $5::text[]) as s(id, op, name, result)
       on conflict (run_id, id) do update set status = 'done', result = excluded.result, position = excluded.position, done_at = now()
       where t.status = 'pending' returning t.eager)
     select exists (select from saved where eager)
       or not exists (select from steps where run_id = $1 and status = 'pending' and not eager and id <> all($2::text[])) as ready`,
		[runId, ids, steps.map(({ op }) => op), steps.map(({ name }) => name), steps.map(({ result }) => JSON.stringify(result))],
	);
	return row?.ready ?? false;
}
