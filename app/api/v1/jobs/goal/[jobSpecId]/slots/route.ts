import { JobParams } from "@/lib/goal-jobs/params";
import { updateSlots } from "@/lib/goal-jobs/pauses/update-slots";
import { presentGoalJob } from "@/lib/goal-jobs/present";
import { GoalJob, UpdateSlotsInput } from "@/lib/goal-jobs/schemas";
import { operation } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
	PATCH: operation({
		operationId: "updateSlots",
		summary: "Answer a job's open questions, before the run or at a checkpoint",
		description:
			"Answers the questions of slots_pending and ready_with_preview, and the slot_needed event of a checkpoint while executing. A value of null skips an optional question.",
		tag: "Goal jobs",
		auth: "required",
		scope: "jobs",
		params: JobParams,
		notFound: "JOB_NOT_FOUND",
		body: UpdateSlotsInput,
		response: GoalJob,
		errors: ["JOB_NOT_FOUND", "INVALID_STATE_TRANSITION", "VERSION_CONFLICT", "SLOT_VALIDATION_ERROR", "FILE_FORBIDDEN", "WORKFLOW_NOT_FOUND"],
		links: {
			confirm: { operationId: "confirmGoalJob", description: "Start the run once nothing is open.", parameters: { jobSpecId: "$request.path.jobSpecId" } },
			slotNeeded: {
				operationId: "listEvents",
				description: "This call answers a slot_needed event; the log has it.",
				parameters: { jobSpecId: "$request.path.jobSpecId" },
			},
		},
		handle: async ({ context, params, body }) => presentGoalJob(await updateSlots(context, params.jobSpecId, body)),
	}),
});
