import { goalJobOperations } from "@/lib/goal-jobs/operations";
import { getStatus } from "@/lib/goal-jobs/views/get-status";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([bind(goalJobOperations.getStatus, ({ context, params }) => getStatus(context, params.jobSpecId))]);
