import { v5 as uuidFrom } from "uuid";
import type { EventPayload, Work } from "@/local/inngest/engine/work";
import { resumeStep, type StepResult } from "./resume-step";

export type Ending = { status: "completed"; output: unknown } | { status: "failed"; error: unknown } | { status: "cancelled" };

const NAMES = { completed: "inngest/function.finished", failed: "inngest/function.failed", cancelled: "inngest/function.cancelled" } as const;
const ENGINE_NAMESPACE = "5d0c7a70-5f0e-4d6c-9a39-3f6f4a6cbb53";

interface EndedRun {
	function_id: string;
	events: string;
	parent_run_id: string | null;
	parent_step_id: string | null;
	keyed: boolean;
	awaited: boolean;
}

/** Emits an event about a run, once for each name and run. */
function emit(work: Work, name: string, runId: string, data: Record<string, unknown>): void {
	const key = uuidFrom(`${name}:${runId}`, ENGINE_NAMESPACE);
	work.emitted.push({ key, name, payload: { id: key, name, data, ts: Date.now() } });
}

function resultOf(ending: Ending, functionId: string): StepResult {
	if (ending.status === "completed") return { data: ending.output ?? null };
	if (ending.status === "failed") return { error: ending.error };
	return { error: { name: "Error", message: `The invoked function "${functionId}" was cancelled` } };
}

/** Ends a run once: drops what it was waiting for, answers the run that invoked it and tells who listens. */
export async function finishRun(work: Work, runId: string, ending: Ending): Promise<void> {
	const error = ending.status === "failed" ? ending.error : undefined;
	const [run] = await work.sql.rows<EndedRun>(
		`with ended as (
       update runs set status = $2, output = $3, error = $4, ended_at = now() where id = $1 and ended_at is null returning *),
     dropped as (delete from jobs where run_id in (select id from ended)),
     abandoned as (update steps set status = 'abandoned' where run_id in (select id from ended) and status = 'pending')
     select function_id, events, parent_run_id, parent_step_id, cardinality(keys) > 0 as keyed,
       exists (select from steps where status = 'pending' and wait_event = any($5::text[])) as awaited from ended`,
		[
			runId,
			ending.status,
			ending.status === "completed" ? JSON.stringify(ending.output ?? null) : null,
			error === undefined ? null : JSON.stringify(error),
			[NAMES[ending.status], NAMES.completed],
		],
	);
	if (run === undefined) return;
	if (run.keyed) work.wakeIn(0);
	if (run.parent_run_id !== null && run.parent_step_id !== null) {
		await resumeStep(work, run.parent_run_id, run.parent_step_id, resultOf(ending, run.function_id));
	}
	const events: EventPayload[] = JSON.parse(run.events);
	const data = { function_id: run.function_id, run_id: runId, event: events[0], events };
	const isHeard = (name: string) => run.awaited || work.engine.registry.isHeard(name);
	if (ending.status === "failed") emit(work, NAMES.failed, runId, { ...data, error });
	if (ending.status === "cancelled" && isHeard(NAMES.cancelled)) emit(work, NAMES.cancelled, runId, data);
	if (ending.status !== "cancelled" && isHeard(NAMES.completed)) {
		emit(work, NAMES.completed, runId, ending.status === "completed" ? { ...data, result: ending.output ?? null } : { ...data, error });
	}
}
