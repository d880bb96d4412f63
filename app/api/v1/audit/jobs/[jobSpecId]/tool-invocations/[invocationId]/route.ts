import { getCallContents } from "@/lib/goal-jobs/call-contents/get-call-contents";
import { callContentOperations } from "@/lib/goal-jobs/call-contents/operations";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(callContentOperations.getCallContents, ({ context, params }) => getCallContents(context, params.jobSpecId, params.invocationId)),
]);
