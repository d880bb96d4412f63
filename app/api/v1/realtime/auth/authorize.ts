import "server-only";
import { z } from "zod";
import { ownedJob } from "@/lib/goal-jobs/owned-job";
import type { ActorContext } from "@/lib/platform/context";
import { AppError, validationError } from "@/lib/platform/errors";
import { issuesInWords } from "@/lib/platform/language/validator-words";
import { readBytes, refuseLarge } from "@/lib/platform/network/body-limit";
import { parseChannel } from "@/lib/realtime/channels";
import { authorizeChannel } from "@/lib/realtime/realtime";

const MAX_FORM_BYTES = 4096;
const ChannelForm = z.object({
	socket_id: z.string().regex(/^\d+\.\d+$/, "Give the socket_id that the stream gave this connection."),
	channel_name: z.string().min(1).max(200),
});

/**
 * Signs a private channel for the owner of its job, or for its user.
 * @throws AppError PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, VALIDATION_ERROR, JOB_NOT_FOUND, FORBIDDEN.
 */
export async function authorizeSubscription(context: ActorContext, request: Request): Promise<{ auth: string }> {
	const { socket_id: socketId, channel_name: channelName } = await readForm(request);
	const channel = parseChannel(channelName);
	if (channel?.kind === "job") await ownedJob(context, channel.id);
	else if (channel?.id !== context.actor.userId) throw new AppError("FORBIDDEN", "You may listen to your own channels only.");
	return authorizeChannel(socketId, channelName);
}

async function readForm(request: Request): Promise<z.output<typeof ChannelForm>> {
	refuseLarge(request.headers, MAX_FORM_BYTES);
	const mediaType = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase();
	if (mediaType !== "application/x-www-form-urlencoded") {
		throw new AppError("UNSUPPORTED_MEDIA_TYPE", "Send socket_id and channel_name as application/x-www-form-urlencoded.", { received: mediaType || null });
	}
	const text = new TextDecoder().decode(await readBytes(request, MAX_FORM_BYTES));
	const form = ChannelForm.safeParse(Object.fromEntries(new URLSearchParams(text)));
	if (form.success) return form.data;
	throw validationError(issuesInWords(form.error));
}
