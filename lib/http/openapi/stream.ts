import { z } from "zod";
import { ErrorCode } from "@/lib/platform/contract/error-schemas";
import { Told } from "@/lib/platform/contract/told";
import { GoalJobStatus, StepStatus } from "@/lib/platform/prisma/enums";
import type { JsonObject } from "./schema-book";

const nullableText = z.string().nullable();
const step = {
	stepId: z.string(),
	title: z.string(),
	role: nullableText,
	status: z.enum(StepStatus),
	progress: z.int(),
	progressMessage: nullableText,
	errorMessage: nullableText,
	startedAt: z.iso.datetime().nullable().describe("As the step itself has it"),
	finishedAt: z.iso.datetime().nullable(),
};
const tool = { invocationId: z.uuid(), toolRef: z.string().describe("server:tool"), stepId: z.string(), itemKey: z.string(), role: z.string() };
const toolEnd = { success: z.boolean(), durationMs: z.int(), costMicroU: z.int(), outputSummary: z.string(), errorMessage: nullableText, told: Told };

/** The data of each event of the stream, by its type. Fields may be added; a client passes over those it does not know. */
export const STREAM_EVENTS = {
	job_updated: {
		summary: "The job's status or progress changed. While a job is made, only the status is given.",
		data: z.object({
			status: z.enum(GoalJobStatus),
			...z
				.object({
					progress: z.int(),
					progressMessage: nullableText,
					agentMessage: nullableText,
					errorCode: z.enum(ErrorCode.options).nullable(),
					errorMessage: nullableText,
					itemVersion: z.int(),
					costMicroU: z.int(),
					waitedMs: z.int().describe("What the job has waited for its user, the open pause not counted"),
				})
				.partial().shape,
		}),
	},
	step_started: { summary: "A step began.", data: z.object(step).partial().required({ stepId: true }) },
	step_progress: { summary: "A step got further.", data: z.object(step).partial().required({ stepId: true }) },
	step_finished: { summary: "A step ended, well or not.", data: z.object(step).partial().required({ stepId: true }) },
	tool_started: { summary: "A tool was called.", data: z.object(tool).partial().required({ toolRef: true }) },
	tool_finished: {
		summary: "A tool gave its answer or failed.",
		data: z
			.object({ ...tool, ...toolEnd })
			.partial()
			.required({ toolRef: true }),
	},
	slot_needed: {
		summary: "The run waits at a checkpoint. Answer it with updateSlots.",
		data: z.object({ checkpointId: nullableText, interruptId: z.uuid(), title: z.string().optional(), stepOutputPreview: z.unknown() }),
	},
	slot_filled: {
		summary: "Questions were answered.",
		data: z.object({ interruptId: z.uuid().nullable(), checkpointId: nullableText, slotIds: z.array(z.string()) }),
	},
	handoff: {
		summary: "One specialist handed the work to another.",
		data: z.object({ fromRole: z.string(), toRole: z.string(), reasonCode: z.string().describe("As in the hand-offs of the audit"), reasonDetail: z.string() }),
	},
	exception_raised: {
		summary: "Something went wrong that a person should know.",
		data: z.object({
			ticketId: z.uuid(),
			exceptionType: z.string(),
			severity: z.string().describe("As in the exceptions of the audit"),
			suggestedResolution: z.string(),
		}),
	},
	artifact_ready: {
		summary: "A file was made; it can be downloaded once the job is completed or partial.",
		data: z.object({ artifactId: z.uuid(), fileName: z.string(), mimeType: z.string(), sizeBytes: z.int(), isPrimary: z.boolean() }),
	},
} as const;

/** The stream as the document declares it under `x-websocket-events`. */
export function describeStream(): JsonObject {
	const events = Object.entries(STREAM_EVENTS).map(([name, { summary, data }]) => {
		const { $schema: _schema, ...schema } = z.toJSONSchema(data, { unrepresentable: "any" });
		const onUserChannel = name === "job_updated" || name === "slot_needed";
		return [name, { summary, channels: ["private-job-{jobSpecId}", ...(onUserChannel ? ["private-user-{userId}"] : [])], data: schema }];
	});
	return {
		protocol: "Pusher Channels, protocol 7",
		connection: {
			address: "{ws|wss}://{host}:{port}/app/{key}?protocol=7",
			configuration: { operationId: "getRealtimeConfig" },
			description: "Any Pusher Channels client works. GET /realtime/config gives key, host, port, TLS and cluster; host is null on Pusher's own service.",
		},
		authentication: {
			operationId: "authorizeChannel",
			description:
				"Both channels are private: the client posts socket_id and channel_name to /realtime/auth with the caller's credentials and subscribes with the signature it gets.",
		},
		channels: {
			"private-job-{jobSpecId}": {
				description: "Everything of one job, for its owner. Each message is a JobEvent.",
				message: { $ref: "#/components/schemas/JobEvent" },
			},
			"private-user-{userId}": {
				description:
					"Which of the user's jobs changed or wait: {jobSpecId, seq, type, status}. And `survey_updated`, at most about once a second for a survey: {surveyId, totalResponses, earlyBirdCount, messagingBindingCount, quarantinedCount, status, ts}, counts alone and without seq.",
				message: {
					type: "object",
					properties: { jobSpecId: { type: "string" }, seq: { type: "integer" }, type: { type: "string" }, status: { type: ["string", "null"] } },
				},
			},
		},
		delivery: {
			order: "seq starts at 1 and has no gaps within a job. A client that sees a gap reads GET /jobs/goal/{jobSpecId}/events?after={last seq}.",
			large: "A message over 10 kB comes with data {ref}: the address in the event log where it stands whole.",
			replay: { operationId: "listEvents" },
		},
		startedBy: ["confirmGoalJob", "retryGoalJob"],
		answeredBy: { slot_needed: "updateSlots" },
		events: Object.fromEntries(events),
	};
}
