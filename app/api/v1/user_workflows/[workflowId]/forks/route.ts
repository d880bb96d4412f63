import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { getForkTree } from "@/lib/user-workflows/versions/get-fork-tree";
import { workflowVersionOperations } from "@/lib/user-workflows/versions/operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(workflowVersionOperations.getForkTree, ({ context, params }) => getForkTree(context, params.workflowId)),
]);
