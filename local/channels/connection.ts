import { randomInt } from "node:crypto";
import type { WebSocket } from "ws";
import type { AppCredentials } from "./credentials";
import { type Hub, type Subscriber, welcome } from "./hub";
import { ClientMessage, isGuarded, isPresence, MAX_DATA_BYTES, PresenceMember, Subscription, Unsubscription } from "./messages";
import { mayJoin } from "./signature";

const MAX_BUFFERED_BYTES = 4_000_000;
const CLIENT_EVENTS_PER_SECOND = 10;

/** Close and error codes of the Pusher Channels protocol, version 7. Under 4100 a client gives up, from 4200 on it reconnects at once. */
export const CLOSE_CODE = {
	unknownApp: 4001,
	badPath: 4005,
	badProtocol: 4007,
	unauthorized: 4009,
	restarting: 4200,
	noPong: 4201,
	tooManyEvents: 4301,
} as const;

export interface Timing {
	/** Silence after which the client, told so on connecting, pings; the server itself pings a pong's time later. */
	activityTimeoutMs: number;
	pongTimeoutMs: number;
}

export interface Connection {
	/** Pings a silent client and drops one that doesn't answer. Called about once a second. */
	checkActivity(now: number): void;
	close(code: number, reason: string): void;
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** Speaks the protocol with one client until its socket closes. */
export function serveConnection(socket: WebSocket, app: AppCredentials, hub: Hub, timing: Timing): Connection {
	let lastHeardAt = Date.now();
	let pingedAt: number | null = null;
	let eventWindow = { startedAt: 0, count: 0 };

	const send = (message: string) => {
		if (socket.readyState !== socket.OPEN) return;
		if (socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.terminate();
		else socket.send(message);
	};
	const emit = (event: string, data: unknown, channel?: string) => send(JSON.stringify({ event, channel, data }));
	const refuse = (code: number | null, message: string) => emit("pusher:error", { code, message });
	const self: Subscriber = { socketId: `${randomInt(1e9)}.${randomInt(1e9)}`, send };

	const subscribe = (data: unknown) => {
		const parsed = Subscription.safeParse(data);
		if (!parsed.success) return refuse(null, "The subscription is malformed.");
		const { channel, auth = "", channel_data } = parsed.data;
		if (isGuarded(channel) && !mayJoin(app, self.socketId, channel, auth, channel_data)) {
			refuse(CLOSE_CODE.unauthorized, `The signature for ${channel} is missing or wrong.`);
			return emit("pusher:subscription_error", { type: "AuthError", error: "The signature is missing or wrong.", status: 401 }, channel);
		}
		const member = isPresence(channel) ? PresenceMember.safeParse(parseJson(channel_data ?? "")) : undefined;
		if (member && !member.success) return refuse(CLOSE_CODE.unauthorized, `${channel} needs channel_data with a user_id.`);
		hub.join(channel, self, member?.data);
		emit("pusher_internal:subscription_succeeded", welcome(hub, channel), channel);
	};

	const clientEvent = (event: string, channel: string | undefined, data: unknown) => {
		if (!channel || !isGuarded(channel) || !hub.isIn(channel, self)) return refuse(null, "Client events need a private channel that the client is in.");
		if (Buffer.byteLength(JSON.stringify(data ?? null)) > MAX_DATA_BYTES) return refuse(null, `Client events carry at most ${MAX_DATA_BYTES} bytes.`);
		const now = Date.now();
		if (now - eventWindow.startedAt >= 1_000) eventWindow = { startedAt: now, count: 0 };
		eventWindow.count += 1;
		if (eventWindow.count > CLIENT_EVENTS_PER_SECOND) return refuse(CLOSE_CODE.tooManyEvents, `At most ${CLIENT_EVENTS_PER_SECOND} client events a second.`);
		hub.publish({ channel, name: event, data, userId: hub.memberOf(channel, self)?.user_id, exceptSocketId: self.socketId });
	};

	const handle = (text: string) => {
		const parsed = ClientMessage.safeParse(parseJson(text));
		if (!parsed.success) return refuse(null, "The message is not a JSON object with an event.");
		const { event, channel, data } = parsed.data;
		if (event === "pusher:ping") return emit("pusher:pong", {});
		if (event === "pusher:pong") return;
		if (event === "pusher:subscribe") return subscribe(data);
		if (event === "pusher:unsubscribe") {
			const leaving = Unsubscription.safeParse(data);
			return leaving.success ? hub.leave(leaving.data.channel, self) : refuse(null, "The message is malformed.");
		}
		if (event.startsWith("client-")) return clientEvent(event, channel, data);
		refuse(null, `There is no event ${event}.`);
	};

	socket.on("message", (raw) => {
		lastHeardAt = Date.now();
		pingedAt = null;
		handle(String(raw));
	});
	socket.on("close", () => hub.leaveAll(self));
	socket.on("error", () => socket.terminate());
	emit(
		"pusher:connection_established",
		JSON.stringify({ socket_id: self.socketId, activity_timeout: Math.max(1, Math.round(timing.activityTimeoutMs / 1000)) }),
	);

	const close = (code: number, reason: string) => {
		refuse(code, reason);
		socket.close(code, reason);
	};
	return {
		close,
		checkActivity: (now) => {
			if (pingedAt !== null && now - pingedAt > timing.pongTimeoutMs) {
				hub.leaveAll(self);
				close(CLOSE_CODE.noPong, "Pong reply not received");
				setTimeout(() => socket.terminate(), 1_000).unref();
			} else if (pingedAt === null && now - lastHeardAt > timing.activityTimeoutMs + timing.pongTimeoutMs) {
				pingedAt = now;
				emit("pusher:ping", {});
			}
		},
	};
}
