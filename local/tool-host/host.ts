import { timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import { TIME_LIMIT_HEADER } from "@/lib/tools/remote/wire";
import { createPool, type Place, type Pool, type PoolSettings } from "./pool";
import type { StopReason } from "./worker-process";

export interface ToolHostOptions {
	/** What callers show as `Authorization: Bearer`. */
	readonly token: string;
	readonly pools: readonly PoolSettings[];
}

const LONGEST_CALL_MS = 120_000;
/** The caller's own signal comes first; this is for a caller that is gone or slow. */
const GRACE_MS = 2_000;

function isAllowed(request: IncomingMessage, token: string): boolean {
	const given = Buffer.from(request.headers.authorization ?? "");
	const wanted = Buffer.from(`Bearer ${token}`);
	return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Says in the stream itself why there is no answer: the protocol's transport would wait for ever. */
function endBroken(response: ServerResponse, reason: StopReason): void {
	if (response.writableEnded || response.destroyed) return;
	if (!response.headersSent) response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
	response.end(`event: ended\ndata: ${reason}\n\n`);
}

/**
 * Tool servers over the Model Context Protocol, each call in a process that is bounded in time and memory. What ends a process by force costs
 * the calls in it a clear end (`event: ended`), and nobody else anything.
 */
export function createToolHost({ token, pools: settings }: ToolHostOptions): { server: Server; close(): void } {
	const pools = settings.map(createPool);
	const server = createServer((incoming, response) => {
		if (incoming.url === "/health") {
			const isWell = pools.every((pool) => pool.readyWorkers() > 0);
			return void response.writeHead(isWell ? 200 : 503).end(isWell ? "ok" : "starting");
		}
		const name = /^\/mcp\/([a-z-]+)$/.exec(incoming.url ?? "")?.[1];
		const pool = pools.find((candidate) => name !== undefined && candidate.settings.servers.includes(name));
		if (!isAllowed(incoming, token)) return void response.writeHead(401).end();
		if (!pool) return void response.writeHead(404).end();
		// No session is kept and no message comes unasked.
		if (incoming.method !== "POST") return void response.writeHead(405, { allow: "POST" }).end();
		void answer(pool, incoming, response);
	});
	return {
		server,
		close: () => {
			server.close();
			server.closeAllConnections();
			for (const pool of pools) pool.close();
		},
	};
}

async function answer(pool: Pool, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
	const left = new AbortController();
	response.once("close", () => left.abort());
	const place = await pool.place(left.signal).catch(() => null);
	if (!place) return;
	try {
		await pass(place, incoming, response);
	} finally {
		place.release();
	}
}

/** Passes one request to a worker and its answer back as it comes. Resolves when the worker is free again, or ended. */
function pass({ worker }: Place, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
	const limitMs = Math.min(LONGEST_CALL_MS, Number(incoming.headers[TIME_LIMIT_HEADER] ?? LONGEST_CALL_MS)) + GRACE_MS;
	return new Promise((resolve) => {
		const deadline = setTimeout(() => worker.stop("time"), limitMs);
		const done = () => {
			clearTimeout(deadline);
			resolve();
		};
		let hasLeft = false;
		const broken = () => {
			if (hasLeft) return;
			void worker.whyEnded().then((reason) => {
				endBroken(response, reason);
				done();
			});
		};
		const { authorization: _, ...headers } = incoming.headers;
		const upstream = request({ socketPath: worker.socket, path: incoming.url, method: "POST", headers }, (answered) => {
			response.writeHead(answered.statusCode ?? 502, answered.headers);
			answered.pipe(response, { end: false });
			answered.once("end", () => {
				response.end();
				done();
			});
			answered.once("error", broken);
		});
		upstream.once("error", broken);
		response.once("close", () => {
			if (response.writableFinished) return;
			hasLeft = true;
			upstream.destroy();
			// Who called has gone. The worker is free when it says so; one that can't say it is stuck.
			void settled(worker).then((isFree) => {
				if (!isFree) worker.stop("time");
				done();
			});
		});
		incoming.pipe(upstream);
	});
}

async function settled(worker: Place["worker"]): Promise<boolean> {
	const until = Date.now() + GRACE_MS;
	while (Date.now() < until) {
		const calls = await worker.busy(until - Date.now());
		if (calls === null) return false;
		if (calls === 0) return true;
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	return false;
}
