import { discovery, enqueue } from "./queue";
import type { Work } from "./work";

/** What a step gave, in the shape in which the app receives it. */
export type StepResult = { data: unknown } | { error: unknown };

/** True when nothing keeps the run's next discovery back: parallel steps are awaited together, eager ones (races) are not. */
export async function isReadyForDiscovery(work: Work, runId: string): Promise<boolean> {
	const [row] = await work.sql.rows<{ ready: boolean }>(
		"select not exists (select from steps where run_id = $1 and status = 'pending' and not eager) as ready",
		[runId],
	);
	return row?.ready ?? false;
}

/** Ends a pending step from outside the app (a timer, an event, an invoked function) and lets its run go on. False when it was not pending. */
export async function resumeStep(work: Work, runId: string, stepId: string, result: StepResult): Promise<boolean> {
	const [run] = await work.sql.rows<{ function_id: string }>("select function_id from runs where id = $1 and ended_at is null for no key update", [runId]);
	if (run === undefined) return false;
	const [step] = await work.sql.rows<{ eager: boolean }>(
		`update steps set status = 'done', result = $3, position = nextval('step_position'), done_at = now()
     where run_id = $1 and id = $2 and status = 'pending' returning eager`,
		[runId, stepId, JSON.stringify(result)],
	);
	if (step === undefined) return false;
	if (step.eager || (await isReadyForDiscovery(work, runId))) await enqueue(work, runId, discovery, run.function_id);
	return true;
}
