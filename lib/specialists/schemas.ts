import { z } from "zod";
import { ErrorCode } from "@/lib/platform/contract/error-schemas";

const Timestamp = z.iso.datetime();

/** How a tool call stands: under way, or how it ended. */
export const InvocationStatus = z.enum(["started", "succeeded", "failed", "timeout", "cancelled"]);
export type InvocationStatus = z.infer<typeof InvocationStatus>;
export const SpanOutcome = z.enum(["pass", "hold", "timeout", "fail"]);
export type SpanOutcome = z.infer<typeof SpanOutcome>;
export const HandoffReason = z.enum(["phase_complete", "human_review_required", "low_confidence", "tool_failure", "budget_exceeded"]);
export type HandoffReason = z.infer<typeof HandoffReason>;
export const Severity = z.enum(["low", "medium", "high", "critical"]);

const MicroU = z.int().describe("Millionths of a US dollar");
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
});
export type ToolInvocation = z.infer<typeof ToolInvocation>;

export const ToolInvocationPage = z.object({ items: z.array(ToolInvocation), nextCursor: z.string().nullable() });
export type ToolInvocationPage = z.infer<typeof ToolInvocationPage>;

export const ToolInvocationQuery = z.object({
	cursor: z.string().optional(),
	limit: z.coerce.number().int().min(1).max(200).default(50),
	specialistSpanId: z.uuid().optional(),
	declared: z
		.enum(["true", "false"])
		.transform((text) => text === "true")
		.optional()
		.describe("true: only the tools that the workflow names; false: only extra ones"),
});
export type ToolInvocationQuery = z.output<typeof ToolInvocationQuery>;

/** Hand-off and exception records keep the snake case of their audit source. */
export const HandoffRecord = z.object({
	from_role: z.string(),
	to_role: z.string(),
	reason_code: HandoffReason,
	reason_detail: z.string(),
	ts: Timestamp,
});
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
});
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
});
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
export type SpecialistReliabilityList = z.infer<typeof SpecialistReliabilityList>;

export const WorkflowParams = z.object({ workflowId: z.string().min(1).max(128) });
export const RunParams = z.object({ runId: z.uuid() });
