import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { estimateCost } from "@/lib/user-workflows/estimate-cost";
import { userWorkflowOperations } from "@/lib/user-workflows/operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([bind(userWorkflowOperations.estimateCost, ({ context, body }) => estimateCost(context, body))]);
