import { listArtifacts } from "@/lib/goal-jobs/results/list-artifacts";
import { resultOperations } from "@/lib/goal-jobs/results/operations";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(resultOperations.listArtifacts, ({ context, params }) => listArtifacts(context, params.jobSpecId)),
]);
