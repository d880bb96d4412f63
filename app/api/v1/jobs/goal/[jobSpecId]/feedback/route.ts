import { getFeedback } from "@/lib/goal-jobs/results/get-feedback";
import { resultOperations } from "@/lib/goal-jobs/results/operations";
import { submitFeedback } from "@/lib/goal-jobs/results/submit-feedback";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(resultOperations.getFeedback, ({ context, params }) => getFeedback(context, params.jobSpecId)),
	bind(resultOperations.submitFeedback, ({ context, params, body }) => submitFeedback(context, params.jobSpecId, body)),
]);
