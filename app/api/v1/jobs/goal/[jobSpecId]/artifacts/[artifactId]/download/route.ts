import { ArtifactParams } from "@/lib/goal-jobs/params";
import { downloadArtifact } from "@/lib/goal-jobs/results/download-artifact";
import { DownloadLink } from "@/lib/goal-jobs/schemas";
import { operation } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
	GET: operation({
		operationId: "downloadArtifact",
		summary: "A link to one artifact",
		tag: "Goal jobs",
		auth: "required",
		scope: "jobs",
		params: ArtifactParams,
		notFound: "JOB_NOT_FOUND",
		response: DownloadLink,
		errors: ["JOB_NOT_FOUND", "ARTIFACT_NOT_FOUND", "INVALID_STATE_TRANSITION"],
		handle: ({ context, params }) => downloadArtifact(context, params.jobSpecId, params.artifactId),
	}),
});
