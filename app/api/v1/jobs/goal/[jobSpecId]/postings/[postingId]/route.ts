import { PostingParams } from "@/lib/goal-jobs/params";
import { getPosting } from "@/lib/goal-jobs/views/get-posting";
import { operation } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { MatchingJob } from "@/lib/tools/job-search/schemas";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
	GET: operation({
		operationId: "getPosting",
		summary: "One found posting in full, with its description",
		tag: "Goal jobs",
		auth: "required",
		scope: "jobs",
		params: PostingParams,
		notFound: "JOB_NOT_FOUND",
		response: MatchingJob,
		errors: ["JOB_NOT_FOUND", "NOT_FOUND"],
		handle: ({ context, params }) => getPosting(context, params.jobSpecId, params.postingId),
	}),
});
