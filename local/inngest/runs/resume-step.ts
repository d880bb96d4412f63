import type { Work } from "@/local/inngest/engine/work";
import { DISCOVERY, enqueue } from "./queue";

/** What a step gave, in the shape in which the app receives it. */
export type StepResult = { data: unknown } | { error: unknown };

/** Ends a pending step from outside the app (a timer, an event, an invoked function) and lets its run go on. False when it was not pending. */
export async function resumeStep(work: Work, runId: string, stepId: string, result: StepResult): Promise<boolean> {
	const [run] = await work.sql.rows<{ function_id: string }>("select function_id from runs where id = $1 and ended_at is null for no key update", [runId]);
	if (run === undefined) return false;
	const [step] = await work.sql.rows<{ ready: boolean }>(
		`with resumed as (
       update steps set status = 'done', result = $3, position = nextval('step_position'), done_at = now()
       where run_id = $1 and id = $2 and status = 'pending' returning eager)
     select eager or not exists (select from steps where run_id = $1 and status = 'pending' and not eager and id <> $2) as ready from resumed`,
		[runId, stepId, JSON.stringify(result)],
	);
	if (step === undefined) return false;
	if (step.ready) await enqueue(work, runId, DISCOVERY, run.function_id);
	return true;
}
