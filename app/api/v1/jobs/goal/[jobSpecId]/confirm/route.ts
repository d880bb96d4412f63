import { confirmGoalJob } from "@/lib/goal-jobs/lifecycle/confirm-goal-job";
import { JobParams } from "@/lib/goal-jobs/params";
import { presentQueued } from "@/lib/goal-jobs/present";
import { ConfirmInput, QueuedAcknowledgement } from "@/lib/goal-jobs/schemas";
import { operation } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
	POST: operation({
		operationId: "confirmGoalJob",
		summary: "Start the run; open optional questions get their defaults",
		tag: "Goal jobs",
		auth: "required",
		scope: "jobs",
		params: JobParams,
		notFound: "JOB_NOT_FOUND",
		body: ConfirmInput,
		response: QueuedAcknowledgement,
		status: 202,
		errors: ["JOB_NOT_FOUND", "INVALID_STATE_TRANSITION", "VERSION_CONFLICT", "SLOT_VALIDATION_ERROR", "FILE_INCOMPATIBLE"],
		links: {
			status: { operationId: "getStatus", description: "Poll how far the run is.", parameters: { jobSpecId: "$request.path.jobSpecId" } },
			events: {
				operationId: "listEvents",
				description: "The run now makes events on the stream; the log has them all.",
				parameters: { jobSpecId: "$request.path.jobSpecId" },
			},
		},
		handle: async ({ context, params, body }) => {
			const { job, messageId } = await confirmGoalJob(context, params.jobSpecId, body.expectedVersion);
			return presentQueued(job, messageId);
		},
	}),
});
