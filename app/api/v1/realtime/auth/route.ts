import { z } from "zod";
import { operation } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { authorizeSubscription } from "./authorize";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
	POST: operation({
		operationId: "authorizeChannel",
		summary: "Sign a private channel for the caller's socket",
		description: "Pusher clients call this by themselves when they subscribe: private-job-{jobSpecId} for the job's owner, private-user-{userId} for the user.",
		tag: "Realtime",
		auth: "required",
		scope: "jobs",
		raw: { mediaType: "application/x-www-form-urlencoded", description: "Two fields: `socket_id` and `channel_name`." },
		response: z.object({ auth: z.string() }),
		idempotencyKey: "ignored",
		errors: ["FORBIDDEN", "JOB_NOT_FOUND", "VALIDATION_ERROR", "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE"],
		handle: ({ context, request }) => authorizeSubscription(context, request),
	}),
});
