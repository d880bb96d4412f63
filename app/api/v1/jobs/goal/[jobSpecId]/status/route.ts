import { getStatus } from "@/lib/goal-jobs/views/get-status";
import { viewOperations } from "@/lib/goal-jobs/views/operations";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([bind(viewOperations.getStatus, ({ context, params }) => getStatus(context, params.jobSpecId))]);
