import { z } from "zod";
import { contract } from "@/lib/platform/contract/contract";
import { JOB_ID } from "@/lib/platform/contract/example-values";

const RealtimeConfig = z.object({ key: z.string(), host: z.string().nullable(), port: z.int(), useTls: z.boolean(), cluster: z.string() });

export const realtimeOperations = {
	authorizeChannel: contract({
		operationId: "authorizeChannel",
		method: "POST",
		path: "/realtime/auth",
		summary: "Sign a private channel for the caller's socket",
		description: "Pusher clients call this by themselves when they subscribe: private-job-{jobSpecId} for the job's owner, private-user-{userId} for the user.",
		tag: "Realtime",
		auth: "required",
		scope: "jobs",
		raw: {
			mediaType: "application/x-www-form-urlencoded",
			description: "Two fields: `socket_id` and `channel_name`.",
			schema: {
				type: "object",
				required: ["socket_id", "channel_name"],
				properties: {
					socket_id: { type: "string", pattern: "^\\d+\\.\\d+$", examples: ["1234.5678"] },
					channel_name: { type: "string", minLength: 1, maxLength: 200, examples: [`private-job-${JOB_ID}`] },
				},
			},
		},
		response: z.object({ auth: z.string() }),
		idempotencyKey: "ignored",
		errors: ["FORBIDDEN", "JOB_NOT_FOUND", "VALIDATION_ERROR", "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE"],
	}),
	getRealtimeConfig: contract({
		operationId: "getRealtimeConfig",
		isUnlimited: true,
		method: "GET",
		path: "/realtime/config",
		summary: "Where the stream is and with which public key a client connects",
		description: "host is null on Pusher's own service, where the cluster gives the address.",
		tag: "Realtime",
		auth: "none",
		response: RealtimeConfig,
		example: { response: { key: "app-key", host: "realtime.example.com", port: 443, useTls: true, cluster: "mt1" } },
	}),
};
