import { operation } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { specialistOutcomes } from "@/lib/specialists/list-specialist-outcomes";
import { RunParams, SpecialistOutcomeList } from "@/lib/specialists/schemas";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
	GET: operation({
		operationId: "specialistOutcomes",
		summary: "How each specialist's work ended in one run",
		tag: "Audit",
		auth: "required",
		scope: "jobs",
		params: RunParams,
		notFound: "JOB_NOT_FOUND",
		response: SpecialistOutcomeList,
		errors: ["JOB_NOT_FOUND"],
		handle: ({ context, params }) => specialistOutcomes(context, params.runId),
	}),
});
