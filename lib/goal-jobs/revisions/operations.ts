import { ItemParams } from "@/lib/goal-jobs/params";
import { contract } from "@/lib/platform/contract/contract";
import { JOB_ID } from "@/lib/platform/contract/example-values";
import { CheckItemInput, ItemCheck, JobItem, ReviseItemInput } from "./schemas";

const POSTING_ID = "job_0f3a9c1d2e4b5a697788";
const VALUE = { postingId: POSTING_ID, headline: "Senior Frontend Engineer", summary: { text: "Builds shops that are fast.", sourceIds: ["L4"] } };
const REMARK = {
	where: "Experience: Nordlicht Commerce GmbH",
	text: "Cut the load time by 60 % with Vue",
	unshown: ["Vue", "60"],
	explanation: "Your resume does not show “Vue” or “60”.",
};

export const revisionOperations = {
	getItem: contract({
		operationId: "getItem",
		method: "GET",
		path: "/jobs/goal/{jobSpecId}/items/{itemId}",
		summary: "What a finished job wrote for one item, with what it was made from",
		description:
			"Of resume_to_job_ready an item is a chosen posting, by its jobId, and the value its tailored resume: now, and as the run wrote it. beside has the changes with their reasons, the profile and the lines of the file.",
		tag: "Goal jobs",
		auth: "required",
		scope: "jobs",
		params: ItemParams,
		notFound: "JOB_NOT_FOUND",
		response: JobItem,
		errors: ["JOB_NOT_FOUND", "NOT_FOUND", "INVALID_STATE_TRANSITION"],
		example: {
			response: { jobSpecId: JOB_ID, itemId: POSTING_ID, revision: 0, editedAt: null, value: VALUE, original: VALUE, beside: { changes: [] }, artifacts: [] },
		},
	}),
	checkItem: contract({
		operationId: "checkItem",
		method: "POST",
		path: "/jobs/goal/{jobSpecId}/items/{itemId}/check",
		summary: "What the check says of a changed value; nothing is written",
		description:
			"Made to be asked while somebody writes. Give the value whole. Of a tailored resume the lines, the headline and the summary are its owner's to write: what they say beyond the source passes and is told in remarks. Facts with fields of their own (name, contact, employers, titles, dates, degrees) stay as the source has them.",
		tag: "Goal jobs",
		auth: "required",
		scope: "jobs",
		params: ItemParams,
		notFound: "JOB_NOT_FOUND",
		body: CheckItemInput,
		response: ItemCheck,
		errors: ["JOB_NOT_FOUND", "NOT_FOUND", "INVALID_STATE_TRANSITION", "BUDGET_EXCEEDED", "TOOL_FAILED", "TOOL_TIMEOUT", "TOOL_NOT_ALLOWED"],
		idempotencyKey: "ignored",
		example: { request: { value: VALUE }, response: { passed: true, violations: [], remarks: [REMARK], advice: null } },
	}),
	reviseItem: contract({
		operationId: "reviseItem",
		method: "PUT",
		path: "/jobs/goal/{jobSpecId}/items/{itemId}",
		summary: "Change what a finished job wrote for one item, and make its files anew",
		description:
			"The value, given whole, passes the check of checkItem, or is refused with REVISION_REFUSED; what is told in its remarks is kept in the files' metadata.remarks, their note, the manifest of the ZIP and their lineage. Then its files are made anew with new artifactIds, also in the ZIP, whose artifactId stays. Two changes at once: the later one gets VERSION_CONFLICT.",
		tag: "Goal jobs",
		auth: "required",
		scope: "jobs",
		params: ItemParams,
		notFound: "JOB_NOT_FOUND",
		body: ReviseItemInput,
		response: JobItem,
		errors: [
			"JOB_NOT_FOUND",
			"NOT_FOUND",
			"INVALID_STATE_TRANSITION",
			"VERSION_CONFLICT",
			"REVISION_REFUSED",
			"BUDGET_EXCEEDED",
			"TOOL_FAILED",
			"TOOL_TIMEOUT",
			"TOOL_NOT_ALLOWED",
		],
		links: {
			artifacts: { operationId: "listArtifacts", description: "Download the new files.", parameters: { jobSpecId: "$request.path.jobSpecId" } },
		},
		example: { request: { value: VALUE, expectedRevision: 0 } },
	}),
};
