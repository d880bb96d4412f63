import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";

/** Long enough that a client on a slow line reads the refusal before its connection goes. */
const GRACE_MS = 2000;

/** Ends a connection whose request goes on after it has been answered. Until then what comes is dropped, so that the answer can be read. */
export function cutOff(request: Pick<IncomingMessage, "complete">, socket: Socket, graceMs = GRACE_MS): void {
	if (request.complete) return;
	// A request whose reader gave up has lost its socket by then.
	setTimeout(() => request.complete || socket.destroy(), graceMs).unref();
}
