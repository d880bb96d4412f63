import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import pLimit, { type LimitFunction } from "p-limit";
import { Agent, type Dispatcher, request } from "undici";
import { whatWasSaid } from "@/lib/platform/language/failure-words";
import { logger } from "@/lib/platform/logger";
import { ACCEPTED_ENCODINGS, headerOf } from "@/lib/platform/network/response-body";
import { readExcerpt, readJson } from "./answer-body";
import { FetchFailure, failureOfStatus } from "./fetch-failure";
import type { SourceContext, SourceLimits } from "./posting-source";

const FIRST_BACKOFF_MS = 200;
const LONGEST_WAIT_MS = 5_000;
/** A provider that asks for more than this wants to be left alone for now. */
const PATIENCE_MS = 30_000;

/** Connections are kept between searches; redirects are never followed. */
const AGENT = new Agent();

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

type Attempt = { readonly value: unknown } | { readonly failure: FetchFailure; readonly waitMs: number | null };

/** One request. A failure that may pass says in `waitMs` how long the host wants to be left alone, 0 when it did not say. */
async function attempt(url: string, headers: Record<string, string>, timeoutMs: number, signal: AbortSignal): Promise<Attempt> {
	const timeout = AbortSignal.timeout(timeoutMs);
	let response: Dispatcher.ResponseData | undefined;
	try {
		response = await request(url, {
			dispatcher: AGENT,
			headers: { accept: "application/json", "accept-encoding": ACCEPTED_ENCODINGS, "user-agent": "goal-mode/1.0", ...headers },
			signal: AbortSignal.any([signal, timeout]),
		});
		const { statusCode: status } = response;
		if (status >= 200 && status < 300) return { value: await readJson(response, url) };
		const mayPass = status === 429 || status >= 500;
		return {
			failure: failureOfStatus(status, url, await readExcerpt(response)),
			waitMs: mayPass ? (retryAfterMs(headerOf(response, "retry-after")) ?? 0) : null,
		};
	} catch (cause) {
		signal.throwIfAborted();
		if (cause instanceof FetchFailure) return { failure: cause, waitMs: null };
		if (timeout.aborted) return { failure: new FetchFailure("late", url, null, { cause }), waitMs: null };
		return { failure: new FetchFailure(response === undefined ? "unreachable" : "broken_off", url, null, { cause }), waitMs: 0 };
	}
}

/** What a board really said stays in the log. That it does not know a posting is an answer, not a fault. */
function logged(failure: FetchFailure): FetchFailure {
	const { reason, url, httpStatus } = failure;
	const level = reason === "unknown_board" ? "debug" : "warn";
	logger[level]({ url, reason, httpStatus, said: whatWasSaid(failure.cause) }, "A job board's answer could not be used");
	return failure;
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
					if (waitMs === null || waitMs > PATIENCE_MS || tries >= limits.retries) throw logged(failure);
					await sleep(Math.min(LONGEST_WAIT_MS, Math.max(waitMs, FIRST_BACKOFF_MS * 2 ** tries)), undefined, { signal });
				}
			};
		},
	};
}
