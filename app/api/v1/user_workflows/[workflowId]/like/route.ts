import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { likeUserWorkflow } from "@/lib/user-workflows/community/like-user-workflow";
import { userWorkflowOperations } from "@/lib/user-workflows/operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(userWorkflowOperations.likeUserWorkflow, ({ context, params }) => likeUserWorkflow(context, params.workflowId)),
]);
