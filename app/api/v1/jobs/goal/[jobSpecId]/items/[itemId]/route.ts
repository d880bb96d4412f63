import { getItem } from "@/lib/goal-jobs/revisions/get-item";
import { revisionOperations } from "@/lib/goal-jobs/revisions/operations";
import { reviseItem } from "@/lib/goal-jobs/revisions/revise-item";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(revisionOperations.getItem, ({ context, params }) => getItem(context, params.jobSpecId, params.itemId)),
	bind(revisionOperations.reviseItem, ({ context, params, body }) => reviseItem(context, params.jobSpecId, params.itemId, body)),
]);
