import { JobParams } from "@/lib/goal-jobs/params";
import { operation } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { listExceptions } from "@/lib/specialists/list-exceptions";
import { ExceptionList } from "@/lib/specialists/schemas";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
	GET: operation({
		operationId: "listExceptions",
		summary: "What went wrong in a job and how it may be mended",
		tag: "Audit",
		auth: "required",
		scope: "jobs",
		params: JobParams,
		notFound: "JOB_NOT_FOUND",
		response: ExceptionList,
		errors: ["JOB_NOT_FOUND"],
		handle: ({ context, params }) => listExceptions(context, params.jobSpecId),
	}),
});
