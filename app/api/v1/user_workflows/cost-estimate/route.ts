import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { userWorkflowOperations } from "@/lib/user-workflows/operations";
import { estimateCost } from "@/lib/user-workflows/running/estimate-cost";

export const { GET, POST, PUT, PATCH, DELETE } = resource([bind(userWorkflowOperations.estimateCost, ({ context, body }) => estimateCost(context, body))]);
