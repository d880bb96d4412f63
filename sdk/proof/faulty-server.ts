import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

/**
 * What goes wrong with one request.
 * `lost`: the connection breaks before anything is done. `cut`: it is done, and the answer breaks off in the middle. `unanswered`: it is done, and no answer comes.
 * `slow`: the answer comes byte by byte. `busy`: 429 with a hint. `busy-later`: 429 with a hint of an hour. `down`: 503. `broken`: 500. `gateway`: 502 in HTML.
 * `stale`: the access token is refused. `running`: another request with this key is still running. `silent`: no answer, and nothing done.
 */
export type Fault =
	| "none"
	| "lost"
	| "cut"
	| "unanswered"
	| "slow"
	| "busy"
	| "busy-later"
	| "down"
	| "broken"
	| "gateway"
	| "stale"
	| "running"
	| "silent"
	| "invalid"
	| "deprecated";

interface Plan {
	/** Of the requests in their order; the last stands for all that follow when `isForAll`. */
	faults: Fault[];
	isForAll: boolean;
	/** Beyond the plan: the share of requests that go wrong, drawn from a seed. */
	faultRate: number;
	seed: number;
	/** The events of the job, which come into being one every few milliseconds. */
	events: number;
	items: number;
}

interface Seen {
	/** Changes that were made; by their key each is made once. */
	effects: number;
	tries: number;
	keys: string[];
	refreshes: number;
	bearers: string[];
	/** Refresh tokens that came a second time. */
	reused: number;
}

const DRAWN: readonly Fault[] = ["lost", "cut", "unanswered", "slow", "busy", "down", "broken", "gateway", "running"];
const PREFIX = "/api/v1";

