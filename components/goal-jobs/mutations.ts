import { callApi } from "@/components/api-client";
import { creditOperations } from "@/components/calls/credits";
import { draftOperations, lifecycleOperations, resultOperations, retryOperations, runFromOperations, sessionOperations } from "@/components/calls/goal-jobs";
import { kindOf } from "@/components/credits/queries";
import { forgetOf } from "@/components/device/store/device-store";
import type { QueuedAcknowledgement, RetriedJobs } from "@/lib/goal-jobs/lifecycle/schemas";
import type { SavedDraft } from "@/lib/goal-jobs/pauses/schemas";
import type { Feedback } from "@/lib/goal-jobs/results/schemas";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import { MOST_AT_ONCE } from "@/lib/goal-jobs/sessions/limits";
import type { ChangedSession, ChangeSessionsInput } from "@/lib/goal-jobs/sessions/schemas";
import type { ErrorCode } from "@/lib/platform/errors";
import type { SlotAnswer } from "@/lib/questions/schemas";

/** Makes a run of a workflow. Files among `localFileIds` stay on this device. */
export function createRun(workflowId: string, fileIds: readonly string[], idempotencyKey: string, localFileIds: readonly string[] = []): Promise<GoalJob> {
	const body = { workflowId, fileIds: [...fileIds], sensitiveLocalFileIds: [...localFileIds] };
	return callApi(lifecycleOperations.createGoalJob, { body }, { idempotencyKey });
}

/** Answers questions of `run`; a version conflict means that somebody else answered first. */
export function answerQuestions(run: GoalJob, answers: readonly SlotAnswer[]): Promise<GoalJob> {
	return callApi(lifecycleOperations.updateSlots, { params: { jobSpecId: run.jobSpecId }, body: { answers: [...answers], expectedVersion: run.itemVersion } });
}

/** Keeps answers that are begun and not sent. `version` is the run's itemVersion that they were begun at. */
export function saveDraft(jobSpecId: string, answers: readonly SlotAnswer[], version: number, outlivesPage: boolean): Promise<SavedDraft> {
	return callApi(draftOperations.saveDraft, { params: { jobSpecId }, body: { answers: [...answers], baseVersion: version } }, { outlivesPage });
}

/** Starts a run that may spend `budgetMicroU` at most; null leaves the workflow's own limit. */
export function startRun(jobSpecId: string, budgetMicroU: number | null = null): Promise<QueuedAcknowledgement> {
	return callApi(lifecycleOperations.confirmGoalJob, { params: { jobSpecId }, body: { budgetMicroU } });
}

/** Starts a run whose price goes beyond the balance: the subscription is charged for what is missing first. */
export function startRunBeyondBalance(jobSpecId: string, specId: string, quotedCostU: number, budgetMicroU: number | null): Promise<unknown> {
	const body = { workflowKind: kindOf(specId), specId, quotedCostU, consentedOverage: true, inputsSummary: { jobSpecId, budgetMicroU } };
	return callApi(creditOperations.commitRun, { body });
}

export function retryRun(jobSpecId: string): Promise<QueuedAcknowledgement> {
	return callApi(retryOperations.retryGoalJob, { params: { jobSpecId }, body: { rerunMode: "resume" } });
}

/** Continues the runs of a workflow that failed with the same code. */
export function retryFailed(workflowId: string, errorCode: ErrorCode): Promise<RetriedJobs> {
	return callApi(retryOperations.retryFailed, { body: { workflowId, errorCode } });
}

/** Makes a run that begins at the last choice of one that has ended. */
export function chooseAgain(jobSpecId: string): Promise<GoalJob> {
	return callApi(runFromOperations.chooseAgain, { params: { jobSpecId } });
}

export function cancelRun(jobSpecId: string): Promise<unknown> {
	return callApi(lifecycleOperations.cancelGoalJob, { params: { jobSpecId } });
}

/** Removes a finished run with what this browser keeps of it, and with `deleteFiles` its files that no other run was made with. */
export async function deleteRun(
	{ jobSpecId, sensitiveLocalFileIds }: Pick<GoalJob, "jobSpecId" | "sensitiveLocalFileIds">,
	deleteFiles = false,
): Promise<void> {
	await callApi(lifecycleOperations.deleteSession, { params: { jobSpecId }, query: deleteFiles ? { deleteFiles: "true" } : {} });
	await forgetOf([jobSpecId, ...(deleteFiles ? sensitiveLocalFileIds : [])]);
}

/** Takes a run that never started away for good; its files stay among the person's files. */
export async function discardRun(jobSpecId: string): Promise<void> {
	await cancelRun(jobSpecId);
	await deleteRun({ jobSpecId, sensitiveLocalFileIds: [] });
}

/** Cancels or deletes runs, as many at a time as the API takes. What became of each is told, in their order. */
export async function changeRuns(action: ChangeSessionsInput["action"], jobSpecIds: readonly string[]): Promise<ChangedSession[]> {
	const results: ChangedSession[] = [];
	for (let first = 0; first < jobSpecIds.length; first += MOST_AT_ONCE) {
		const body = { action, jobSpecIds: jobSpecIds.slice(first, first + MOST_AT_ONCE) };
		results.push(...(await callApi(sessionOperations.changeSessions, { body })).results);
	}
	if (action === "delete") await forgetOf(results.filter(({ success }) => success).map(({ jobSpecId }) => jobSpecId));
	return results;
}

export function sendFeedback(jobSpecId: string, rating: Feedback["rating"]): Promise<Feedback> {
	return callApi(resultOperations.submitFeedback, { params: { jobSpecId }, body: { rating } });
}
