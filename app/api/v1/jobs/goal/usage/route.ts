import { goalJobOperations } from "@/lib/goal-jobs/operations";
import { getUsage } from "@/lib/goal-jobs/views/get-usage";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([bind(goalJobOperations.getUsage, ({ context, query }) => getUsage(context, query))]);
