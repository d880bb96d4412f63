import type { Transport } from "./core/transport.ts";

/** Tells that something happened on a channel, and nothing of what. */
export interface ChannelWatch {
	/** Resolves at the next message; never, where there is no stream. */
	next(): Promise<void>;
	close(): void;
}

interface RealtimeConfig {
	readonly key: string;
	readonly host: string | null;
	readonly port: number;
	readonly useTls: boolean;
	readonly cluster: string;
}

interface Message {
	readonly event: string;
	readonly data?: unknown;
}

const AGAIN_MS = 3_000;

function messageOf(data: unknown): Message | null {
	try {
		return JSON.parse(String(data)) as Message;
	} catch {
		return null;
	}
}

/** Listens to a private channel by the Pusher Channels protocol, version 7. What goes wrong here is silent: the log is read by time then. */
export function watchChannel(transport: Transport, channel: string): ChannelWatch {
	let isClosed = false;
	let socket: WebSocket | undefined;
	let wake: () => void = () => undefined;

	const connect = async () => {
		if (isClosed || typeof WebSocket === "undefined") return;
		const { key, host, port, useTls, cluster } = await transport.call<RealtimeConfig>("GET", "/realtime/config", {}, { maxRetries: 0 });
		const at = host ?? `ws-${cluster}.pusher.com`;
		const opened = new WebSocket(`${useTls ? "wss" : "ws"}://${at}:${port}/app/${key}?protocol=7&client=goal-mode-sdk&version=1.0`);
		socket = opened;
		opened.onmessage = ({ data }) => void received(opened, messageOf(data)).catch(() => opened.close());
		opened.onclose = again;
		if (isClosed) opened.close();
	};
	const received = async (opened: WebSocket, message: Message | null) => {
		if (message?.event === "pusher:ping") opened.send('{"event":"pusher:pong","data":{}}');
		else if (message?.event === "pusher:connection_established") {
			const { socket_id } = JSON.parse(String(message.data)) as { socket_id: string };
			const body = new URLSearchParams({ socket_id, channel_name: channel }).toString();
			const headers = { "content-type": "application/x-www-form-urlencoded" };
			const { auth } = await transport.call<{ auth: string }>("POST", "/realtime/auth", { body }, { headers, maxRetries: 1 });
			opened.send(JSON.stringify({ event: "pusher:subscribe", data: { channel, auth } }));
		} else if (message && message.event !== "pusher:pong" && message.event !== "pusher:error") wake();
	};
	const again = () => {
		wake();
		if (!isClosed) unref(setTimeout(start, AGAIN_MS));
	};
	const start = () => void connect().catch(() => undefined);
	start();

	return {
		next: () =>
			new Promise((resolve) => {
				wake = resolve;
			}),
		close: () => {
			isClosed = true;
			socket?.close();
		},
	};
}

/** A timer that keeps no program alive. */
function unref(timer: unknown): void {
	if (typeof timer === "object" && timer !== null && "unref" in timer && typeof timer.unref === "function") timer.unref();
}
