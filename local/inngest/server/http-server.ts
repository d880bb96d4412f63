import { createServer, type IncomingMessage, type Server } from "node:http";
import { ZodError, z } from "zod";
import type { Engine } from "@/local/inngest/engine/engine";
import { InvalidSending } from "@/local/inngest/rules/incoming-events";
import { findRoute, type Reply } from "./routes";
import type { SyncState } from "./sync";

const LARGEST_BODY_BYTES = 32_000_000;

async function readJson(request: IncomingMessage): Promise<unknown> {
	const chunks: Buffer[] = [];
	let size = 0;
	for await (const chunk of request) {
		size += chunk.length;
		if (size > LARGEST_BODY_BYTES) throw new RangeError("The body is too large");
		chunks.push(chunk);
	}
	return JSON.parse(Buffer.concat(chunks).toString("utf8"));
}

async function answer(engine: Engine, apps: SyncState[], request: IncomingMessage): Promise<Reply> {
	const url = new URL(request.url ?? "/", "http://engine");
	const route = findRoute(request.method ?? "GET", url.pathname);
	if (route === undefined) return { status: 404, content: { error: "There is nothing at this address", status: 404 } };
	const body = request.method === "POST" ? await readJson(request) : undefined;
	return route.handle({ engine, apps, url, body, parameter: route.parameter, authorization: request.headers.authorization, headers: request.headers });
}

function failure(engine: Engine, error: unknown): Reply {
	const message = error instanceof Error ? error.message : String(error);
	if (error instanceof ZodError) return { status: 400, content: { error: z.prettifyError(error), status: 400 } };
	if (error instanceof InvalidSending) return { status: 400, content: { ids: [], error: message, status: 400 } };
	if (error instanceof SyntaxError) return { status: 400, content: { error: message, status: 400 } };
	if (error instanceof RangeError) return { status: 413, content: { error: message, status: 413 } };
	engine.log.error({ err: error }, "a request failed");
	return { status: 503, content: { error: "The engine cannot do this now", status: 503 } };
}

/** The engine's address for the SDK: events, registration, checkpoints, run state and a look at the runs. */
export function createHttpServer(engine: Engine, apps: SyncState[]): Server {
	const server = createServer((request, response) => {
		void answer(engine, apps, request)
			.catch((error: unknown) => failure(engine, error))
			.then(({ status, content }) => {
				response.writeHead(status, { "content-type": "application/json" });
				response.end(JSON.stringify(content));
			});
	});
	server.keepAliveTimeout = 65_000;
	server.requestTimeout = 0;
	return server;
}
