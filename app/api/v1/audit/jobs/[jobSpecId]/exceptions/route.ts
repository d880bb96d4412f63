import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { listExceptions } from "@/lib/specialists/list-exceptions";
import { specialistOperations } from "@/lib/specialists/operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(specialistOperations.listExceptions, ({ context, params }) => listExceptions(context, params.jobSpecId)),
]);
