import { z } from "zod";
import { ErrorCode } from "@/lib/platform/contract/error-schemas";
import { CallFilter, CallPage, MicroU, PeriodQuery, SpanOutcome, SpecialistOutcome, Timestamp, ToolInvocation } from "@/lib/specialists/schemas";

const Page = z.object({ cursor: z.string().optional(), limit: z.coerce.number().int().min(1).max(100).default(50) });
const Count = z.int().min(0);
const Role = z.string().min(1).max(200);
const NextCursor = z.string().nullable();

export const AuditedWorkflowsQuery = z.object({ ...PeriodQuery.shape, ...Page.shape });
export type AuditedWorkflowsQuery = z.output<typeof AuditedWorkflowsQuery>;

export const AuditedWorkflow = z.object({
	workflowId: z.string(),
	workflowName: z.string(),
	runs: Count.describe("Those made in the period"),
	completed: Count,
	partial: Count,
	failed: Count,
	cancelled: Count,
	unfinished: Count,
	successRate: z.number().min(0).max(1).nullable().describe("Completed and partial ones among those that ended by themselves; null when none did"),
	costMicroU: MicroU,
	medianWorkedMs: z.number().nullable().describe("Of those that delivered, without what they waited for their user"),
	lastRunAt: Timestamp,
});
export type AuditedWorkflow = z.infer<typeof AuditedWorkflow>;
export const AuditedWorkflowList = z.object({ items: z.array(AuditedWorkflow), nextCursor: NextCursor });
export type AuditedWorkflowList = z.infer<typeof AuditedWorkflowList>;

export const RunStatus = z.enum([
	"draft",
	"created",
	"analyzing",
	"slots_pending",
	"ready",
	"ready_with_preview",
	"confirmed",
	"queued",
	"executing",
	"completed",
	"partial",
	"failed",
	"cancelled",
]);
const RunStatuses = z
	.union([RunStatus, z.array(RunStatus).max(100)])
	.transform((given) => [given].flat())
	.optional()
	.describe("May be given several times");
export const AuditedRunsQuery = z.object({ status: RunStatuses, ...PeriodQuery.shape, ...Page.shape });
export type AuditedRunsQuery = z.output<typeof AuditedRunsQuery>;

export const AuditedRun = z.object({
	jobSpecId: z.string(),
	status: RunStatus,
	errorCode: ErrorCode.nullable(),
	inputFileNames: z.array(z.string()),
	attempts: Count,
	openTickets: Count.describe("Exception tickets that are open or acknowledged"),
	costMicroU: MicroU,
	workedMs: z.number().nullable().describe("From its start to its end, without what it waited for its user; null while it has no end"),
	createdAt: Timestamp,
	completedAt: Timestamp.nullable(),
});
export type AuditedRun = z.infer<typeof AuditedRun>;
export const AuditedRunPage = z.object({ items: z.array(AuditedRun), nextCursor: NextCursor });
export type AuditedRunPage = z.infer<typeof AuditedRunPage>;

export const WorkflowCallsQuery = z.object({ ...CallPage.shape, ...CallFilter.shape, ...PeriodQuery.shape });
export type WorkflowCallsQuery = z.output<typeof WorkflowCallsQuery>;

export const WorstCallsQuery = z.object({ agentRole: Role.optional(), ...PeriodQuery.shape });
export type WorstCallsQuery = z.output<typeof WorstCallsQuery>;
export const WorstCalls = z.object({ items: z.array(ToolInvocation) });
export type WorstCalls = z.infer<typeof WorstCalls>;

export const WorkflowOutcomesQuery = z.object({ agentRole: Role.optional(), outcome: SpanOutcome.optional(), ...PeriodQuery.shape, ...Page.shape });
export type WorkflowOutcomesQuery = z.output<typeof WorkflowOutcomesQuery>;
export const WorkflowOutcome = SpecialistOutcome.extend({ jobSpecId: z.string() });
export type WorkflowOutcome = z.infer<typeof WorkflowOutcome>;
export const WorkflowOutcomePage = z.object({ items: z.array(WorkflowOutcome), nextCursor: NextCursor });
export type WorkflowOutcomePage = z.infer<typeof WorkflowOutcomePage>;

export const Bucket = z.enum(["day", "week", "month"]);
export type Bucket = z.infer<typeof Bucket>;
export const CostTimelineQuery = z.object({
	...PeriodQuery.shape,
	bucket: Bucket.optional().describe("Without one, days up to 31 days, weeks up to half a year, months beyond. Days take a period of at most 400 days."),
});
export type CostTimelineQuery = z.output<typeof CostTimelineQuery>;

export const CostTimelineRow = z.object({
	start: z.iso.date().describe("The first UTC day of the day, week (from Monday) or month"),
	agentRole: z.string(),
	stepName: z.string(),
	title: z.string(),
	calls: Count,
	failedCalls: Count,
	costMicroU: MicroU,
});
export type CostTimelineRow = z.infer<typeof CostTimelineRow>;
export const CostTimeline = z.object({ bucket: Bucket, items: z.array(CostTimelineRow) });
export type CostTimeline = z.infer<typeof CostTimeline>;

export const SpecialistTrend = z.object({
	agentRole: z.string(),
	week: z.iso.date().describe("Its Monday, UTC"),
	total: Count,
	successCount: Count,
	holdCount: Count,
	timeoutCount: Count,
	otherFailureCount: Count,
	p50Ms: z.number().describe("Of the spans that passed; 0 when none did"),
	p95Ms: z.number(),
});
export type SpecialistTrend = z.infer<typeof SpecialistTrend>;
export const SpecialistTrends = z.object({ items: z.array(SpecialistTrend) });
export type SpecialistTrends = z.infer<typeof SpecialistTrends>;
