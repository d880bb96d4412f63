import { JobParams } from "@/lib/goal-jobs/params";
import { contract } from "@/lib/platform/contract/contract";
import { Draft, SaveDraftInput, SavedDraft } from "./schemas";

export const draftOperations = {
	getDraft: contract({
		operationId: "getDraft",
		method: "GET",
		path: "/jobs/goal/{jobSpecId}/draft",
		tag: "Goal jobs",
		auth: "required",
		scope: "jobs",
		params: JobParams,
		notFound: "JOB_NOT_FOUND",
		summary: "The answers that were begun and not sent",
		description: "Without a draft: no answers, and null in baseVersion and savedAt.",
		response: Draft,
		errors: ["JOB_NOT_FOUND"],
	}),
	saveDraft: contract({
		operationId: "saveDraft",
		method: "PUT",
		path: "/jobs/goal/{jobSpecId}/draft",
		tag: "Goal jobs",
		auth: "required",
		scope: "jobs",
		params: JobParams,
		notFound: "JOB_NOT_FOUND",
		summary: "Keep answers that are begun and not sent",
		description:
			"Replaces the draft of the questions that are open now. Answers are kept as they are given, at most 256 kB, and are not checked against the questions. The draft is gone once the questions are answered, or the job is started, cancelled or ended. What was begun in a pause that time has closed is there again after the retry.",
		body: SaveDraftInput,
		response: SavedDraft,
		errors: ["JOB_NOT_FOUND", "INVALID_STATE_TRANSITION"],
		idempotencyKey: "ignored",
	}),
};
