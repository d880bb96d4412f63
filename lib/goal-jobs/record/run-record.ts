import "server-only";
import type { NewEvent } from "@/lib/goal-jobs/stream/append-events";
import { insertRows, type Part, statementOf, updateRows } from "@/lib/platform/database/parts";
import type { Query } from "@/lib/platform/database/query";
import type { Prisma } from "@/lib/platform/prisma/client";
import { WorkNotes } from "@/lib/specialists/work-notes";
import type { PackedOutput } from "./packed-output";
import { stepTimes } from "./place";
import type { ResultHead, RunState, WorkedStep } from "./run-state";

type JobChange = Partial<
	Pick<RunState, "status" | "progress" | "progressMessage" | "costMicroU" | "startedAt" | "itemVersion" | "lineRankAt"> & { readonly driveBegunAt: Date }
>;

/** An event as its row: `seq` is its number in the job's log. */
export interface EventRow {
	readonly jobId: string;
	readonly seq: number;
	readonly type: NewEvent["type"];
	readonly attemptId: string;
	readonly data: Record<string, unknown>;
	readonly ts: Date;
}

type ArtifactRow = Omit<Prisma.ArtifactCreateManyInput, "jobId" | "attemptId">;

/**
 * A locked job as it stands, with what is to be written of it. Changes show in `run` at once, so that the next one builds on them, and are
 * written together, in one statement and one for each output.
 */
export class RunRecord {
	readonly notes: WorkNotes;
	private state: RunState;
	private jobChange: JobChange | null = null;
	private readonly changedSteps = new Set<string>();
	private readonly outputs: Array<{ readonly result: ResultHead; readonly packed: PackedOutput | null }> = [];
	private readonly artifacts: object[] = [];
	private readonly events: EventRow[] = [];

	constructor(state: RunState) {
		this.state = state;
		this.notes = new WorkNotes(state, state.work);
	}

	get run(): RunState {
		return this.state;
	}

	/** The run as it stands with the calls that have begun and ended since it was read. */
	get runWithCalls(): RunState {
		return { ...this.state, work: { ...this.state.work, openCalls: this.notes.underWay() } };
	}

	step(stepId: string): WorkedStep | undefined {
		return this.state.steps.find((step) => step.stepId === stepId);
	}

	/** Whether a step, or one item of it, has ended already. An engine that died leaves its call running in the app while the next one calls again. */
	hasResult(stepId: string, itemKey: string): boolean {
		return this.state.results.some((result) => result.stepId === stepId && result.itemKey === itemKey);
	}

	changeStep(stepId: string, change: Partial<WorkedStep>): void {
		this.changedSteps.add(stepId);
		this.state = { ...this.state, steps: this.state.steps.map((step) => (step.stepId === stepId ? { ...step, ...change } : step)) };
	}

	changeJob(change: JobChange): void {
		this.jobChange = { ...this.jobChange, ...change };
		this.state = { ...this.state, ...change };
	}

	keepResult(result: ResultHead, packed: PackedOutput | null): void {
		this.outputs.push({ result, packed });
		this.state = { ...this.state, results: [...this.state.results, result] };
	}

	addArtifacts(rows: readonly ArtifactRow[]): void {
		const { id: jobId, attemptId } = this.state;
		this.artifacts.push(...rows.map((row) => ({ ...row, jobId, attemptId })));
	}

	/** Appends to the job's log; what is told of a step has the times that its row has. The lock makes the numbers gapless and in the order of the commits. */
	tell(...events: readonly NewEvent[]): void {
		const { id: jobId, attemptId, lastSeq } = this.state;
		const ts = new Date();
		const dataOf = ({ type, data }: NewEvent) => (type.startsWith("step_") ? { ...data, ...stepTimes(this.step(String(data.stepId))) } : data);
		this.events.push(...events.map((event, index) => ({ jobId, seq: lastSeq + 1 + index, type: event.type, attemptId, data: dataOf(event), ts })));
		this.state = { ...this.state, lastSeq: lastSeq + events.length };
	}

	/** Writes everything. Returns the events, to be sent after the commit. */
	async write(query: Query): Promise<readonly EventRow[]> {
		for (const output of this.outputs) await this.writeOutput(query, output);
		const statement = statementOf(this.parts());
		if (statement) await query(statement.text, statement.values);
		return this.events;
	}

	private async writeOutput(query: Query, { result, packed }: { readonly result: ResultHead; readonly packed: PackedOutput | null }): Promise<void> {
		const { id } = this.state;
		const layout = packed?.layout ? JSON.stringify(packed.layout) : null;
		const head = RESULT_COLUMNS.map((column) => result[column]);
		await query(KEEP_RESULT, [id, ...head, packed?.output ?? null, layout]);
		if (!packed || packed.parts.length === 0) return;
		const parts = JSON.stringify(packed.parts.map((part) => Buffer.from(part).toString("base64")));
		await query(KEEP_PARTS, [id, result.stepId, result.itemKey, parts]);
	}

	private parts(): Part[] {
		const { id, lastSeq } = this.state;
		const steps = this.state.steps.filter((step) => this.changedSteps.has(step.stepId));
		const isChanged = this.jobChange !== null || this.events.length > 0;
		return [
			...this.notes.parts(),
			updateRows(
				"job_step",
				["jobId", "stepId"],
				steps.map(({ title: _title, role: _role, ...step }) => ({ jobId: id, ...step })),
			),
			insertRows("artifact", this.artifacts),
			insertRows("job_event", this.events),
			updateRows("goal_job", ["id"], isChanged ? [{ id, ...this.jobChange, lastSeq, updatedAt: new Date() }] : []),
		];
	}
}

const RESULT_COLUMNS = ["stepId", "itemKey", "succeeded", "digest", "errorCode", "errorMessage"] as const;
const KEEP_RESULT = `INSERT INTO step_result ("jobId", ${RESULT_COLUMNS.map((column) => `"${column}"`).join(", ")}, "output", "longTexts") VALUES ($1::uuid, $2, $3, $4, $5, $6, $7, $8, $9::jsonb)`;
const KEEP_PARTS = `INSERT INTO step_result_part ("jobId", "stepId", "itemKey", "part", "texts")
	SELECT $1::uuid, $2, $3, (p.at - 1)::int, decode(p.packed, 'base64') FROM json_array_elements_text($4::json) WITH ORDINALITY p(packed, at)`;
