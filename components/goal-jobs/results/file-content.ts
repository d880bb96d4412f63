import { queryOptions } from "@tanstack/react-query";
import { ApiError, unansweredWords } from "@/components/api-client";
import { ownAddress } from "@/components/files/own-address";
import type { LinkedArtifact } from "@/lib/goal-jobs/results/schemas";

async function read(artifact: Pick<LinkedArtifact, "downloadUrl">, signal: AbortSignal): Promise<Response> {
	const response = await fetch(ownAddress(artifact.downloadUrl), { signal }).catch((cause: unknown) => {
		if (signal.aborted) throw cause;
		throw new ApiError(0, "NETWORK", unansweredWords(cause));
	});
	if (!response.ok) throw new ApiError(response.status, "DOWNLOAD_FAILED", "This file could not be read. Reload the page to get a fresh link.");
	return response;
}

export function textQuery(artifact: Pick<LinkedArtifact, "artifactId" | "downloadUrl">) {
	return queryOptions({
		queryKey: ["artifact-text", artifact.artifactId],
		queryFn: async ({ signal }) => (await read(artifact, signal)).text(),
		staleTime: Number.POSITIVE_INFINITY,
	});
}

export function blobQuery(artifact: LinkedArtifact) {
	return queryOptions({
		queryKey: ["artifact-blob", artifact.artifactId],
		queryFn: async ({ signal }) => new Blob([await (await read(artifact, signal)).arrayBuffer()], { type: artifact.mimeType }),
		staleTime: Number.POSITIVE_INFINITY,
	});
}
