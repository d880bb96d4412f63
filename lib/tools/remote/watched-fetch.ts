import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { joinSignals } from "@/lib/platform/waiting/join-signals";
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
	if (!call) return fetch(url, init);
	const headers = new Headers(init.headers);
	headers.set(TIME_LIMIT_HEADER, String(call.timeoutMs));
	if (call.ownerKey) headers.set(OWNER_HEADER, call.ownerKey);
	// The transport's own signal lives as long as the connection.
	const { signal, release } = joinSignals([call.signal, ...(init.signal ? [init.signal] : [])]);
	try {
		const response = await fetch(url, { ...init, headers, signal });
		if (response.body && response.headers.get("content-type")?.startsWith("text/event-stream")) {
			return new Response(noticingEnd(response.body, call, release), { status: response.status, headers: response.headers });
		}
		release();
		return response;
	} catch (error) {
		release();
		throw error;
	}
};

function noticingEnd(body: ReadableStream<Uint8Array>, call: WatchedCall, release: () => void): ReadableStream<Uint8Array> {
	const reader = body.getReader();
	let lastWords = "";
	const end = () => {
		release();
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
		cancel: (reason) => {
			release();
			return reader.cancel(reason);
		},
	});
}
