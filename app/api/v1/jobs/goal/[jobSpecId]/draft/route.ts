import { JobParams } from "@/lib/goal-jobs/params";
import { getDraft } from "@/lib/goal-jobs/pauses/get-draft";
import { saveDraft } from "@/lib/goal-jobs/pauses/save-draft";
import { Draft, SaveDraftInput, SavedDraft } from "@/lib/goal-jobs/schemas";
import { operation } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

const draft = { tag: "Goal jobs", auth: "required", scope: "jobs", params: JobParams, notFound: "JOB_NOT_FOUND" } as const;

export const { GET, POST, PUT, PATCH, DELETE } = resource({
	GET: operation({
		...draft,
		operationId: "getDraft",
		summary: "The answers that were begun and not sent",
		description: "Without a draft: no answers, and null in baseVersion and savedAt.",
		response: Draft,
		errors: ["JOB_NOT_FOUND"],
		handle: ({ context, params }) => getDraft(context, params.jobSpecId),
	}),
	PUT: operation({
		...draft,
		operationId: "saveDraft",
		summary: "Keep answers that are begun and not sent",
		description:
			"Replaces the draft of the questions that are open now. Answers are kept as they are given, at most 256 kB, and are not checked against the questions. The draft is gone once the questions are answered, or the job is started, cancelled or ended.",
		body: SaveDraftInput,
		response: SavedDraft,
		errors: ["JOB_NOT_FOUND", "INVALID_STATE_TRANSITION"],
		idempotencyKey: "ignored",
		handle: ({ context, params, body }) => saveDraft(context, params.jobSpecId, body),
	}),
});
