import { JobParams } from "@/lib/goal-jobs/params";
import { operation } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { listHandoffs } from "@/lib/specialists/list-handoffs";
import { HandoffList } from "@/lib/specialists/schemas";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
	GET: operation({
		operationId: "listHandoffs",
		summary: "The hand-offs between a job's specialists, in order",
		tag: "Audit",
		auth: "required",
		scope: "jobs",
		params: JobParams,
		notFound: "JOB_NOT_FOUND",
		response: HandoffList,
		errors: ["JOB_NOT_FOUND"],
		handle: ({ context, params }) => listHandoffs(context, params.jobSpecId),
	}),
});
