import { goalJobOperations } from "@/lib/goal-jobs/operations";
import { listFileUses } from "@/lib/goal-jobs/views/list-file-uses";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([bind(goalJobOperations.listFileUses, ({ context, query }) => listFileUses(context, query))]);
