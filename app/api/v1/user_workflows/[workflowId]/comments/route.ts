import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { addComment } from "@/lib/user-workflows/community/add-comment";
import { listComments } from "@/lib/user-workflows/community/list-comments";
import { userWorkflowOperations } from "@/lib/user-workflows/operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(userWorkflowOperations.listComments, ({ context, params, query }) => listComments(context, params.workflowId, query)),
	bind(userWorkflowOperations.addComment, ({ context, params, body }) => addComment(context, params.workflowId, body)),
]);
