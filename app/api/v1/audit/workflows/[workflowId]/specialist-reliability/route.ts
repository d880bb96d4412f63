import { operation } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { specialistReliability } from "@/lib/specialists/list-specialist-reliability";
import { SpecialistReliabilityList, WorkflowParams } from "@/lib/specialists/schemas";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
	GET: operation({
		operationId: "specialistReliability",
		summary: "How reliably each specialist worked over the caller's runs of a workflow",
		tag: "Audit",
		auth: "required",
		scope: "jobs",
		params: WorkflowParams,
		notFound: "WORKFLOW_NOT_FOUND",
		response: SpecialistReliabilityList,
		errors: ["WORKFLOW_NOT_FOUND"],
		handle: ({ context, params }) => specialistReliability(context, params.workflowId),
	}),
});
