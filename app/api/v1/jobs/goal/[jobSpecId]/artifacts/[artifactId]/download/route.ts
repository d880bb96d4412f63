import { downloadArtifact } from "@/lib/goal-jobs/results/download-artifact";
import { resultOperations } from "@/lib/goal-jobs/results/operations";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(resultOperations.downloadArtifact, ({ context, params }) => downloadArtifact(context, params.jobSpecId, params.artifactId)),
]);
