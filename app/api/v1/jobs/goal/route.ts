import { createGoalJob } from "@/lib/goal-jobs/lifecycle/create-goal-job";
import { presentGoalJob } from "@/lib/goal-jobs/present";
import { CreateGoalJobInput, GoalJob, SessionList, SessionListQuery } from "@/lib/goal-jobs/schemas";
import { listSessions } from "@/lib/goal-jobs/views/list-sessions";
import { operation } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

const own = { tag: "Goal jobs", auth: "required", scope: "jobs" } as const;

export const { GET, POST, PUT, PATCH, DELETE } = resource({
	GET: operation({
		...own,
		operationId: "listSessions",
		summary: "The caller's jobs, newest first",
		query: SessionListQuery,
		response: SessionList,
		errors: ["INVALID_REQUEST"],
		handle: ({ context, query }) => listSessions(context, query),
	}),
	POST: operation({
		...own,
		operationId: "createGoalJob",
		summary: "Make a job from a workflow, a goal in words or a workflow of your own",
		description:
			"Give exactly one of workflowId, goalText and userWorkflowId. The answer is in slots_pending (there are questions), ready (there are none) or failed: FILE_INCOMPATIBLE with preflightResult.errors, or NO_MATCHING_WORKFLOW.",
		body: CreateGoalJobInput,
		response: GoalJob,
		status: 201,
		errors: ["WORKFLOW_NOT_FOUND", "FILE_FORBIDDEN", "SLOT_VALIDATION_ERROR"],
		links: {
			answer: { operationId: "updateSlots", description: "Answer the pendingSlots.", parameters: { jobSpecId: "$response.body#/jobSpecId" } },
			confirm: {
				operationId: "confirmGoalJob",
				description: "Start the run once the questions are answered.",
				parameters: { jobSpecId: "$response.body#/jobSpecId" },
			},
		},
		handle: async ({ context, body }) => presentGoalJob(await createGoalJob(context, body)),
	}),
});
