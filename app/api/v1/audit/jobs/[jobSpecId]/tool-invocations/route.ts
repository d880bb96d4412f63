import { JobParams } from "@/lib/goal-jobs/params";
import { operation } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { listToolInvocations } from "@/lib/specialists/list-tool-invocations";
import { ToolInvocationPage, ToolInvocationQuery } from "@/lib/specialists/schemas";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
	GET: operation({
		operationId: "listToolInvocations",
		summary: "Every tool call of a job, oldest first",
		tag: "Audit",
		auth: "required",
		scope: "jobs",
		params: JobParams,
		notFound: "JOB_NOT_FOUND",
		query: ToolInvocationQuery,
		response: ToolInvocationPage,
		errors: ["JOB_NOT_FOUND", "INVALID_REQUEST"],
		handle: ({ context, params, query }) => listToolInvocations(context, params.jobSpecId, query),
	}),
});
