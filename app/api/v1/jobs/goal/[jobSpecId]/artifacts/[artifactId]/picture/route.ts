import { artifactPicture } from "@/lib/goal-jobs/pictures/artifact-picture";
import { resultOperations } from "@/lib/goal-jobs/results/operations";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(resultOperations.getArtifactPicture, ({ context, params, request }) => artifactPicture(context, params.jobSpecId, params.artifactId, request)),
]);
