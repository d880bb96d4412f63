import { z } from "zod";
import { callApi } from "@/components/api-client";
import { CancelResult, Feedback, GoalJob, QueuedAcknowledgement, type SlotAnswer } from "@/lib/goal-jobs/schemas";

const path = (jobSpecId: string) => `/jobs/goal/${jobSpecId}`;

export function createRun(workflowId: string, fileIds: readonly string[], idempotencyKey: string): Promise<GoalJob> {
	return callApi("POST", "/jobs/goal", GoalJob, { body: { workflowId, fileIds }, idempotencyKey });
}

/** Answers questions of `run`; a version conflict means that somebody else answered first. */
export function answerQuestions(run: GoalJob, answers: readonly SlotAnswer[]): Promise<GoalJob> {
	return callApi("PATCH", `${path(run.jobSpecId)}/slots`, GoalJob, { body: { answers, expectedVersion: run.itemVersion } });
}

export function startRun(jobSpecId: string): Promise<QueuedAcknowledgement> {
	return callApi("POST", `${path(jobSpecId)}/confirm`, QueuedAcknowledgement, { body: {} });
}

export function retryRun(jobSpecId: string): Promise<QueuedAcknowledgement> {
	return callApi("POST", `${path(jobSpecId)}/retry`, QueuedAcknowledgement, { body: { rerunMode: "resume" } });
}

export function cancelRun(jobSpecId: string): Promise<unknown> {
	return callApi("POST", `${path(jobSpecId)}/cancel`, CancelResult);
}

export function deleteRun(jobSpecId: string): Promise<unknown> {
	return callApi("DELETE", path(jobSpecId), z.object({ success: z.boolean() }));
}

export function sendFeedback(jobSpecId: string, rating: Feedback["rating"]): Promise<Feedback> {
	return callApi("POST", `${path(jobSpecId)}/feedback`, Feedback, { body: { rating } });
}
