import { JobParams } from "@/lib/goal-jobs/params";
import { getFeedback } from "@/lib/goal-jobs/results/get-feedback";
import { submitFeedback } from "@/lib/goal-jobs/results/submit-feedback";
import { Feedback, FeedbackInput } from "@/lib/goal-jobs/schemas";
import { operation } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

const one = { tag: "Goal jobs", auth: "required", scope: "jobs", params: JobParams, notFound: "JOB_NOT_FOUND" } as const;

export const { GET, POST, PUT, PATCH, DELETE } = resource({
	GET: operation({
		...one,
		operationId: "getFeedback",
		summary: "What the caller said about a job",
		response: Feedback,
		errors: ["JOB_NOT_FOUND", "FEEDBACK_NOT_FOUND"],
		handle: ({ context, params }) => getFeedback(context, params.jobSpecId),
	}),
	POST: operation({
		...one,
		operationId: "submitFeedback",
		summary: "Say whether a finished job was good; saying it again overwrites",
		body: FeedbackInput,
		response: Feedback,
		errors: ["JOB_NOT_FOUND", "INVALID_STATE_TRANSITION"],
		handle: ({ context, params, body }) => submitFeedback(context, params.jobSpecId, body),
	}),
});
