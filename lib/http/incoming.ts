import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { cutOff } from "./cut-off";
import { stampPeer } from "./peer-address";
import { leadUnroutable } from "./unroutable";

/**
 * Prepares every request of this process before its server hands it on, and ends what goes on after its answer. Call once, where the server starts;
 * what it gives ends it.
 */
export function prepareRequests(): () => void {
	const prepare = (message: unknown) => {
		const { request } = message as { request: IncomingMessage };
		stampPeer(request);
		leadUnroutable(request);
	};
	const end = (message: unknown) => {
		const { request, socket } = message as { request: IncomingMessage; socket: Socket };
		cutOff(request, socket);
	};
	subscribe("http.server.request.start", prepare);
	subscribe("http.server.response.finish", end);
	return () => {
		unsubscribe("http.server.request.start", prepare);
		unsubscribe("http.server.response.finish", end);
	};
}
