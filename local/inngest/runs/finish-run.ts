import { z } from "zod";
import type { EventPayload, Work } from "@/local/inngest/engine/work";
import { newUlid } from "@/local/inngest/rules/ulid";
import { resumeStep, type StepResult } from "./resume-step";

export type Ending = { status: "completed"; output: unknown } | { status: "failed"; error: unknown } | { status: "cancelled" };

const NAMES = { completed: "inngest/function.finished", failed: "inngest/function.failed", cancelled: "inngest/function.cancelled" } as const;
const STATUSES = { completed: "Completed", failed: "Failed", cancelled: "Cancelled" } as const;

interface EndedRun {
	function_id: string;
	events: string;
	parent_run_id: string | null;
	parent_step_id: string | null;
	keyed: boolean;
	awaited: boolean;
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
	emitEnd(work, runId, run, ending);
}

const ErrorLike = z.looseObject({ name: z.string().default("Error"), message: z.string().default(""), stack: z.string().optional() });

/** An error as the events about a run's end carry it. */
function publicError(error: unknown) {
	const { name, message, stack } = ErrorLike.catch({ name: "Error", message: String(error) }).parse(error);
	return { error: `${name}: ${message}`, name, message, ...(stack === undefined ? {} : { stack }) };
}

function outcomeOf(ending: Ending): Record<string, unknown> {
	if (ending.status === "completed") return { result: ending.output ?? null };
	return ending.status === "failed" ? { error: publicError(ending.error), result: ending.error } : {};
}

/**
 * Tells that a run has ended. Runs that were themselves started by such news tell nothing, or a failing handler of failures would never
 * come to an end. A failure is always stored, other news only where somebody listens.
 */
function emitEnd(work: Work, runId: string, run: EndedRun, ending: Ending): void {
	const events: EventPayload[] = JSON.parse(run.events);
	const [event] = events;
	if (event === undefined || event.name === NAMES.failed || event.name === NAMES.completed) return;
	const about = { function_id: run.function_id, run_id: runId, event, events, _inngest: { status: STATUSES[ending.status] } };
	const correlation = run.parent_run_id === null ? {} : { correlation_id: `${run.parent_run_id}.${run.parent_step_id}` };
	const data = { ...about, ...correlation, ...outcomeOf(ending) };
	const isHeard = (name: string) => run.awaited || work.engine.registry.isHeard(name);
	const emit = (name: string, id?: string) => {
		const key = newUlid();
		work.emitted.push({ key, payload: { id: id ?? key, name, data, ts: Date.now(), user: {} } });
	};
	if (isHeard(NAMES.completed)) emit(NAMES.completed);
	if (ending.status === "failed" || (ending.status === "cancelled" && isHeard(NAMES.cancelled))) emit(NAMES[ending.status], runId);
}
