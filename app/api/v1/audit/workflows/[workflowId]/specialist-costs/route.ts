import { SpecialistCostList, WorkflowParams } from "@/lib/goal-jobs/audit-schemas";
import { specialistCosts } from "@/lib/goal-jobs/audit-specialist-costs";
import { operation } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
	GET: operation({
		operationId: "specialistCosts",
		summary: "What each specialist cost over the caller's runs of a workflow",
		tag: "Audit",
		auth: "required",
		params: WorkflowParams,
		notFound: "WORKFLOW_NOT_FOUND",
		response: SpecialistCostList,
		errors: ["WORKFLOW_NOT_FOUND"],
		handle: ({ context, params }) => specialistCosts(context, params.workflowId),
	}),
});
