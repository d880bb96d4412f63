import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { deleteComment } from "@/lib/user-workflows/community/delete-comment";
import { userWorkflowOperations } from "@/lib/user-workflows/operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(userWorkflowOperations.deleteComment, ({ context, params }) => deleteComment(context, params.workflowId, params.commentId)),
]);
