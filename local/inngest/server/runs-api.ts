import { z } from "zod";
import type { Engine } from "@/local/inngest/engine/engine";

const ListQuery = z.object({
	status: z.enum(["queued", "running", "completed", "failed", "cancelled"]).optional(),
	functionId: z.string().optional(),
	limit: z.coerce.number().int().min(1).max(200).default(50),
});

interface RunRow {
	id: string;
	function_id: string;
	status: string;
	events: string;
	output: string | null;
	error: string | null;
	created_at: Date;
	started_at: Date | null;
	ended_at: Date | null;
}

const COLUMNS = "id, function_id, status, events, output, error, created_at, started_at, ended_at";
const parsed = (text: string | null): unknown => (text === null ? null : JSON.parse(text));

function present(row: RunRow) {
	return {
		id: row.id,
		functionId: row.function_id,
		status: row.status,
		events: parsed(row.events),
		output: parsed(row.output),
		error: parsed(row.error),
		createdAt: row.created_at,
		startedAt: row.started_at,
		endedAt: row.ended_at,
	};
}

/** The newest runs first. */
export async function listRuns(engine: Engine, parameters: URLSearchParams): Promise<unknown[]> {
	const query = ListQuery.parse(Object.fromEntries(parameters));
	const rows = await engine.database.rows<RunRow>(
		`select ${COLUMNS} from runs where ($1::text is null or status = $1) and ($2::text is null or function_id = $2) order by created_at desc, id desc limit $3`,
		[query.status ?? null, query.functionId ?? null, query.limit],
	);
	return rows.map(present);
}

/** One run with its steps in the order in which they were found, and the calls it is owed. */
export async function getRun(engine: Engine, runId: string): Promise<unknown> {
	const [run] = await engine.database.rows<RunRow>(`select ${COLUMNS} from runs where id = $1`, [runId]);
	if (run === undefined) return undefined;
	const steps = await engine.database.rows<{
		id: string;
		op: string;
		name: string;
		status: string;
		result: string | null;
		wait_event: string | null;
		resume_at: Date | null;
	}>("select id, op, name, status, result, wait_event, resume_at from steps where run_id = $1 order by created_at, position", [runId]);
	const jobs = await engine.database.rows<{ step_id: string; attempt: number; due_at: Date; in_hand: boolean }>(
		"select step_id, attempt, due_at, leased_by is not null as in_hand from jobs where run_id = $1",
		[runId],
	);
	return {
		data: {
			...present(run),
			steps: steps.map(({ result, wait_event, resume_at, ...step }) => ({ ...step, result: parsed(result), waitsForEvent: wait_event, resumeAt: resume_at })),
			calls: jobs.map(({ step_id, attempt, due_at, in_hand }) => ({ stepId: step_id, attempt, dueAt: due_at, isInHand: in_hand })),
		},
	};
}

/** The finished steps of a run by id, for an app that was told to fetch them itself. */
export async function findRunState(engine: Engine, runId: string): Promise<unknown> {
	const rows = await engine.database.rows<{ id: string; result: string }>(
		"select id, result from steps where run_id = $1 and status = 'done' order by position",
		[runId],
	);
	return Object.fromEntries(rows.map(({ id, result }) => [id, JSON.parse(result)]));
}

/** The events that started a run. */
export async function findRunBatch(engine: Engine, runId: string): Promise<unknown> {
	const [run] = await engine.database.rows<{ events: string }>("select events from runs where id = $1", [runId]);
	return run === undefined ? undefined : JSON.parse(run.events);
}
