import { listFileUses } from "@/lib/goal-jobs/views/list-file-uses";
import { viewOperations } from "@/lib/goal-jobs/views/operations";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([bind(viewOperations.listFileUses, ({ context, query }) => listFileUses(context, query))]);
