import "server-only";
import { pipeline, type Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import pLimit, { type LimitFunction } from "p-limit";
import { Agent, type Dispatcher, request } from "undici";
import { FetchFailure, failureOfStatus } from "./fetch-failure";
import type { SourceContext, SourceLimits } from "./posting-source";

const FIRST_BACKOFF_MS = 200;
const LONGEST_WAIT_MS = 5_000;
/** A provider that asks for more than this wants to be left alone for now. */
const PATIENCE_MS = 30_000;
const MAX_BYTES = 32 * 1024 * 1024;

/** Connections are kept between searches; redirects are never followed. */
const AGENT = new Agent();
const DECODERS: Readonly<Record<string, () => NodeJS.ReadWriteStream & Readable>> = { gzip: createGunzip, br: createBrotliDecompress, deflate: createInflate };

type FetchJson = SourceContext["fetchJson"];

type FetchLimits = Pick<SourceLimits, "concurrency" | "spacingMs" | "retries">;

/** One for each search, so that all its requests to a host share that host's limits. */
export interface PoliteFetcher {
	/** A `fetchJson` for one source. `timeoutMs` bounds each request, its body included. */
	forSource(options: { baseUrl: string; limits: FetchLimits; timeoutMs: number; signal: AbortSignal }): FetchJson;
}

interface HostGate {
	readonly limit: LimitFunction;
	readonly spacingMs: number;
	nextStartAt: number;
}

/** Waits for a free place at the host and for its spacing, then runs the task. */
function passGate<T>(gate: HostGate, signal: AbortSignal, task: () => Promise<T>): Promise<T> {
	return gate.limit(async () => {
		signal.throwIfAborted();
		const now = performance.now();
		const startAt = Math.max(now, gate.nextStartAt);
		gate.nextStartAt = startAt + gate.spacingMs;
		if (startAt > now) await sleep(startAt - now, undefined, { signal });
		return task();
	});
}

/** Whether `url` stays on the configured scheme and host; `{board}` in the host stands for one label. */
function isAllowed(url: URL, baseUrl: string): boolean {
	const base = new URL(baseUrl.replace("{board}", "board-placeholder"));
	if (url.protocol !== base.protocol || url.username !== "" || url.password !== "") return false;
	if (!base.host.includes("board-placeholder")) return url.host === base.host;
	const [before = "", after = ""] = base.host.split("board-placeholder");
	const label = url.host.slice(before.length, url.host.length - after.length);
	return url.host === `${before}${label}${after}` && /^[a-z0-9-]+$/.test(label);
}

/** The wait that a Retry-After header asks for (seconds or a date), or null. */
function retryAfterMs(header: string | null): number | null {
	if (header === null) return null;
	if (/^\d+$/.test(header.trim())) return Number(header) * 1000;
	const date = Date.parse(header);
	return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
}

function headerOf(response: Dispatcher.ResponseData, name: string): string | null {
	const value = response.headers[name];
	return (Array.isArray(value) ? value[0] : value) ?? null;
}

function decoded(response: Dispatcher.ResponseData, url: string): Readable {
	const encoding = headerOf(response, "content-encoding")?.trim().toLowerCase() ?? "identity";
	if (encoding === "identity") return response.body;
	const createDecoder = DECODERS[encoding];
	if (createDecoder === undefined) throw new FetchFailure("unreadable", url, response.statusCode, { cause: new Error(`Encoding ${encoding}`) });
	// Either stream's failure ends the other; the reader of the decoder sees it.
	return pipeline(response.body, createDecoder(), () => {});
}

/** The body as text. What is counted is its decoded size, so that a small answer can't unfold into a huge one. */
async function readBody(response: Dispatcher.ResponseData, url: string): Promise<string> {
	const chunks: Uint8Array[] = [];
	let bytes = 0;
	for await (const chunk of decoded(response, url) as AsyncIterable<Uint8Array>) {
		bytes += chunk.byteLength;
		if (bytes > MAX_BYTES) throw new FetchFailure("too_large", url, response.statusCode);
		chunks.push(chunk);
	}
	return Buffer.concat(chunks).toString("utf8");
}

function parse(body: string, response: Dispatcher.ResponseData, url: string): unknown {
	try {
		return JSON.parse(body);
	} catch (cause) {
		throw new FetchFailure("unreadable", url, response.statusCode, { cause });
	}
}

type Attempt = { readonly value: unknown } | { readonly failure: FetchFailure; readonly waitMs: number | null };

/** One request. A failure that may pass says in `waitMs` how long the host wants to be left alone, 0 when it did not say. */
async function attempt(url: string, headers: Record<string, string>, timeoutMs: number, signal: AbortSignal): Promise<Attempt> {
	const timeout = AbortSignal.timeout(timeoutMs);
	let response: Dispatcher.ResponseData | undefined;
	try {
		response = await request(url, {
			dispatcher: AGENT,
			headers: { accept: "application/json", "accept-encoding": "gzip, br, deflate", "user-agent": "goal-mode/1.0", ...headers },
			signal: AbortSignal.any([signal, timeout]),
		});
		const { statusCode: status } = response;
		if (status >= 200 && status < 300) return { value: parse(await readBody(response, url), response, url) };
		await response.body.dump();
		const mayPass = status === 429 || status >= 500;
		return { failure: failureOfStatus(status, url), waitMs: mayPass ? (retryAfterMs(headerOf(response, "retry-after")) ?? 0) : null };
	} catch (cause) {
		signal.throwIfAborted();
		if (cause instanceof FetchFailure) return { failure: cause, waitMs: null };
		if (timeout.aborted) return { failure: new FetchFailure("late", url, null, { cause }), waitMs: null };
		return { failure: new FetchFailure(response === undefined ? "unreachable" : "broken_off", url, null, { cause }), waitMs: 0 };
	}
}

/**
 * Makes the fetcher of one search. Each host gets its source's concurrency and spacing; 429, 5xx and broken connections are tried again,
 * after what Retry-After asks (at most 5 s; a host that asks for more than 30 s is not asked again); redirects and other hosts are refused.
 */
export function createPoliteFetcher(): PoliteFetcher {
	const gates = new Map<string, HostGate>();

	function gateOf(url: URL, { concurrency, spacingMs }: FetchLimits): HostGate {
		const known = gates.get(url.host);
		if (known !== undefined) return known;
		const gate: HostGate = { limit: pLimit(concurrency), spacingMs, nextStartAt: 0 };
		gates.set(url.host, gate);
		return gate;
	}

	return {
		forSource({ baseUrl, limits, timeoutMs, signal }) {
			return async (address, init) => {
				const url = URL.canParse(address) ? new URL(address) : null;
				if (url === null || !isAllowed(url, baseUrl)) throw new FetchFailure("foreign_address", address);
				const gate = gateOf(url, limits);
				for (let tries = 0; ; tries += 1) {
					const result = await passGate(gate, signal, () => attempt(url.href, init?.headers ?? {}, timeoutMs, signal));
					if ("value" in result) return result.value;
					const { failure, waitMs } = result;
					if (waitMs === null || waitMs > PATIENCE_MS || tries >= limits.retries) throw failure;
					await sleep(Math.min(LONGEST_WAIT_MS, Math.max(waitMs, FIRST_BACKOFF_MS * 2 ** tries)), undefined, { signal });
				}
			};
		},
	};
}
