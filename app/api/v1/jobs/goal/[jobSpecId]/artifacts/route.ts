import { goalJobOperations } from "@/lib/goal-jobs/operations";
import { listArtifacts } from "@/lib/goal-jobs/results/list-artifacts";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(goalJobOperations.listArtifacts, ({ context, params }) => listArtifacts(context, params.jobSpecId)),
]);
