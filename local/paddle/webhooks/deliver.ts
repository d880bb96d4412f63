import { setTimeout as delay } from "node:timers/promises";
import type { Book, Notification, PaddleEvent } from "@/local/paddle/records/book";
import { newPaddleId } from "@/local/paddle/records/ids";
import type { Faults } from "./faults";
import { retryDelays } from "./schedule";
import { signBody } from "./signature";

/** Paddle waits no longer for an answer. */
const PATIENCE_MS = 5_000;

export interface WebhookOptions {
	/** Where webhooks go; null sends none. */
	readonly url: string | null;
	readonly secrets: readonly string[];
	readonly account: "live" | "sandbox";
}

export interface Post {
	/** Sends what happened in one change. Resolves when each first attempt has its answer. */
	send(events: readonly PaddleEvent[]): Promise<void>;
	/** Sends one event once more, as a replay from the dashboard does. */
	replay(event: PaddleEvent): Promise<Notification>;
	/** Takes up what a restart left. */
	resume(): void;
	close(): void;
}

/** Delivers events: signs each attempt, and tries again by Paddle's schedule until 2xx. */
export function createPost(book: Book, faults: () => Faults, { url, secrets, account }: WebhookOptions): Post {
	const timers = new Set<NodeJS.Timeout>();
	let isClosed = false;

	const attempt = async (event: PaddleEvent, notification: Notification): Promise<void> => {
		if (url === null || isClosed) return;
		const body = JSON.stringify({ ...event, notification_id: notification.id });
		const headers = { "content-type": "application/json", "paddle-signature": signBody(body, secrets, Math.floor(Date.now() / 1000)) };
		const status = await fetch(url, { method: "POST", body, headers, redirect: "manual", signal: AbortSignal.timeout(PATIENCE_MS) }).then(
			async (response) => {
				await response.body?.cancel();
				return response.status;
			},
			() => null,
		);
		if (isClosed) return;
		notification.times_attempted += 1;
		notification.last_status = status;
		later(event, notification, status !== null && status >= 200 && status < 300);
		book.save();
	};

	const later = (event: PaddleEvent, notification: Notification, isDelivered: boolean): void => {
		const seconds = retryDelays(account)[notification.times_attempted - 1];
		notification.next_attempt_at = null;
		if (isDelivered || seconds === undefined) {
			notification.status = isDelivered ? "delivered" : "failed";
			return;
		}
		const waitMs = (seconds * 1000) / faults().hurry;
		notification.status = "needs_retry";
		notification.next_attempt_at = new Date(Date.now() + waitMs).toISOString();
		schedule(event, notification, waitMs);
	};

	const schedule = (event: PaddleEvent, notification: Notification, waitMs: number): void => {
		const timer = setTimeout(() => {
			timers.delete(timer);
			void attempt(event, notification);
		}, waitMs);
		timers.add(timer);
	};

	const sendOne = async (event: PaddleEvent): Promise<Notification> => {
		const notification: Notification = {
			id: newPaddleId("notification"),
			event_id: event.event_id,
			status: "not_attempted",
			times_attempted: 0,
			last_status: null,
			next_attempt_at: null,
		};
		book.notifications.push(notification);
		await attempt(event, notification);
		return notification;
	};

	return {
		send: async (events) => {
			const { delayMs, duplicates, reversed, dropped } = faults();
			const wanted = events.filter(({ event_type }) => !dropped.includes("*") && !dropped.includes(event_type));
			if (delayMs > 0) await delay(delayMs, undefined, { ref: false });
			for (const event of reversed ? wanted.toReversed() : wanted) {
				await Promise.all(Array.from({ length: 1 + duplicates }, () => sendOne(event)));
			}
		},
		replay: sendOne,
		resume: () => {
			const waiting = book.notifications.filter(({ status }) => status === "needs_retry" || status === "not_attempted");
			for (const notification of waiting) {
				const event = book.events.find(({ event_id }) => event_id === notification.event_id);
				if (event) schedule(event, notification, Math.max(0, Date.parse(notification.next_attempt_at ?? "") - Date.now()) || 0);
			}
		},
		close: () => {
			isClosed = true;
			for (const timer of timers) clearTimeout(timer);
		},
	};
}
