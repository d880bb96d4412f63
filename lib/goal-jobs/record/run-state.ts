import "server-only";
import { knownSpec } from "@/lib/goal-jobs/internal";
import { sql } from "@/lib/platform/database/db";
import type { Query } from "@/lib/platform/database/query";
import { prepared } from "@/lib/platform/database/sql-transaction";
import { isId } from "@/lib/platform/ids";
import type { GoalJob, JobStep, StepResult } from "@/lib/platform/prisma/client";
import { readWorkState, type WorkState, workStateColumns } from "@/lib/specialists/work-notes";

/** What the work on a job needs of its row; the rest is heavy to carry over and over. */
const JOB_COLUMNS = [
	"id",
	"ownerId",
	"workflowId",
	"status",
	"attemptId",
	"driveId",
	"lineRankAt",
	"progress",
	"progressMessage",
	"agentMessage",
	"errorCode",
	"errorMessage",
	"itemVersion",
	"costMicroU",
	"budgetMicroU",
	"isFinishing",
	"waitedMs",
	"lastSeq",
	"goalText",
	"fileIds",
	"inputFileNames",
	"filledSlots",
	"startedAt",
	"sensitiveLocalFileIds",
] as const satisfies ReadonlyArray<keyof GoalJob>;

const STEP_COLUMNS = [
	"stepId",
	"title",
	"role",
	"status",
	"progress",
	"progressMessage",
	"errorCode",
	"errorMessage",
	"startedAt",
	"finishedAt",
] as const satisfies ReadonlyArray<keyof JobStep>;

const RESULT_COLUMNS = ["stepId", "itemKey", "succeeded", "digest", "errorCode", "errorMessage"] as const satisfies ReadonlyArray<keyof StepResult>;

export type WorkedStep = Pick<JobStep, (typeof STEP_COLUMNS)[number]>;
/** The end of a step, or of one item of it, without its output. */
export type ResultHead = Pick<StepResult, (typeof RESULT_COLUMNS)[number]>;

/** A job as the work on it needs it: in the order of its plan its steps, and what has ended, oldest first. `spec` is for specOf. */
export interface RunState extends JobRow {
	readonly spec: unknown;
	readonly steps: readonly WorkedStep[];
	readonly results: readonly ResultHead[];
	readonly work: WorkState;
}

const list = (columns: readonly string[], of: string): string => columns.map((column) => `${of}."${column}"`).join(", ");

const JOB = list(JOB_COLUMNS, "j");
const PARTS = (job: string, attempt: string): string => `
	(SELECT coalesce(json_agg(s ORDER BY s."stepOrder"), '[]') FROM (SELECT ${list([...STEP_COLUMNS, "stepOrder"], "o")} FROM job_step o WHERE o."jobId" = ${job}) s) AS "steps",
	(SELECT coalesce(json_agg(r ORDER BY r."createdAt"), '[]') FROM (SELECT ${list([...RESULT_COLUMNS, "createdAt"], "e")} FROM step_result e WHERE e."jobId" = ${job}) r) AS "results",
	${workStateColumns(job, attempt)}`;

const READ = `SELECT ${JOB}, ${PARTS('j."id"', 'j."attemptId"')} FROM goal_job j WHERE j."id" = $1::uuid`;
const LOCK = `SELECT ${JOB} FROM goal_job j WHERE j."id" = $1::uuid FOR UPDATE`;
// A statement sees what was there when it began, which for LOCK may be before the one it waited for ended: the parts are read after it.
const READ_PARTS = `SELECT ${PARTS("$1::uuid", "$2::uuid")}`;

type JobRow = Pick<GoalJob, (typeof JOB_COLUMNS)[number]>;
type PartsRow = WorkState & { readonly steps: WorkedStep[]; readonly results: ResultHead[] };

/** A job for the work on it, all of one moment; null when it is gone. */
export async function readRun(jobSpecId: string): Promise<RunState | null> {
	if (!isId(jobSpecId)) return null;
	const [row] = await pooled<JobRow & PartsRow>(READ, [jobSpecId]);
	return row ? stateOf(row, row, await specFor(pooled, jobSpecId)) : null;
}

/** The same inside a transaction, locked until that ends: every change of a job takes this lock first. */
export async function lockRun(query: Query, jobSpecId: string): Promise<RunState | null> {
	if (!isId(jobSpecId)) return null;
	const [job] = await query<JobRow>(LOCK, [jobSpecId]);
	if (!job) return null;
	const [parts] = await query<PartsRow>(READ_PARTS, [jobSpecId, job.attemptId]);
	return parts ? stateOf(job, parts, await specFor(query, jobSpecId)) : null;
}

const pooled: Query = async <Row>(text: string, values: readonly unknown[] = []) => (await sql().query(prepared(text, values))).rows as Row[];

/** A spec is heavy and never changes: it is read once in a process. */
async function specFor(query: Query, jobSpecId: string): Promise<unknown> {
	const known = knownSpec(jobSpecId);
	if (known) return known;
	const [row] = await query<{ spec: unknown }>(`SELECT "spec" FROM goal_job WHERE "id" = $1::uuid`, [jobSpecId]);
	return row?.spec;
}

function stateOf(job: JobRow, { steps, results, openCalls, lastSpan }: PartsRow, spec: unknown): RunState {
	return {
		...pick(job),
		spec,
		steps: steps.map((step) => ({ ...step, startedAt: dateOf(step.startedAt), finishedAt: dateOf(step.finishedAt) })),
		results,
		work: readWorkState({ openCalls, lastSpan }),
	};
}

function pick(row: JobRow): JobRow {
	const picked = Object.fromEntries(JOB_COLUMNS.map((column) => [column, row[column]])) as unknown as JobRow;
	// An empty list may be kept as none.
	const lists = { fileIds: row.fileIds ?? [], inputFileNames: row.inputFileNames ?? [], sensitiveLocalFileIds: row.sensitiveLocalFileIds ?? [] };
	return { ...picked, ...lists, waitedMs: BigInt(row.waitedMs) };
}

/** JSON has times as text. */
const dateOf = (value: Date | string | null): Date | null => (value === null ? null : new Date(value));
