import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { makeListings } from "@/local/job-boards/sample/listings";
import { createAnswer } from "./answer";
import { chooseFaultyBoards } from "./faults";
import { ODD_BOARDS } from "./odd-boards";
import { json, type Reply } from "./replies";
import { createStore } from "./store";

export interface JobBoardOptions {
	readonly port: number;
	readonly seed: number;
	/** Different positions; copies and faulty boards come on top. */
	readonly count: number;
	/** Dates are told back from this day. */
	readonly today: Date;
	readonly withFaults: boolean;
	/** Boards with texts that can't be kept, or with far too many postings; no sample has them. */
	readonly withOddBoards?: boolean;
}

export interface JobBoards {
	readonly origin: string;
	readonly port: number;
	close(): Promise<void>;
}

/** The address that the client used, so that links work through any name of this machine. */
function requestUrl(request: IncomingMessage): URL | null {
	const host = request.headers.host ?? "127.0.0.1";
	const address = `http://${host}${request.url ?? "/"}`;
	return /^[a-z0-9.:[\]-]+$/i.test(host) && URL.canParse(address) ? new URL(address) : null;
}

function send(response: ServerResponse, reply: Reply): void {
	response.writeHead(reply.status, {
		"content-type": reply.type,
		"content-length": Buffer.byteLength(reply.body),
		"cache-control": "no-store",
		...reply.headers,
	});
	response.end(reply.body);
}

function listen(server: Server, port: number): Promise<number> {
	return new Promise((resolve, reject) => {
		server.once("error", reject);
		server.listen(port, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
	});
}

/** Serves sample boards of every provider on loopback. Equal options give equal answers. */
export async function startJobBoards(options: JobBoardOptions): Promise<JobBoards> {
	const listings = makeListings(options);
	const answer = createAnswer(createStore(listings), [
		...(options.withFaults ? chooseFaultyBoards(listings) : []),
		...(options.withOddBoards ? ODD_BOARDS : []),
	]);
	const server = createServer((request, response) => {
		const url = requestUrl(request);
		if (url === null) return send(response, json({ error: "Bad request" }, 400));
		answer(request.method ?? "GET", url).then(
			(reply) => send(response, reply),
			(error: unknown) => send(response, json({ error: error instanceof Error ? error.message : "Unknown" }, 500)),
		);
	});
	const port = await listen(server, options.port);
	return {
		origin: `http://127.0.0.1:${port}`,
		port,
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}
