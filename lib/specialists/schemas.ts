import { z } from "zod";
import { ErrorCode } from "@/lib/platform/contract/error-schemas";

export const Timestamp = z.iso.datetime();

/** How a tool call stands: under way, or how it ended. */
export const InvocationStatus = z.enum(["started", "succeeded", "failed", "timeout", "cancelled"]);
export type InvocationStatus = z.infer<typeof InvocationStatus>;
export const SpanOutcome = z.enum(["pass", "hold", "timeout", "fail"]);
export type SpanOutcome = z.infer<typeof SpanOutcome>;
export const HandoffReason = z.enum(["phase_complete", "human_review_required", "low_confidence", "tool_failure", "budget_exceeded"]);
export type HandoffReason = z.infer<typeof HandoffReason>;
export const Severity = z.enum(["low", "medium", "high", "critical"]);
export const TicketState = z.enum(["open", "acknowledged", "resolved", "ignored"]);
export type TicketState = z.infer<typeof TicketState>;

/** The name under which work without a role is counted. */
export const UNATTRIBUTED = "unattributed";

export const MicroU = z.int().describe("Millionths of a US dollar");
const AttemptNumber = z.int().describe("The attempt that it belongs to, counted from 1");
const Share = z.number().min(0).max(1);

export const ToolInvocation = z.object({
	schemaVersion: z.literal(1),
	invocationId: z.uuid(),
	jobSpecId: z.string(),
	workflowSpecId: z.string(),
	runId: z.string().describe("The goal job's id"),
	toolRef: z.string().describe("server:tool"),
	declared: z.boolean().describe("Whether the workflow names this tool; false for an extra one of its palette"),
	nodeName: z.string(),
	agentRole: z.string(),
	specialistSpanId: z.uuid(),
	stepName: z.string(),
	status: InvocationStatus,
	success: z.boolean(),
	startedAt: Timestamp,
	finishedAt: Timestamp.nullable(),
	durationMs: z.int(),
	costMicroU: MicroU,
	argsSummary: z.string(),
	argsRef: z.string().nullable(),
	outputSummary: z.string(),
	outputRef: z.string().nullable(),
	outputDigest: z.string().nullable().describe("SHA-256 of the output as JSON"),
	errorCode: ErrorCode.nullable(),
	errorMessage: z.string().nullable(),
	// Additions to the contract.
	attemptId: z.uuid(),
	attempt: AttemptNumber,
	itemKey: z.string().describe("Which item of a step that runs once for each of them; empty for a step that is one call"),
});
export type ToolInvocation = z.infer<typeof ToolInvocation>;

export const ToolInvocationPage = z.object({ items: z.array(ToolInvocation), nextCursor: z.string().nullable() });
export type ToolInvocationPage = z.infer<typeof ToolInvocationPage>;

const Name = z.string().min(1).max(200);

/** A span of UTC days, both ends included; without one, all that is known. */
export const PeriodQuery = z.object({
	from: z.iso.date().optional().describe("The first UTC day"),
	to: z.iso.date().optional().describe("The last UTC day, included"),
});
export type PeriodQuery = z.output<typeof PeriodQuery>;

/** What a list of tool calls can be narrowed to, whether of one run or of many. */
export const CallFilter = z.object({
	agentRole: Name.optional().describe("The specialist; `unattributed` for calls that carry no role"),
	stepName: Name.optional(),
	status: z
		.union([InvocationStatus, z.array(InvocationStatus).max(100)])
		.transform((given) => [given].flat())
		.optional()
		.describe("May be given several times"),
	declared: z
		.enum(["true", "false"])
		.transform((text) => text === "true")
		.optional()
		.describe("true: only the tools that the workflow names; false: only extra ones"),
});
export type CallFilter = z.output<typeof CallFilter>;

export const CallPage = z.object({ cursor: z.string().optional(), limit: z.coerce.number().int().min(1).max(200).default(50) });

