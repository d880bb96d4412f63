import { contract } from "@/lib/platform/contract/contract";
import { CallContents, CallParams } from "./schemas";

export const callContentOperations = {
	getCallContents: contract({
		operationId: "getCallContents",
		method: "GET",
		path: "/audit/jobs/{jobSpecId}/tool-invocations/{invocationId}",
		summary: "One tool call with what it was given and what it gave",
		description:
			"Passwords, keys, tokens and signatures are hidden. Arguments are kept up to 32,000 characters of JSON, outputs are shown up to 400,000; beyond that all long texts and lists are shortened alike, and cuts says where.",
		tag: "Audit",
		auth: "required",
		scope: "jobs",
		params: CallParams,
		notFound: "NOT_FOUND",
		response: CallContents,
		errors: ["JOB_NOT_FOUND", "NOT_FOUND"],
	}),
};
