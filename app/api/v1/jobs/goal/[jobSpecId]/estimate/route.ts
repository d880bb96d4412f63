import { estimateRun } from "@/lib/goal-jobs/views/estimate-run";
import { viewOperations } from "@/lib/goal-jobs/views/operations";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([bind(viewOperations.getEstimate, ({ context, params }) => estimateRun(context, params.jobSpecId))]);
