import { z } from "zod";
import { AgentMessage, ErrorMessage, Percent } from "@/lib/goal-jobs/fields";
import { GoalJobStatus, Interrupt } from "@/lib/goal-jobs/schemas";

const _Timestamp = z.iso.datetime();

export const StatusView = z.object({
	jobSpecId: z.string(),
	status: GoalJobStatus,
	progress: Percent,
	itemVersion: z.int(),
	attemptId: z.uuid(),
	tasksCompleted: z.int(),
	tasksFailed: z.int(),
	tasksTotal: z.int(),
	errorMessage: ErrorMessage,
	progressMessage: z.string().nullable(),
	agentMessage: AgentMessage,
	suggestedPollIntervalMs: z.int().describe("0 means: nothing more will change, do not poll"),
	deliveryMode: z.string(),
	pendingInterrupts: z.array(Interrupt),
	lastSeq: z.int(),
});
export type StatusView = z.infer<typeof StatusView>;

/** One id or several. */
const FileIdsQuery = z.union([z.uuid(), z.array(z.uuid()).min(1).max(100)]).transform((given) => [given].flat());
export const FileUsesQuery = z.object({ fileId: FileIdsQuery.describe("May be given up to 100 times") });
export type FileUsesQuery = z.output<typeof FileUsesQuery>;
export const FileUse = z.object({
	fileId: z.uuid(),
	runs: z.int().describe("How many of the caller's jobs were made with the file"),
	openRuns: z.int().describe("How many of them have not ended and would miss it"),
});
export type FileUse = z.infer<typeof FileUse>;
export const FileUses = z.object({ items: z.array(FileUse) });

export const UsageQuery = z.object({ from: z.iso.date().optional(), to: z.iso.date().optional() });
/** Runs by what became of them, and what they cost: additions to the contract. */
const Outcomes = {
	completed: z.int().describe("Partial ones too"),
	failed: z.int(),
	cancelled: z.int(),
	open: z.int().describe("Not ended yet"),
	costMicroU: z.int().describe("In millionths of a US dollar"),
};

export const UsageStatistics = z.object({
	totalSessions: z.int(),
	...Outcomes,
	from: z.iso.date(),
	to: z.iso.date(),
	byWorkflow: z.array(z.object({ workflowId: z.string(), workflowName: z.string(), count: z.int(), ...Outcomes })),
	byPeriod: z.array(z.object({ date: z.iso.date(), count: z.int(), ...Outcomes })),
});
export type UsageStatistics = z.infer<typeof UsageStatistics>;
