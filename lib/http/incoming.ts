import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { cutOff } from "./cut-off";
import { stampPeer } from "./peer-address";
import { leadUnroutable } from "./unroutable";

/** Prepares every request of this process before its server hands it on, and ends what goes on after its answer. Call once, where the server starts. */
export function prepareRequests(): void {
	subscribe("http.server.request.start", (message) => {
		const { request } = message as { request: IncomingMessage };
		stampPeer(request);
		leadUnroutable(request);
	});
	subscribe("http.server.response.finish", (message) => {
		const { request, socket } = message as { request: IncomingMessage; socket: Socket };
		cutOff(request, socket);
	});
}
