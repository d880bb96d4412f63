import { getUsage } from "@/lib/goal-jobs/views/get-usage";
import { viewOperations } from "@/lib/goal-jobs/views/operations";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([bind(viewOperations.getUsage, ({ context, query }) => getUsage(context, query))]);
