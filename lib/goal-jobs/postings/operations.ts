import { JobParams, PostingParams } from "@/lib/goal-jobs/params";
import { BestPostings, BestQuery, MarkedPosting, MarkInput, PostingPage, PostingsQuery } from "@/lib/goal-jobs/posting-schemas";
import { contract } from "@/lib/platform/contract/contract";
import { MatchingJob } from "@/lib/tools/job-search/schemas";

export const postingOperations = {
	listPostings: contract({
		operationId: "listPostings",
		method: "GET",
		path: "/jobs/goal/{jobSpecId}/postings",
		summary: "The scored postings of a job by page, filtered, weighed and sorted",
		description:
			"Every one of them may be chosen at the checkpoint job_selection, also those that pendingSlots does not show. A filter that is given several times passes any of its values. Weights of the parts change score, band and the order by fit; fit stays as it was scored.",
		tag: "Goal jobs",
		auth: "required",
		scope: "jobs",
		params: JobParams,
		notFound: "JOB_NOT_FOUND",
		query: PostingsQuery,
		response: PostingPage,
		errors: ["JOB_NOT_FOUND", "NOT_FOUND", "INVALID_REQUEST"],
	}),
	bestPostings: contract({
		operationId: "bestPostings",
		method: "GET",
		path: "/jobs/goal/{jobSpecId}/best-postings",
		summary: "The postings to begin with, each with its reasons",
		description:
			"Of those that pass the filters: the best score, but at most two of one company, those found open before those that could not be reached, and fresh ones before old ones. What has expired is left out.",
		tag: "Goal jobs",
		auth: "required",
		scope: "jobs",
		params: JobParams,
		notFound: "JOB_NOT_FOUND",
		query: BestQuery,
		response: BestPostings,
		errors: ["JOB_NOT_FOUND", "NOT_FOUND"],
	}),
	getPosting: contract({
		operationId: "getPosting",
		method: "GET",
		path: "/jobs/goal/{jobSpecId}/postings/{jobId}",
		summary: "One found posting in full, with its description",
		tag: "Goal jobs",
		auth: "required",
		scope: "jobs",
		params: PostingParams,
		notFound: "JOB_NOT_FOUND",
		response: MatchingJob,
		errors: ["JOB_NOT_FOUND", "NOT_FOUND"],
	}),
	markPosting: contract({
		operationId: "markPosting",
		method: "PUT",
		path: "/jobs/goal/{jobSpecId}/postings/{jobId}/mark",
		summary: "Pin or dismiss a found posting, or take its mark away",
		description: "A mark is for the caller's own eyes: it chooses nothing and changes nothing of the job. The list leaves dismissed postings out.",
		tag: "Goal jobs",
		auth: "required",
		scope: "jobs",
		params: PostingParams,
		notFound: "JOB_NOT_FOUND",
		body: MarkInput,
		response: MarkedPosting,
		errors: ["JOB_NOT_FOUND", "NOT_FOUND"],
		idempotencyKey: "ignored",
		example: { request: { mark: "pinned" }, response: { jobId: "job_4adb368770525086df6f", mark: "pinned" } },
	}),
};
