import { RunParams, SpecialistOutcomeList } from "@/lib/goal-jobs/audit-schemas";
import { specialistOutcomes } from "@/lib/goal-jobs/audit-specialist-outcomes";
import { operation } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
	GET: operation({
		operationId: "specialistOutcomes",
		summary: "How each specialist's work ended in one run",
		tag: "Audit",
		auth: "required",
		params: RunParams,
		notFound: "JOB_NOT_FOUND",
		response: SpecialistOutcomeList,
		errors: ["JOB_NOT_FOUND"],
		handle: ({ context, params }) => specialistOutcomes(context, params.runId),
	}),
});