/** Numbers from a seed (mulberry32), so that a run can be had again. */
function randomFrom(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

async function textOf(request: IncomingMessage): Promise<string> {
	let text = "";
	for await (const chunk of request) text += String(chunk);
	return text;
}

/** A service that speaks a part of the API and misbehaves as it is told, and counts what was done. */
export async function startFaultyServer(port = 0): Promise<{ url: string; close(): Promise<void> }> {
	let plan: Plan;
	let seen: Seen;
	let stored: Map<string, string>;
	let random: () => number;
	let jobStartedAt: number;
	let refreshToken: string;
	const reset = (given: Partial<Plan>) => {
		plan = { faults: [], isForAll: false, faultRate: 0, seed: 1, events: 0, items: 7, ...given };
		seen = { effects: 0, tries: 0, keys: [], refreshes: 0, bearers: [], reused: 0 };
		stored = new Map();
		random = randomFrom(plan.seed);
		jobStartedAt = Date.now();
		refreshToken = "refresh-1";
	};
	reset({});

	const nextFault = (): Fault => {
		const planned = plan.isForAll ? (plan.faults[Math.min(seen.tries - 1, plan.faults.length - 1)] ?? "none") : (plan.faults[seen.tries - 1] ?? "none");
		if (planned !== "none" || plan.faultRate === 0 || random() >= plan.faultRate) return planned;
		return DRAWN[Math.floor(random() * DRAWN.length)] ?? "none";
	};
	const change = (key: string, answer: () => string): string => {
		const before = stored.get(key);
		if (before !== undefined) return before;
		seen.effects += 1;
		const text = answer();
		stored.set(key, text);
		return text;
	};
	const events = () => Math.min(plan.events, Math.floor((Date.now() - jobStartedAt) / 5));

	const answerTo = (request: IncomingMessage, url: URL, body: string): string => {
		const path = url.pathname.slice(PREFIX.length);
		if (path === "/echo") return change(String(request.headers["idempotency-key"]), () => body);
		if (path === "/auth/refresh") {
			const { refreshToken: given } = JSON.parse(body) as { refreshToken: string };
			if (given !== refreshToken) seen.reused += 1;
			seen.refreshes += 1;
			refreshToken = `refresh-${seen.refreshes + 1}`;
			return JSON.stringify({ accessToken: `access-${seen.refreshes + 1}`, refreshToken, expiresAt: new Date(Date.now() + 900_000).toISOString() });
		}
		if (path === "/files") {
			const at = Number(url.searchParams.get("cursor") ?? 0);
			const items = Array.from({ length: Math.min(2, plan.items - at) }, (_, index) => ({ fileId: `file-${at + index + 1}` }));
			return JSON.stringify({ items, nextCursor: at + 2 < plan.items ? String(at + 2) : null });
		}
		if (path.endsWith("/events")) {
			const after = Number(url.searchParams.get("after") ?? 0);
			const here = Array.from({ length: events() }, (_, index) => ({ seq: index + 1, type: "job_updated", data: {} })).filter(({ seq }) => seq > after);
			// A page may give again what was there before, and end early.
			const page = here.slice(0, 7);
			return JSON.stringify({
				items: after > 0 ? [{ seq: after, type: "job_updated", data: {} }, ...page] : page,
				nextAfter: here.length > page.length ? page.at(-1)?.seq : null,
			});
		}
		if (path.endsWith("/status")) {
			const lastSeq = events();
			return JSON.stringify({ status: lastSeq === plan.events ? "completed" : "executing", lastSeq, suggestedPollIntervalMs: 10, pendingInterrupts: [] });
		}
		return JSON.stringify({
			status: "ok",
			version: "1.0.0",
			checks: { database: "ok", engine: "ok", realtime: "ok", storage: "ok" },
			reasons: {},
			warnings: {},
		});
	};

	const refuse = (response: ServerResponse, status: number, code: string, headers: Record<string, string> = {}) =>
		response.writeHead(status, { "content-type": "application/json", ...headers }).end(
			JSON.stringify({
				error: code,
				code,
				message: `Refused: ${code}`,
				requestId: "request-1",
				...(code === "VALIDATION_ERROR" ? { details: { issues: [{ path: "a", message: "Missing" }] } } : {}),
			}),
		);

	const misbehave = async (fault: Fault, request: IncomingMessage, response: ServerResponse, url: URL, body: string): Promise<void> => {
		switch (fault) {
			case "lost":
				return void request.socket.destroy();
			case "silent":
				return;
			case "down":
				return void refuse(response, 503, "SERVICE_UNAVAILABLE", { "retry-after": "0" });
			case "broken":
				return void refuse(response, 500, "INTERNAL");
			case "busy":
				return void refuse(response, 429, "RATE_LIMITED", { "ratelimit-remaining": "0", "ratelimit-reset": "0" });
			case "busy-later":
				return void refuse(response, 429, "RATE_LIMITED", { "retry-after": "3600" });
			case "running":
				return void refuse(response, 409, "IDEMPOTENCY_IN_PROGRESS");
			case "stale":
				return void refuse(response, 401, "UNAUTHENTICATED");
			case "invalid":
				return void refuse(response, 422, "VALIDATION_ERROR");
			case "gateway":
				return void response.writeHead(502, { "content-type": "text/html" }).end("<h1>Bad gateway</h1>");
			default:
				break;
		}
		const text = answerTo(request, url, body);
		const headers = {
			"content-type": "application/json",
			...(fault === "deprecated" ? { deprecation: "@1798761600", sunset: "Fri, 01 Jan 2027 00:00:00 GMT" } : {}),
		};
		if (fault === "unanswered") return void request.socket.destroy();
		if (fault === "cut") {
			response.writeHead(200, { ...headers, "content-length": String(Buffer.byteLength(text)) });
			response.write(text.slice(0, Math.floor(text.length / 2)), () => request.socket.destroy());
			return;
		}
		response.writeHead(200, headers);
		if (fault !== "slow") return void response.end(text);
		for (const character of text.slice(0, 40)) {
			response.write(character);
			await delay(2);
		}
		response.end(text.slice(40));
	};

	const server = createServer(async (request, response) => {
		const url = new URL(request.url ?? "/", "http://faulty");
		const body = await textOf(request).catch(() => "");
		if (url.pathname === "/control") {
			if (request.method === "POST") reset(JSON.parse(body));
			return void response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(seen));
		}
		seen.tries += 1;
		const key = request.headers["idempotency-key"];
		if (typeof key === "string") seen.keys.push(key);
		seen.bearers.push(request.headers.authorization ?? "");
		const fault = url.pathname.endsWith("/auth/refresh") ? "none" : nextFault();
		// Only the token at the beginning is the one that is refused.
		await misbehave(fault === "stale" && request.headers.authorization !== "Bearer access-1" ? "none" : fault, request, response, url, body);
	});
	await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		close: () => {
			server.closeAllConnections();
			return new Promise((resolve) => server.close(() => resolve()));
		},
	};
}
