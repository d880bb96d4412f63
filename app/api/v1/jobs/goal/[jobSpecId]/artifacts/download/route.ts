import { JobParams } from "@/lib/goal-jobs/params";
import { downloadBatch } from "@/lib/goal-jobs/results/download-batch";
import { BatchDownloadInput, DownloadLink } from "@/lib/goal-jobs/schemas";
import { operation } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
	POST: operation({
		operationId: "downloadBatch",
		summary: "A link to a ZIP of several artifacts, or of all",
		tag: "Goal jobs",
		auth: "required",
		scope: "jobs",
		params: JobParams,
		notFound: "JOB_NOT_FOUND",
		body: BatchDownloadInput,
		response: DownloadLink,
		errors: ["JOB_NOT_FOUND", "ARTIFACT_NOT_FOUND", "INVALID_STATE_TRANSITION", "PAYLOAD_TOO_LARGE"],
		handle: ({ context, params, body }) => downloadBatch(context, params.jobSpecId, body.artifactIds),
	}),
});
