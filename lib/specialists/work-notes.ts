import { insertRows, type Part, updateRows } from "@/lib/platform/database/parts";
import { newId } from "@/lib/platform/ids";
import type { FinishedInvocation, StartedInvocation } from "@/lib/tools/call-tool";
import type { Finding } from "@/lib/tools/tool";
import { type Closing, endOf } from "./invocations";
import { handoffEvent, handoffRow, type JobRef, type SpanHead, spanEnd } from "./spans";
import type { SpecialistEvent } from "./specialist-event";
import { ticketEvent, ticketRows } from "./tickets";

/** Where in a run a tool is called; `itemKey` is empty for a step that is one call. */
export interface CallPlace {
	readonly stepId: string;
	readonly itemKey: string;
	readonly agentRole: string;
	readonly workflowSpecId: string;
}

/** A call that has begun and not ended. */
export interface OpenCall {
	readonly invocationId: string;
	readonly stepId: string;
	readonly itemKey: string;
	readonly reservedMicroU: number;
}

/** What the specialists' records tell of a locked job. */
export interface WorkState {
	readonly openCalls: readonly OpenCall[];
	readonly lastSpan: SpanHead | null;
}

/** A select list that reads a WorkState as JSON. `job`: the SQL for the job's id, `attempt` for its attempt's. */
export function workStateColumns(job: string, attempt: string): string {
	return `(SELECT coalesce(json_agg(json_build_object('invocationId', "invocationId", 'stepId', "stepName", 'itemKey', "itemKey",
			'reservedMicroU', "reservedMicroU")), '[]') FROM tool_invocation WHERE "jobId" = ${job} AND "status" = 'started') AS "openCalls",
		(SELECT row_to_json(s) FROM specialist_span s WHERE "jobId" = ${job} AND "attemptId" = ${attempt} ORDER BY "ordinal" DESC LIMIT 1) AS "lastSpan"`;
}

/** The same with the times that JSON has as text. */
export function readWorkState(row: WorkState): WorkState {
	const { openCalls, lastSpan } = row;
	const dated = lastSpan && { ...lastSpan, startedAt: new Date(lastSpan.startedAt), finishedAt: lastSpan.finishedAt && new Date(lastSpan.finishedAt) };
	return { openCalls, lastSpan: dated };
}

type CallEnd = ReturnType<typeof callEnd>;
type CallRow = ReturnType<WorkNotes["callRow"]>;

/** What is to be written of the specialists' work on a locked job, gathered until all of it is written at once. */
export class WorkNotes {
	private openCalls: OpenCall[];
	private span: SpanHead | null;
	private readonly started: CallRow[] = [];
	private readonly keptArgs: object[] = [];
	private readonly ended: CallEnd[] = [];
	private readonly closed: object[] = [];
	private readonly spans: ({ readonly id: string } & Record<string, unknown>)[] = [];
	private readonly spanEnds: object[] = [];
	private readonly handoffs: object[] = [];
	private readonly tickets: object[] = [];

	constructor(
		private readonly job: JobRef,
		state: WorkState,
	) {
		this.openCalls = [...state.openCalls];
		this.span = state.lastSpan;
	}

	/** The calls that are under way, those of this record too. */
	underWay(): readonly OpenCall[] {
		return this.openCalls;
	}

	/** A tool is called. When another specialist worked before, its span ends and the work is handed over. Returns what watchers are told. */
	startCall(place: CallPlace, invocation: StartedInvocation, reservedMicroU: number): SpecialistEvent[] {
		const { spanId, events } = this.enter(place.agentRole);
		this.started.push(this.callRow(place, spanId, invocation, reservedMicroU));
		if (invocation.keptArgs !== undefined) this.keptArgs.push({ invocationId: invocation.invocationId, args: invocation.keptArgs });
		this.openCalls.push({ invocationId: invocation.invocationId, stepId: place.stepId, itemKey: place.itemKey, reservedMicroU });
		return events;
	}

	endCall(invocation: FinishedInvocation): void {
		const end = callEnd(invocation);
		const begun = this.started.find((row) => row.invocationId === end.invocationId);
		if (begun) Object.assign(begun, end);
		else this.ended.push(end);
		this.openCalls = this.openCalls.filter((call) => call.invocationId !== end.invocationId);
	}

