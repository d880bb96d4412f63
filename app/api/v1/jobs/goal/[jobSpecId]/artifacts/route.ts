import { JobParams } from "@/lib/goal-jobs/params";
import { listArtifacts } from "@/lib/goal-jobs/results/list-artifacts";
import { ArtifactList } from "@/lib/goal-jobs/schemas";
import { operation } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
	GET: operation({
		operationId: "listArtifacts",
		summary: "What a finished job made, with links of 15 minutes",
		tag: "Goal jobs",
		auth: "required",
		scope: "jobs",
		params: JobParams,
		notFound: "JOB_NOT_FOUND",
		response: ArtifactList,
		errors: ["JOB_NOT_FOUND", "INVALID_STATE_TRANSITION"],
		handle: ({ context, params }) => listArtifacts(context, params.jobSpecId),
	}),
});
