import { compareRuns } from "@/lib/goal-jobs/compare/compare-runs";
import { compareOperations } from "@/lib/goal-jobs/compare/operations";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([bind(compareOperations.compareRuns, ({ context, query }) => compareRuns(context, query))]);
