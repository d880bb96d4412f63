import { z } from "zod";
import { Range } from "@/lib/goal-jobs/range";
import { ErrorCode } from "@/lib/platform/contract/error-schemas";

const StepName = z.object({ stepId: z.string(), title: z.string() });
const MicroU = z.int().min(0).describe("Millionths of a US dollar");

/** What a cancel stopped, up to where the run had come, and what is kept of it. */
export const CancelReceipt = z.object({
	cancelledAt: z.iso.datetime(),
	stoppedSteps: z.array(StepName).describe("Steps that were under way or had not begun"),
	stoppedCalls: z.int().min(0).describe("Tool calls that were under way and were aborted"),
	lastSafePoint: StepName.nullable().describe("The last step that was finished whole"),
	finishedSteps: z.int().min(0),
	keptFiles: z.int().min(0).describe("Input files; they stay with their owner"),
	keptAnswers: z.int().min(0).describe("Answers that a new run can begin with"),
	spentMicroU: MicroU,
});
export type CancelReceipt = z.infer<typeof CancelReceipt>;

/** What a retry of a failed job keeps, does again and costs. */
export const RetryPlan = z.object({
	keptSteps: z.array(StepName.extend({ costMicroU: MicroU })).describe("Done, paid for, and not done again"),
	redoneSteps: z
		.array(
			StepName.extend({
				callsKept: z.int().min(0).describe("Items of the step whose results are kept"),
				callsRedone: z.int().min(0),
				costMicroU: MicroU.describe("By the prices of its calls; models may add to it"),
			}),
		)
		.describe("The step that failed and those after it"),
	keptAnswers: z.int().min(0),
	notRepeated: z
		.array(z.object({ effect: z.enum(["tool_calls", "files", "answers"]), count: z.int().min(1) }))
		.describe("Effects that have happened and do not happen a second time"),
	spentMicroU: MicroU.describe("Spent so far; a retry spends beyond it"),
	costMicroU: Range.describe("What the retry costs: by the prices of its steps, and with what the run itself has shown of models"),
});
export type RetryPlan = z.infer<typeof RetryPlan>;

/** The plan with the caller's other runs that failed in the same way. */
export const RetryPlanView = RetryPlan.extend({
	alike: z
		.object({ runs: z.int().min(0), costMicroU: MicroU })
		.describe("Other failed runs of the same workflow with the same errorCode, and what retrying them costs"),
});
export type RetryPlanView = z.infer<typeof RetryPlanView>;

export const RetryFailedInput = z.object({ workflowId: z.string().min(1).max(128), errorCode: ErrorCode });
export type RetryFailedInput = z.infer<typeof RetryFailedInput>;

/** Which runs: those with an open ticket of this kind, of one workflow or of all. */
export const RetryTicketedInput = z.object({ exception_type: z.string().min(1).max(200), workflow_id: z.string().min(1).max(128).nullish() });
export type RetryTicketedInput = z.infer<typeof RetryTicketedInput>;
