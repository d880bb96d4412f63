import { JobParams } from "@/lib/goal-jobs/params";
import { StatusView } from "@/lib/goal-jobs/schemas";
import { getStatus } from "@/lib/goal-jobs/views/get-status";
import { operation } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
	GET: operation({
		operationId: "getStatus",
		summary: "How far a job is: small and cheap, made for polling",
		tag: "Goal jobs",
		auth: "required",
		scope: "jobs",
		params: JobParams,
		notFound: "JOB_NOT_FOUND",
		description:
			"Wait suggestedPollIntervalMs between two calls. The payload of a pending interrupt is {checkpointId, slotIds} here; the job itself has it whole.",
		response: StatusView,
		errors: ["JOB_NOT_FOUND"],
		handle: ({ context, params }) => getStatus(context, params.jobSpecId),
	}),
});
