import type { IncomingMessage } from "node:http";
import { readAddress } from "@/lib/platform/network/addresses";

/** Carries the address at the other end of the connection to the handlers, which see no socket. */
const PEER_HEADER = "x-peer-address";

// Bundlers may load this module more than once in a process; the server is watched once.
const holder = globalThis as typeof globalThis & { goalModeStampsPeers?: boolean };

/** Writes the connection's address into the request, over whatever the client wrote there. */
export function stampPeer(request: Pick<IncomingMessage, "headers"> & { readonly socket: { readonly remoteAddress?: string | undefined } }): void {
	holder.goalModeStampsPeers = true;
	request.headers[PEER_HEADER] = request.socket.remoteAddress ?? "";
}

/** The address at the other end of the connection; null where no server of ours has seen it, since then the client may have written the header. */
export function peerOf(headers: Headers): string | null {
	return holder.goalModeStampsPeers ? readAddress(headers.get(PEER_HEADER) ?? "") : null;
}
