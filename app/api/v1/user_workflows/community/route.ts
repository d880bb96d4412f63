import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { listCommunity } from "@/lib/user-workflows/community/list-community";
import { userWorkflowOperations } from "@/lib/user-workflows/operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([bind(userWorkflowOperations.listCommunity, ({ context, query }) => listCommunity(context, query))]);
