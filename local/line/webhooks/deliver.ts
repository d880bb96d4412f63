import { randomBytes } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Faults } from "@/local/line/faults";
import type { Book, LineEvent } from "@/local/line/records/book";
import { signBody } from "./signature";

/** LINE waits about so long for an answer. */
const PATIENCE_MS = 10_000;
/** LINE doesn't say when a webhook comes again, nor how often; these are the stand-in's own. */
const AGAIN_AFTER_SECONDS = [10, 60, 600];
const CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** An id in the shape of LINE's: a ULID. */
function newEventId(): string {
	let time = "";
	for (let rest = Date.now(), at = 0; at < 10; at += 1, rest = Math.floor(rest / 32)) time = `${CROCKFORD[rest % 32]}${time}`;
	return `${time}${[...randomBytes(16)].map((byte) => CROCKFORD[byte % 32]).join("")}`;
}

export interface WebhookOptions {
	/** Where webhooks go; null sends none. */
	readonly url: string | null;
	readonly channelSecret: string;
	readonly botUserId: string;
}

export interface Post {
	/** Sends an event. Resolves when the first attempt has its answer. */
	send(event: Readonly<Record<string, unknown>>): Promise<void>;
	/** Sends one once more, marked as redelivered. */
	replay(event: LineEvent): Promise<void>;
	/** Takes up what a restart left. */
	resume(): void;
	close(): void;
}

/** Delivers events, signed, and again until 2xx, as an account with webhook redelivery does. */
export function createPost(book: Book, faults: () => Faults, { url, channelSecret, botUserId }: WebhookOptions): Post {
	const timers = new Set<NodeJS.Timeout>();
	let isClosed = false;

	const attempt = async (kept: LineEvent, isRedelivery: boolean): Promise<void> => {
		if (url === null || isClosed) return;
		const event = { ...kept.event, webhookEventId: kept.webhookEventId, deliveryContext: { isRedelivery } };
		const body = JSON.stringify({ destination: botUserId, events: [event] });
		const headers = {
			"content-type": "application/json; charset=utf-8",
			"x-line-signature": signBody(body, channelSecret),
			"user-agent": "LineBotWebhook/2.0",
		};
		const status = await fetch(url, { method: "POST", body, headers, redirect: "manual", signal: AbortSignal.timeout(PATIENCE_MS) }).then(
			async (response) => {
				await response.body?.cancel();
				return response.status;
			},
			() => null,
		);
		if (isClosed) return;
		kept.attempts += 1;
		kept.lastStatus = status;
		kept.isDelivered ||= status !== null && status >= 200 && status < 300;
		book.save();
		const seconds = AGAIN_AFTER_SECONDS[kept.attempts - 1];
		if (!kept.isDelivered && seconds !== undefined) schedule(kept, (seconds * 1000) / faults().hurry);
	};

	const schedule = (kept: LineEvent, waitMs: number): void => {
		const timer = setTimeout(() => {
			timers.delete(timer);
			void attempt(kept, true);
		}, waitMs);
		timers.add(timer);
	};

	return {
		send: async (event) => {
			const kept: LineEvent = { webhookEventId: newEventId(), event: { ...event, timestamp: Date.now() }, attempts: 0, lastStatus: null, isDelivered: false };
			book.events.push(kept);
			book.save();
			const { delayMs, duplicates, dropped } = faults();
			if (dropped) return;
			if (delayMs > 0) await delay(delayMs, undefined, { ref: false });
			await Promise.all(Array.from({ length: 1 + duplicates }, (_, index) => attempt(kept, index > 0)));
		},
		replay: (kept) => attempt(kept, true),
		resume: () => {
			for (const kept of book.events) if (!kept.isDelivered && kept.attempts < AGAIN_AFTER_SECONDS.length) schedule(kept, 0);
		},
		close: () => {
			isClosed = true;
			for (const timer of timers) clearTimeout(timer);
		},
	};
}
