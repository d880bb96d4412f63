import { JobParams } from "@/lib/goal-jobs/params";
import { downloadPrimary } from "@/lib/goal-jobs/results/download-primary";
import { DownloadLink } from "@/lib/goal-jobs/schemas";
import { operation } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
	GET: operation({
		operationId: "downloadPrimary",
		summary: "A link to the primary artifact (use the artifacts instead)",
		tag: "Goal jobs",
		auth: "required",
		scope: "jobs",
		params: JobParams,
		notFound: "JOB_NOT_FOUND",
		isDeprecated: true,
		response: DownloadLink,
		errors: ["JOB_NOT_FOUND", "ARTIFACT_NOT_FOUND", "INVALID_STATE_TRANSITION"],
		handle: ({ context, params }) => downloadPrimary(context, params.jobSpecId),
	}),
});
