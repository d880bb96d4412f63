import { z } from "zod";
import { Percent, WaitedMs } from "@/lib/goal-jobs/fields";
import { GoalJobStatus } from "@/lib/goal-jobs/schemas";
import { ErrorCode } from "@/lib/platform/contract/error-schemas";
import { MOST_AT_ONCE } from "./limits";

const Timestamp = z.iso.datetime();

/** Several jobs, and what is to happen to each of them. */
export const ChangeSessionsInput = z.object({
	action: z.enum(["cancel", "delete"]),
	jobSpecIds: z.array(z.uuid()).min(1).max(MOST_AT_ONCE),
});
export type ChangeSessionsInput = z.infer<typeof ChangeSessionsInput>;

export const ChangedSession = z.object({
	jobSpecId: z.uuid(),
	success: z.boolean(),
	code: ErrorCode.nullable().describe("Why this one stayed as it was, as its own operation would have answered; null when it was changed"),
	message: z.string().nullable(),
});
export type ChangedSession = z.infer<typeof ChangedSession>;

export const ChangedSessions = z.object({
	results: z.array(ChangedSession).describe("One for each job, in the order in which they were given"),
	succeeded: z.int().min(0),
	failed: z.int().min(0),
});
export type ChangedSessions = z.infer<typeof ChangedSessions>;

/** Until when a run stands still, and what for. */
export const WaitingFor = z.object({
	kind: z
		.enum(["checkpoint", "device", "questions", "workflow_choice", "preview", "start"])
		.describe(
			"A pause of the run for its user or for a device of theirs; or before the run: questions, the choice of a workflow, a preview, or its start alone",
		),
	title: z.string().describe("What is asked, in words"),
	questions: z.array(z.string()).describe("The questions that are open, as they are worded"),
	suggestedCounts: z
		.array(z.int().nullable())
		.default([])
		.describe("For each of the questions how many values are suggested; null where its answer is no list"),
	mayStart: z.boolean().default(false).describe("Before the run: whether it can start as it is, for every open question may be left as it is"),
	checkpointId: z.string().nullable(),
	since: Timestamp,
	until: Timestamp.nullable().describe("When a pause is closed and the run fails; null where nothing is closed by itself"),
});
export type WaitingFor = z.infer<typeof WaitingFor>;

export const SessionSummary = z.object({
	jobSpecId: z.string(),
	status: GoalJobStatus,
	goalText: z.string(),
	useCaseType: z.string(),
	progress: Percent,
	createdAt: Timestamp,
	updatedAt: Timestamp,
	completedAt: Timestamp.nullable(),
	inputFileNames: z.array(z.string()),
	inputFileNumbers: z
		.array(z.int())
		.default([])
		.describe("For each of its files which of the caller's files of this name it is, in the order in which they were added"),
	// Additions to the contract: what a list shows.
	workflowId: z.string().nullable(),
	workflowName: z.string().nullable(),
	madeFor: z
		.array(z.string())
		.default([])
		.describe("The postings that its files were made for, each as title and company, in the order in which they were made"),
	artifactCount: z
		.int()
		.min(0)
		.default(0)
		.describe("How many files it has made, without previews, the archive of all of them, and what is for programs beside them"),
	errorCode: ErrorCode.nullable().describe("Why it failed; FILE_INCOMPATIBLE: its files did not fit, and nothing ran"),
	isWaitingForUser: z.boolean().describe("Whether it stands still in a pause"),
	waitingFor: WaitingFor.nullable().describe("What its user has to do, in a pause or before the run; null when nothing waits for them"),
	waitedMs: WaitedMs,
	costMicroU: z.int().describe("Spent so far, in millionths of a US dollar"),
	chargedMicroU: z
		.int()
		.nullable()
		.default(null)
		.describe("What its owner was charged for its attempts that have ended, in millionths of a US dollar; null while none has"),
});
export type SessionSummary = z.infer<typeof SessionSummary>;

export const SessionList = z.object({ sessions: z.array(SessionSummary), total: z.int(), nextCursor: z.string().nullable() });
export type SessionList = z.infer<typeof SessionList>;

/** One value or several. */
const Statuses = z.union([GoalJobStatus, z.array(GoalJobStatus).max(100)]).transform((given) => [given].flat());

/** Which of the caller's jobs; every condition that is given must hold. */
export const SessionFilter = z.object({
	status: GoalJobStatus.optional(),
	statuses: Statuses.optional().describe("May be given several times; a job in any of them passes"),
	q: z
		.string()
		.trim()
		.min(1)
		.max(200)
		.optional()
		.describe("Words to find in the goal, the workflow, the file names or the postings that files were made for, or a jobSpecId"),
	workflowId: z.string().min(1).max(128).optional(),
	from: z.iso.date().optional().describe("Made on this UTC day or later"),
	to: z.iso.date().optional().describe("Made on this UTC day or earlier"),
	waiting: z
		.enum(["true", "false"])
		.transform((text) => text === "true")
		.optional()
		.describe("true: only those that wait for the caller, in a pause or before the run; false: only the others"),
});
export type SessionFilter = z.infer<typeof SessionFilter>;

export const SessionListQuery = SessionFilter.extend({
	limit: z.coerce.number().int().min(1).max(50).default(20),
	cursor: z.string().optional(),
});
export type SessionListQuery = z.infer<typeof SessionListQuery>;
