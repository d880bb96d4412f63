import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { specialistCosts } from "@/lib/specialists/list-specialist-costs";
import { specialistOperations } from "@/lib/specialists/operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(specialistOperations.specialistCosts, ({ context, params, query }) => specialistCosts(context, params.workflowId, query)),
]);
