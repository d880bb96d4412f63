import { checkItem } from "@/lib/goal-jobs/revisions/check-item";
import { revisionOperations } from "@/lib/goal-jobs/revisions/operations";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(revisionOperations.checkItem, ({ context, params, body }) => checkItem(context, params.jobSpecId, params.itemId, body)),
]);
