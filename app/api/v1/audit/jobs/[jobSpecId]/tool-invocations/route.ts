import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { listToolInvocations } from "@/lib/specialists/list-tool-invocations";
import { specialistOperations } from "@/lib/specialists/operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(specialistOperations.listToolInvocations, ({ context, params, query }) => listToolInvocations(context, params.jobSpecId, query)),
]);
