import "server-only";
import { once } from "node:events";
import { type IncomingMessage, request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import type { OpenedUpload } from "./wire";

/** No file is larger; a length that is told is believed no further. */
const MOST_TOLD_BYTES = 256 * 1024 * 1024;

/** A body as one array. Each piece is put into its place as it comes: gathered and then joined, a file would be held twice. */
export async function bodyBytes({ headers, body }: Response): Promise<Uint8Array> {
	const told = Number(headers.get("content-length") ?? 0);
	let whole = new Uint8Array(Number.isInteger(told) && told > 0 && told <= MOST_TOLD_BYTES ? told : 0);
	let filled = 0;
	for await (const piece of body ?? []) {
		const end = filled + piece.byteLength;
		if (end > whole.byteLength) {
			const wider = new Uint8Array(Math.max(end, whole.byteLength * 2));
			wider.set(whole.subarray(0, filled));
			whole = wider;
		}
		whole.set(piece, filled);
		filled = end;
	}
	return filled === whole.byteLength ? whole : whole.slice(0, filled);
}

/** Puts bytes where a link leads. `fetch` would copy them first. @throws Error when the link refuses them. */
export async function putBytes({ url, method, headers }: OpenedUpload["link"], bytes: Uint8Array, signal: AbortSignal): Promise<void> {
	const send = url.startsWith("https:") ? secureRequest : plainRequest;
	const sent = send(url, { method, headers: { ...headers, "content-length": bytes.byteLength }, signal });
	const answered = once(sent, "response");
	sent.end(bytes);
	const [response] = (await answered) as [IncomingMessage];
	// What breaks once the answer is known changes nothing.
	for (const ended of [sent, response]) ended.on("error", () => undefined);
	response.resume();
	const { statusCode = 0 } = response;
	if (statusCode < 200 || statusCode > 299) throw new Error(`An upload link answered ${statusCode}.`);
}
