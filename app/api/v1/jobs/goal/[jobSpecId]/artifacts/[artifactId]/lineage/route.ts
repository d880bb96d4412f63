import { getLineage } from "@/lib/goal-jobs/lineage/get-lineage";
import { lineageOperations } from "@/lib/goal-jobs/lineage/operations";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(lineageOperations.getLineage, ({ context, params }) => getLineage(context, params.jobSpecId, params.artifactId)),
]);
