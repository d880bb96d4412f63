import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { listHandoffs } from "@/lib/specialists/list-handoffs";
import { specialistOperations } from "@/lib/specialists/operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(specialistOperations.listHandoffs, ({ context, params }) => listHandoffs(context, params.jobSpecId)),
]);
