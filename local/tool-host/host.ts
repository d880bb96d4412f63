import { randomUUID, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import { OWNER_HEADER, TIME_LIMIT_HEADER } from "@/lib/tools/remote/wire";
import { createPool, type Place, type Pool, type PoolSettings } from "./pool";
import { timeLeftMs } from "./time-left";
import { CALL_ID_HEADER, type StopReason } from "./worker-process";

export interface ToolHostOptions {
	/** What callers show as `Authorization: Bearer`. */
	readonly token: string;
	readonly pools: readonly PoolSettings[];
}

const LONGEST_CALL_MS = 120_000;
/** In which a worker must say that it has let go of a call whose time is over, or whose caller has left: its work is over within a second. */
const GRACE_MS = 600;
/** The same where a worker that is ended takes the calls of others along. */
const SHARED_GRACE_MS = 2_000;
const LOOK_AGAIN_MS = 50;
/** Who names nobody: the service itself, and the protocol's greetings. They are one owner among the others. */
const NOBODY = "";

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
	const place = await pool.place(String(incoming.headers[OWNER_HEADER] ?? NOBODY), left.signal).catch(() => null);
	if (!place) return;
	try {
		await pass(place, pool.settings.atOnce === 1 ? GRACE_MS : SHARED_GRACE_MS, incoming, response);
	} finally {
		place.release();
	}
}

/**
 * Passes one request to a worker and its answer back as it comes. Its time begins here, where it has its turn. Resolves when the worker is free
 * of it again, or ended.
 */
function pass({ worker }: Place, graceMs: number, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
	const limitMs = Math.min(LONGEST_CALL_MS, Number(incoming.headers[TIME_LIMIT_HEADER] ?? LONGEST_CALL_MS));
	const callId = randomUUID();
	return new Promise((resolve) => {
		let isOver = false;
		const done = () => {
			clearTimeout(deadline);
			resolve();
		};
		const broken = () => {
			if (isOver) return;
			void worker.whyEnded().then((reason) => {
				endBroken(response, reason);
				done();
			});
		};
		const { authorization: _authorization, [OWNER_HEADER]: _owner, ...headers } = incoming.headers;
		const passed = { socketPath: worker.socket, path: incoming.url, method: "POST", headers: { ...headers, [CALL_ID_HEADER]: callId } };
		const upstream = request(passed, (answered) => {
			response.writeHead(answered.statusCode ?? 502, answered.headers);
			answered.pipe(response, { end: false });
			answered.once("end", () => {
				response.end();
				done();
			});
			answered.once("error", broken);
		});
		/** Nobody waits for the answer any more. The worker goes on with its other calls when it says that it has let go of this one. */
		const letGo = () => {
			if (isOver) return;
			isOver = true;
			upstream.destroy();
			void hasLetGo(worker, callId, graceMs).then((isFree) => {
				if (!isFree) worker.stop("time");
				done();
			});
		};
		const begunAt = Date.now();
		const inLineBefore = worker.stoodInLineMs();
		const watchTime = () => {
			const leftMs = timeLeftMs(limitMs, { goneMs: Date.now() - begunAt, inLineMs: worker.stoodInLineMs() - inLineBefore });
			if (leftMs > 0) {
				deadline = setTimeout(watchTime, Math.max(leftMs, LOOK_AGAIN_MS));
				return;
			}
			letGo();
			endBroken(response, "time");
		};
		let deadline = setTimeout(watchTime, limitMs);
		upstream.once("error", broken);
		response.once("close", () => {
			if (!response.writableFinished) letGo();
		});
		incoming.pipe(upstream);
	});
}

/** Its grace, too, is the worker's own time: one that a busy machine keeps from its work would else be ended before it could say anything, again and again. */
async function hasLetGo(worker: Place["worker"], callId: string, graceMs: number): Promise<boolean> {
	const begunAt = Date.now();
	const inLineBefore = worker.stoodInLineMs();
	const leftMs = () => timeLeftMs(graceMs, { goneMs: Date.now() - begunAt, inLineMs: worker.stoodInLineMs() - inLineBefore });
	while (leftMs() > 0) {
		const calls = await worker.calls(Math.max(Math.ceil(leftMs()), LOOK_AGAIN_MS));
		if (calls !== null && !calls.includes(callId)) return true;
		await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
	}
	return false;
}
