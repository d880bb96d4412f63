import { goalJobOperations } from "@/lib/goal-jobs/operations";
import { getDraft } from "@/lib/goal-jobs/pauses/get-draft";
import { saveDraft } from "@/lib/goal-jobs/pauses/save-draft";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(goalJobOperations.getDraft, ({ context, params }) => getDraft(context, params.jobSpecId)),
	bind(goalJobOperations.saveDraft, ({ context, params, body }) => saveDraft(context, params.jobSpecId, body)),
]);