	/** Closes what began at a place and never ended. */
	closeCalls({ stepId, itemKey }: Pick<CallPlace, "stepId" | "itemKey">, { at, errorCode, errorMessage }: Closing): void {
		const lost = this.openCalls.filter((call) => call.stepId === stepId && call.itemKey === itemKey);
		this.closed.push(...lost.map(({ invocationId }) => ({ invocationId, status: endOf(errorCode), finishedAt: at, errorCode, errorMessage })));
		this.openCalls = this.openCalls.filter((call) => !lost.includes(call));
	}

	/** The work of a specialist has failed: its span says so, if it is the one under way. */
	failSpan(role: string): void {
		const last = this.span;
		if (!last || last.finishedAt || last.agentRole !== role) return;
		this.endSpan(last, "fail");
		this.span = { ...last, finishedAt: new Date(), handoffReasonCode: "tool_failure" };
	}

	fileTickets(origin: string, findings: readonly Finding[]): SpecialistEvent[] {
		const rows = ticketRows(this.job, origin, findings);
		this.tickets.push(...rows);
		return rows.map(ticketEvent);
	}

	parts(): Part[] {
		return [
			insertRows("specialist_span", this.spans),
			updateRows("specialist_span", ["id"], this.spanEnds),
			insertRows("handoff", this.handoffs, "ON CONFLICT DO NOTHING"),
			insertRows("tool_invocation", this.started),
			insertRows("tool_call_arguments", this.keptArgs),
			updateRows("tool_invocation", ["invocationId"], this.ended),
			updateRows("tool_invocation", ["invocationId"], this.closed),
			insertRows("exception_ticket", this.tickets, "ON CONFLICT DO NOTHING"),
		];
	}

	private enter(role: string): { spanId: string; events: SpecialistEvent[] } {
		const last = this.span;
		if (last && !last.finishedAt && last.agentRole === role) return { spanId: last.id, events: [] };
		const events = last ? [this.handOver(last, role)] : [];
		const next = { id: newId(), agentRole: role, ordinal: (last?.ordinal ?? 0) + 1, startedAt: new Date() };
		this.spans.push({ ...next, ...SPAN_OPEN, jobId: this.job.id, attemptId: this.job.attemptId, workflowSpecId: this.job.workflowId ?? "" });
		this.span = { ...next, finishedAt: null, handoffReasonCode: null };
		return { spanId: next.id, events };
	}

	/** One that began in this record is not there yet to be changed: its row is written as ended. */
	private endSpan(last: SpanHead, outcome: "pass" | "fail"): void {
		const end = spanEnd(last, outcome, outcome === "pass" ? "phase_complete" : "tool_failure");
		const begun = this.spans.find(({ id }) => id === end.id);
		if (begun) Object.assign(begun, end);
		else this.spanEnds.push(end);
	}

	private handOver(last: SpanHead, toRole: string): SpecialistEvent {
		if (!last.finishedAt) this.endSpan(last, "pass");
		const row = handoffRow(this.job, last, toRole, "phase_complete");
		this.handoffs.push(row);
		return handoffEvent(row);
	}

	private callRow({ stepId, ...place }: CallPlace, specialistSpanId: string, invocation: StartedInvocation, reservedMicroU: number) {
		const { invocationId, toolRef, declared, startedAt, argsSummary } = invocation;
		const { id: jobId, attemptId } = this.job;
		const call = { invocationId, toolRef, declared, startedAt, argsSummary, reservedMicroU };
		return { ...call, ...place, jobId, attemptId, specialistSpanId, nodeName: stepId, stepName: stepId, ...NOT_ENDED };
	}
}

/** The same for spans: branches that begin at once open and end them in one record. */
const SPAN_OPEN = { outcome: null, handoffReasonCode: null, finishedAt: null, durationMs: null };

/** Two calls of one record may be told apart by their ends, so all rows name these. */
const NOT_ENDED = {
	status: "started",
	success: false,
	finishedAt: null,
	durationMs: 0,
	costMicroU: 0,
	outputSummary: "",
	outputDigest: null,
	errorCode: null,
	errorMessage: null,
	errorDetail: null,
};

function callEnd(invocation: FinishedInvocation) {
	const { invocationId, success, finishedAt, durationMs, costMicroU, outputSummary, outputDigest, errorCode, errorMessage, errorDetail } = invocation;
	const status = endOf(success ? null : errorCode);
	return { invocationId, status, success, finishedAt, durationMs, costMicroU, outputSummary, outputDigest, errorCode, errorMessage, errorDetail };
}
