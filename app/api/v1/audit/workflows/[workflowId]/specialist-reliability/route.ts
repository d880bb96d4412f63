import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { specialistReliability } from "@/lib/specialists/list-specialist-reliability";
import { specialistOperations } from "@/lib/specialists/operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(specialistOperations.specialistReliability, ({ context, params, query }) => specialistReliability(context, params.workflowId, query)),
]);
