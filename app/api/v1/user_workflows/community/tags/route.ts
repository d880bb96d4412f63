import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { listCommunityTags } from "@/lib/user-workflows/community/list-tags";
import { userWorkflowOperations } from "@/lib/user-workflows/operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([bind(userWorkflowOperations.listCommunityTags, () => listCommunityTags())]);
