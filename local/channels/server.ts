import { createServer } from "node:http";
import { type WebSocket, WebSocketServer } from "ws";
import { CLOSE_CODE, type Connection, serveConnection, type Timing } from "./connection";
import type { AppCredentials } from "./credentials";
import { answerApi } from "./http-api";
import { createHub } from "./hub";

const MAX_MESSAGE_BYTES = 100_000;
const CHECK_EVERY_MS = 1_000;
const SUPPORTED_PROTOCOL = "7";

export interface ChannelsServer {
	port: number;
	/** Tells clients to reconnect and closes. */
	close(): Promise<void>;
}

export interface ChannelsOptions {
	/** 0 for any free port. */
	port: number;
	app: AppCredentials;
	timing?: Timing;
}

const USUAL_TIMING: Timing = { activityTimeoutMs: 120_000, pongTimeoutMs: 30_000 };

/** Why this address is no place for a client, as a protocol code; null when it is welcome. */
function refusalOf(url: URL, app: AppCredentials): { code: number; reason: string } | null {
	const [, key] = /^\/app\/([^/]+)$/.exec(url.pathname) ?? [];
	if (!key) return { code: CLOSE_CODE.badPath, reason: "Path not found" };
	if (key !== app.key) return { code: CLOSE_CODE.unknownApp, reason: "There is no application with this key" };
	if (url.searchParams.get("protocol") !== SUPPORTED_PROTOCOL) return { code: CLOSE_CODE.badProtocol, reason: "Unsupported protocol version" };
	return null;
}

function turnAway(socket: WebSocket, code: number, reason: string): void {
	socket.on("error", () => socket.terminate());
	socket.send(JSON.stringify({ event: "pusher:error", data: { code, message: reason } }));
	socket.close(code, reason);
}

/** Starts a Pusher Channels server (protocol 7) for one application on loopback. */
export async function startChannelsServer({ port, app, timing = USUAL_TIMING }: ChannelsOptions): Promise<ChannelsServer> {
	const hub = createHub();
	const connections = new Set<Connection>();
	const http = createServer((request, response) => void answerApi(request, response, app, hub).catch(() => response.destroy()));
	const sockets = new WebSocketServer({ server: http, maxPayload: MAX_MESSAGE_BYTES });

	sockets.on("connection", (socket, request) => {
		const refusal = refusalOf(new URL(request.url ?? "/", "http://localhost"), app);
		if (refusal) return turnAway(socket, refusal.code, refusal.reason);
		const connection = serveConnection(socket, app, hub, timing);
		connections.add(connection);
		socket.on("close", () => connections.delete(connection));
	});
	const timer = setInterval(
		() => {
			for (const connection of connections) connection.checkActivity(Date.now());
		},
		Math.min(CHECK_EVERY_MS, timing.pongTimeoutMs / 2),
	);
	await new Promise<void>((resolve, reject) => {
		http.once("error", reject);
		http.listen(port, "127.0.0.1", resolve);
	});
	const address = http.address();
	return {
		port: address !== null && typeof address === "object" ? address.port : port,
		close: async () => {
			clearInterval(timer);
			for (const connection of connections) connection.close(CLOSE_CODE.restarting, "The server restarts");
			const closed = new Promise((resolve) => http.close(resolve));
			setTimeout(() => {
				for (const socket of sockets.clients) socket.terminate();
				http.closeAllConnections();
			}, 200);
			sockets.close();
			await closed;
		},
	};
}
