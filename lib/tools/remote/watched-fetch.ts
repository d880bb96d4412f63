import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { OWNER_HEADER, TIME_LIMIT_HEADER } from "./wire";

/** Why a tool server broke off: `memory` and `time` when its host ended it for a limit, else `gone`. */
export type BreakReason = "memory" | "time" | "gone";

interface WatchedCall {
	/** What stands for whom it is made, where a host should know. */
	readonly ownerKey: string | null;
	readonly timeoutMs: number;
	readonly signal: AbortSignal;
	/** Told when the answer's stream has ended; does nothing for a call that has its answer. */
	ended(reason: BreakReason): void;
}

/** A host says in its last event why it ended a call by force. */
const ENDED_EVENT = /event: ended\ndata: (memory|time)\n/;
const LAST_WORDS = 200;

const calls = new AsyncLocalStorage<WatchedCall>();

/** Runs a call whose requests are ended with its signal, carry its time limit and owner, and whose broken streams are noticed. */
export function watching<T>(call: WatchedCall, run: () => Promise<T>): Promise<T> {
	return calls.run(call, run);
}

type FetchLike = (url: string | URL, init?: RequestInit) => Promise<Response>;

/** The protocol's transport waits for ever on a stream that ends without an answer; this one tells the call. */
export const watchedFetch: FetchLike = async (url, init = {}) => {
	const call = calls.getStore();
	const headers = new Headers(init.headers);
	if (call) headers.set(TIME_LIMIT_HEADER, String(call.timeoutMs));
	if (call?.ownerKey) headers.set(OWNER_HEADER, call.ownerKey);
	const signals = [init.signal, call?.signal].filter((signal) => signal instanceof AbortSignal);
	const response = await fetch(url, { ...init, headers, signal: signals.length > 0 ? AbortSignal.any(signals) : null });
	if (!call || !response.body || !response.headers.get("content-type")?.startsWith("text/event-stream")) return response;
	return new Response(noticingEnd(response.body, call), { status: response.status, headers: response.headers });
};

function noticingEnd(body: ReadableStream<Uint8Array>, call: WatchedCall): ReadableStream<Uint8Array> {
	const reader = body.getReader();
	let lastWords = "";
	const end = () => {
		const reason = ENDED_EVENT.exec(lastWords)?.[1];
		// After the transport has read what came before the end.
		setTimeout(() => call.ended(reason === "memory" || reason === "time" ? reason : "gone"), 50);
	};
	return new ReadableStream({
		async pull(controller) {
			try {
				const { done, value } = await reader.read();
				if (done) {
					end();
					return controller.close();
				}
				lastWords = (lastWords + Buffer.from(value.subarray(-LAST_WORDS)).toString("latin1")).slice(-LAST_WORDS);
				controller.enqueue(value);
			} catch (error) {
				end();
				controller.error(error);
			}
		},
		cancel: (reason) => reader.cancel(reason),
	});
}
