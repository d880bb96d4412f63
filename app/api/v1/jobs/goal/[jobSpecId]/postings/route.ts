import { JobParams } from "@/lib/goal-jobs/params";
import { PostingPage, PostingsQuery } from "@/lib/goal-jobs/posting-schemas";
import { listPostings } from "@/lib/goal-jobs/views/list-postings";
import { operation } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
	GET: operation({
		operationId: "listPostings",
		summary: "The scored postings of a job by page, filtered and sorted",
		description:
			"Every one of them may be chosen at the checkpoint job_selection, also those that pendingSlots does not show. A filter that is given several times passes any of its values.",
		tag: "Goal jobs",
		auth: "required",
		scope: "jobs",
		params: JobParams,
		notFound: "JOB_NOT_FOUND",
		query: PostingsQuery,
		response: PostingPage,
		errors: ["JOB_NOT_FOUND", "NOT_FOUND", "INVALID_REQUEST"],
		handle: ({ context, params, query }) => listPostings(context, params.jobSpecId, query),
	}),
});
