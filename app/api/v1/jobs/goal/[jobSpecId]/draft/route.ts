import { getDraft } from "@/lib/goal-jobs/pauses/get-draft";
import { draftOperations } from "@/lib/goal-jobs/pauses/operations";
import { saveDraft } from "@/lib/goal-jobs/pauses/save-draft";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(draftOperations.getDraft, ({ context, params }) => getDraft(context, params.jobSpecId)),
	bind(draftOperations.saveDraft, ({ context, params, body }) => saveDraft(context, params.jobSpecId, body)),
]);
