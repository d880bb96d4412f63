import { goalJobOperations } from "@/lib/goal-jobs/operations";
import { estimateRun } from "@/lib/goal-jobs/views/estimate-run";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(goalJobOperations.getEstimate, ({ context, params }) => estimateRun(context, params.jobSpecId)),
]);
