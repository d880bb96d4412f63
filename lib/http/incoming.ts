import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
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
		const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
		stampPeer(request);
		leadUnroutable(request);
		// The framework asks for the head just before it writes the first of the body: they go out together then, by one call of the system.
		response.flushHeaders = () => undefined;
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