export const ToolInvocationQuery = z.object({
	...CallPage.shape,
	specialistSpanId: z.uuid().optional(),
	...CallFilter.shape,
	attempt: z.coerce.number().int().min(1).max(1_000_000).optional().describe("Only of this attempt, counted from 1"),
});
export type ToolInvocationQuery = z.output<typeof ToolInvocationQuery>;

/** Hand-off and exception records keep the snake case of their audit source. */
export const HandoffRecord = z.object({
	from_role: z.string(),
	to_role: z.string(),
	reason_code: HandoffReason,
	reason_detail: z.string(),
	ts: Timestamp,
	// Additions to the contract.
	handoff_id: z.uuid(),
	attempt: AttemptNumber,
	handed_over: z
		.array(z.object({ step_name: z.string(), summary: z.string() }))
		.describe("What the steps of the specialist that handed over had given by then, at most 8 of them; empty after the user"),
});
export type HandoffRecord = z.infer<typeof HandoffRecord>;
export const HandoffList = z.object({ items: z.array(HandoffRecord) });
export type HandoffList = z.infer<typeof HandoffList>;

export const ExceptionRecord = z.object({
	ticket_id: z.string(),
	exception_type: z.string(),
	taxonomy_version: z.string(),
	severity: Severity,
	affected_rows: z.array(z.record(z.string(), z.unknown())),
	suggested_resolution: z.string(),
	requires_human: z.boolean(),
	// Additions to the contract.
	state: TicketState.describe("What the job's owner makes of it"),
	owner_note: z.string(),
	attempt: AttemptNumber,
	created_at: Timestamp,
	changed_at: Timestamp.nullable().describe("When its owner last changed it"),
});
export type ExceptionRecord = z.infer<typeof ExceptionRecord>;
export const ExceptionList = z.object({ items: z.array(ExceptionRecord) });
export type ExceptionList = z.infer<typeof ExceptionList>;

export const SpecialistCost = z.object({
	agentRole: z.string().describe("`unattributed` for calls that carry no role"),
	totalMicroU: MicroU,
	toolCount: z.int(),
	avgMicroU: MicroU,
});
export const SpecialistCostList = z.object({ items: z.array(SpecialistCost) });
export type SpecialistCostList = z.infer<typeof SpecialistCostList>;

export const SpecialistOutcome = z.object({
	agentRole: z.string(),
	specialistSpanId: z.uuid(),
	outcome: SpanOutcome.nullable().describe("Null while the specialist is at work"),
	handoffReasonCode: HandoffReason.nullable(),
	durationMs: z.int().nullable(),
	startedAt: Timestamp,
	finishedAt: Timestamp.nullable(),
	// An addition to the contract.
	attempt: AttemptNumber,
});
export type SpecialistOutcome = z.infer<typeof SpecialistOutcome>;
export const SpecialistOutcomeList = z.object({ items: z.array(SpecialistOutcome) });
export type SpecialistOutcomeList = z.infer<typeof SpecialistOutcomeList>;

export const SpecialistReliability = z.object({
	agentRole: z.string(),
	successCount: z.int(),
	holdCount: z.int(),
	timeoutCount: z.int(),
	otherFailureCount: z.int(),
	total: z.int(),
	successRate: Share,
	holdRate: Share,
	timeoutRate: Share,
	meanMs: z.number().describe("Of the spans that passed; 0 when none did"),
	p50Ms: z.number(),
	p95Ms: z.number(),
	count: z.number().describe("How many spans the durations are of"),
});
export const SpecialistReliabilityList = z.object({ items: z.array(SpecialistReliability) });
export type SpecialistReliability = z.infer<typeof SpecialistReliability>;
export type SpecialistReliabilityList = z.infer<typeof SpecialistReliabilityList>;

export const WorkflowParams = z.object({ workflowId: z.string().min(1).max(128) });
export const RunParams = z.object({ runId: z.uuid() });
