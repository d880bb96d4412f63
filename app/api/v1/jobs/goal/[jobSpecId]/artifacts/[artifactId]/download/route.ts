import { goalJobOperations } from "@/lib/goal-jobs/operations";
import { downloadArtifact } from "@/lib/goal-jobs/results/download-artifact";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(goalJobOperations.downloadArtifact, ({ context, params }) => downloadArtifact(context, params.jobSpecId, params.artifactId)),
]);
