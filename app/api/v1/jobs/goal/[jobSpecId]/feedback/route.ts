import { goalJobOperations } from "@/lib/goal-jobs/operations";
import { getFeedback } from "@/lib/goal-jobs/results/get-feedback";
import { submitFeedback } from "@/lib/goal-jobs/results/submit-feedback";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(goalJobOperations.getFeedback, ({ context, params }) => getFeedback(context, params.jobSpecId)),
	bind(goalJobOperations.submitFeedback, ({ context, params, body }) => submitFeedback(context, params.jobSpecId, body)),
]);
