import { z } from "zod";
import { contract } from "@/lib/platform/contract/contract";
import { AT } from "@/lib/platform/contract/example-values";
import { ExceptionRecord } from "@/lib/specialists/schemas";
import { ExceptionChange, ExceptionParams, RunTimeline } from "./schemas";

const TICKET_ID = "01936f62-0000-7000-8000-000000000007";

export const runViewOperations = {
	getRunTimeline: contract({
		operationId: "getRunTimeline",
		method: "GET",
		path: "/audit/jobs/{jobSpecId}/timeline",
		summary: "When each attempt, specialist, step and pause of a job began and ended",
		description: "The tool calls themselves are in the tool invocations of the job.",
		tag: "Audit",
		auth: "required",
		scope: "jobs",
		params: z.object({ jobSpecId: z.uuid() }),
		notFound: "JOB_NOT_FOUND",
		response: RunTimeline,
		errors: ["JOB_NOT_FOUND"],
	}),
	changeException: contract({
		operationId: "changeException",
		method: "PATCH",
		path: "/audit/jobs/{jobSpecId}/exceptions/{ticketId}",
		summary: "Say what becomes of an exception ticket",
		description:
			"An open ticket may be acknowledged, resolved or ignored, an acknowledged one resolved, ignored or opened again; a resolved or ignored one only opened again. The state that it has already changes nothing. A note alone may be changed in every state.",
		tag: "Audit",
		auth: "required",
		scope: "jobs",
		params: ExceptionParams,
		notFound: "EXCEPTION_NOT_FOUND",
		body: ExceptionChange,
		response: ExceptionRecord,
		errors: ["JOB_NOT_FOUND", "EXCEPTION_NOT_FOUND", "INVALID_STATE_TRANSITION"],
		example: {
			request: { state: "acknowledged", owner_note: "I look after it on Monday." },
			response: {
				ticket_id: TICKET_ID,
				exception_type: "source_unavailable",
				taxonomy_version: "1.0",
				severity: "low",
				affected_rows: [{ provider: "lever" }],
				suggested_resolution: "Run it again later.",
				requires_human: false,
				state: "acknowledged",
				owner_note: "I look after it on Monday.",
				attempt: 1,
				created_at: AT,
				changed_at: AT,
			},
		},
	}),
};
