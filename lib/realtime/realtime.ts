import "server-only";
import Pusher from "pusher";
import { z } from "zod";
import { env } from "@/lib/platform/env";
import { logger } from "@/lib/platform/logger";

/** Pusher takes at most this many events in a batch, and this many bytes in one event's data. */
const BATCH = 10;
const MAX_DATA_BYTES = 10_000;

export interface StreamMessage {
	readonly channel: string;
	readonly name: string;
	readonly data: Record<string, unknown>;
	/** What is sent instead when `data` is too large. */
	readonly reference: Record<string, unknown>;
}

const holder = globalThis as typeof globalThis & { goalModePusher?: Pusher };

function pusher(): Pusher {
	const { PUSHER_APP_ID, PUSHER_KEY, PUSHER_SECRET, PUSHER_CLUSTER, PUSHER_HOST, PUSHER_PORT, PUSHER_TLS } = env();
	const where = PUSHER_HOST ? { host: PUSHER_HOST, port: String(PUSHER_PORT) } : { cluster: PUSHER_CLUSTER };
	holder.goalModePusher ??= new Pusher({ appId: PUSHER_APP_ID, key: PUSHER_KEY, secret: PUSHER_SECRET, useTLS: PUSHER_TLS, timeout: 5000, ...where });
	return holder.goalModePusher;
}

/** Sends messages in order. @throws Error when the server does not take them; the event log still has them. */
export async function sendToStream(messages: readonly StreamMessage[]): Promise<void> {
	const events = messages.map(({ channel, name, data, reference }) => {
		const text = JSON.stringify(data);
		return { channel, name, data: Buffer.byteLength(text) > MAX_DATA_BYTES ? JSON.stringify(reference) : text };
	});
	for (let start = 0; start < events.length; start += BATCH) await sendBatch(events.slice(start, start + BATCH));
}

/** What a closed connection or a long silence kept from arriving is sent once more. A message that came twice is known by its number. */
async function sendBatch(batch: Pusher.BatchEvent[]): Promise<void> {
	try {
		await pusher().triggerBatch(batch);
	} catch (error) {
		if (!(error instanceof Pusher.RequestError && isCutOff(error.error))) throw error;
		await pusher().triggerBatch(batch);
	}
}

function isCutOff(error: (Error & { code?: unknown }) | undefined): boolean {
	return error?.code === "ECONNRESET" || error?.code === "EPIPE" || error?.name === "AbortError";
}

/** Lets one socket listen to one private channel. The caller has checked that it may. */
export function authorizeChannel(socketId: string, channel: string): { auth: string } {
	return pusher().authorizeChannel(socketId, channel);
}

/** What a client needs to connect. */
export function realtimeConfig(): { key: string; host: string | null; port: number; useTls: boolean; cluster: string } {
	const { PUSHER_KEY, PUSHER_HOST, PUSHER_PORT, PUSHER_TLS, PUSHER_CLUSTER } = env();
	return { key: PUSHER_KEY, host: PUSHER_HOST ?? null, port: PUSHER_PORT, useTls: PUSHER_TLS, cluster: PUSHER_CLUSTER };
}

const Occupied = z.object({ occupied: z.boolean() });

/** Whether any page listens to this channel now; false when the realtime server can't say. */
export async function isListenedTo(channel: string): Promise<boolean> {
	try {
		const response = await pusher().get({ path: `/channels/${channel}`, params: {} });
		return response.status === 200 && Occupied.parse(await response.json()).occupied;
	} catch (error) {
		logger.warn({ err: error }, "The stream could not be asked who listens");
		return false;
	}
}

/** @throws Error when the realtime server does not answer. */
export async function checkRealtime(): Promise<void> {
	const response = await pusher().get({ path: "/channels", params: {} });
	if (response.status !== 200) throw new Error(`The realtime server answered ${response.status}`);
}
