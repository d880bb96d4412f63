import { z } from "zod";

export const MAX_DATA_BYTES = 10_240;
export const MAX_CHANNELS_PER_EVENT = 100;
export const MAX_EVENTS_PER_BATCH = 10;

const SocketId = z.string().regex(/^\d+\.\d+$/, "socket_id is malformed");
const EventName = z.string().min(1).max(200);
export const ChannelName = z.string().regex(/^[A-Za-z0-9_\-=@,.;]{1,164}$/, "channel name is malformed");

/** Limits on size are checked apart from the shape: they have an answer of their own. */
export const ApiEvent = z
	.object({
		name: EventName,
		data: z.string(),
		channels: z.array(ChannelName).min(1).max(MAX_CHANNELS_PER_EVENT).optional(),
		channel: ChannelName.optional(),
		socket_id: SocketId.optional(),
	})
	.transform(({ name, data, channels, channel, socket_id }) => ({ name, data, channels: channels ?? (channel ? [channel] : []), exceptSocketId: socket_id }))
	.refine(({ channels }) => channels.length > 0, "an event needs a channel");

export const ApiBatch = z.object({ batch: z.array(ApiEvent).min(1).max(MAX_EVENTS_PER_BATCH) });

export type ApiEvent = z.output<typeof ApiEvent>;

/** What a client may send over its socket. */
export const ClientMessage = z.object({ event: EventName, channel: ChannelName.optional(), data: z.unknown() });

export const Subscription = z.object({ channel: ChannelName, auth: z.string().optional(), channel_data: z.string().optional() });

export const Unsubscription = z.object({ channel: ChannelName });

/** Who is there, in a presence channel's signed channel_data. */
export const PresenceMember = z.object({ user_id: z.union([z.string(), z.number()]).transform(String), user_info: z.unknown() });

export type PresenceMember = z.output<typeof PresenceMember>;

export function isPresence(channel: string): boolean {
	return channel.startsWith("presence-");
}

/** Whether a subscription to this channel must be signed. */
export function isGuarded(channel: string): boolean {
	return channel.startsWith("private-") || isPresence(channel);
}
