import { z } from "zod";
import { BudgetMicroU } from "@/lib/goal-jobs/budget-schemas";
import { Range } from "@/lib/goal-jobs/range";
import { CancelReceipt, RetryPlan } from "@/lib/goal-jobs/receipts/schemas";
import { Task } from "@/lib/goal-jobs/schemas";
import { ErrorCode } from "@/lib/platform/contract/error-schemas";
import { SlotAnswer } from "@/lib/questions/schemas";

const Timestamp = z.iso.datetime();

/** How many files a workflow takes is its own to say. */
const FileIds = z.array(z.string().min(1)).max(200);

/** How the ways exclude each other, for the API's document; the checks below say it in words. */
const ONE_WAY = [
	{
		required: ["goalText", "fileIds"],
		properties: {
			goalText: { type: "string" },
			workflowId: { type: "null" },
			userWorkflowId: { type: "null" },
			fileIds: { minItems: 1 },
			slotAnswers: { anyOf: [{ type: "null" }, { maxItems: 0 }] },
		},
	},
	{ required: ["workflowId"], properties: { workflowId: { type: "string" }, goalText: { type: "null" }, userWorkflowId: { type: "null" } } },
	{ required: ["userWorkflowId"], properties: { userWorkflowId: { type: "string" }, goalText: { type: "null" }, workflowId: { type: "null" } } },
];

/** Body of create. Which of goalText, workflowId and userWorkflowId is given decides the way; exactly one of them is. */
export const CreateGoalJobInput = z
	.object({
		goalText: z
			.string()
			.trim()
			.min(3)
			.max(2000)
			.meta({ pattern: "^[^\\u0000]*[^\\s\\u0000][^\\u0000]+[^\\s\\u0000][^\\u0000]*$" })
			.nullish()
			.describe("What is wanted, in plain words; the workflow and what the words answer are found from it"),
		workflowId: z.string().min(1).max(128).nullish().describe("A workflow of the catalog, by the id that GET /workflows/catalog gives"),
		userWorkflowId: z
			.string()
			.regex(/^uw_[a-zA-Z0-9_-]+$/, "Give the id of a workflow of yours, such as uw_3f2a.")
			.nullish()
			.describe("A workflow that a person made, by its id"),
		fileIds: FileIds.meta({ uniqueItems: true }).default([]),
		sensitiveLocalFileIds: FileIds.describe("Those of fileIds that stay on the device").default([]),
		slotAnswers: z.array(SlotAnswer).max(64).nullish(),
	})
	.superRefine((input, context) => {
		const ways = [input.goalText, input.workflowId, input.userWorkflowId].filter((way) => way !== null && way !== undefined);
		if (ways.length === 0)
			context.addIssue({ code: "custom", path: ["goalText"], message: "Say a goal (goalText) or pick a workflow (workflowId or userWorkflowId)." });
		if (ways.length > 1) context.addIssue({ code: "custom", path: ["workflowId"], message: "Give only one of goalText, workflowId and userWorkflowId." });
		if (!input.workflowId && !input.userWorkflowId) {
			if (input.fileIds.length === 0)
				context.addIssue({ code: "custom", path: ["fileIds"], message: "At least one file is needed when no workflow is picked." });
			if (input.slotAnswers?.length)
				context.addIssue({ code: "custom", path: ["slotAnswers"], message: "Answers can be sent along only with a workflowId or userWorkflowId." });
		}
		if (new Set(input.fileIds).size !== input.fileIds.length) context.addIssue({ code: "custom", path: ["fileIds"], message: "A file is listed twice." });
		for (const [index, fileId] of input.sensitiveLocalFileIds.entries()) {
			if (!input.fileIds.includes(fileId)) {
				context.addIssue({ code: "custom", path: ["sensitiveLocalFileIds", index], message: "Every sensitive file must also be listed in fileIds." });
			}
		}
	})
	.meta({ oneOf: ONE_WAY });
export type CreateGoalJobInput = z.infer<typeof CreateGoalJobInput>;

export const ConfirmInput = z
	.object({
		expectedVersion: z.int().nullish(),
		budgetMicroU: BudgetMicroU.nullish().describe("The most that the run may spend; without it the workflow's own limit"),
	})
	.default({});
export const RetryInput = z
	.object({ rerunMode: z.enum(["resume", "retry_same_thread", "fresh_rerun"]).default("retry_same_thread"), reason: z.string().max(512).nullish() })
	.default({ rerunMode: "retry_same_thread" });
export type RetryInput = z.infer<typeof RetryInput>;
export const QueuedAcknowledgement = z.object({
	jobSpecId: z.string(),
	status: z.literal("queued"),
	messageId: z.string(),
	submittedAt: Timestamp,
	estimatedStartSeconds: z.int(),
	pollingUrl: z.string(),
	tasks: z.array(Task),
	receipt: RetryPlan.nullable().default(null).describe("Of a retry: what is kept, what is done again and what it costs"),
});
export type QueuedAcknowledgement = z.infer<typeof QueuedAcknowledgement>;

export const RetriedJobs = z.object({
	retried: z.array(QueuedAcknowledgement).describe("Each with its own receipt"),
	refused: z.array(z.object({ jobSpecId: z.string(), code: ErrorCode, message: z.string() })).describe("Those that can't be retried, with the reason"),
	costMicroU: Range.describe("What all retries cost together, by their receipts"),
	left: z.int().min(0).describe("How many more failed alike; call again for them"),
});
export type RetriedJobs = z.infer<typeof RetriedJobs>;

export const CancelResult = z.object({ jobSpecId: z.string(), status: z.literal("cancelled"), receipt: CancelReceipt });
export type CancelResult = z.infer<typeof CancelResult>;
export const DeleteSessionQuery = z.object({
	deleteFiles: z
		.enum(["true", "false"])
		.default("false")
		.transform((text) => text === "true")
		.describe("true: its input files go as well, those that no other job of the caller uses"),
});
export const DeletedSession = z.object({ success: z.literal(true), deletedFileIds: z.array(z.string()) });
