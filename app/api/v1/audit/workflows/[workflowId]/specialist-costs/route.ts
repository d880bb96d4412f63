import { operation } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { specialistCosts } from "@/lib/specialists/list-specialist-costs";
import { SpecialistCostList, WorkflowParams } from "@/lib/specialists/schemas";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
	GET: operation({
		operationId: "specialistCosts",
		summary: "What each specialist cost over the caller's runs of a workflow",
		tag: "Audit",
		auth: "required",
		scope: "jobs",
		params: WorkflowParams,
		notFound: "WORKFLOW_NOT_FOUND",
		response: SpecialistCostList,
		errors: ["WORKFLOW_NOT_FOUND"],
		handle: ({ context, params }) => specialistCosts(context, params.workflowId),
	}),
});
