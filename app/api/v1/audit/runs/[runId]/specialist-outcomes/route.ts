import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { specialistOutcomes } from "@/lib/specialists/list-specialist-outcomes";
import { specialistOperations } from "@/lib/specialists/operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(specialistOperations.specialistOutcomes, ({ context, params }) => specialistOutcomes(context, params.runId)),
]);
