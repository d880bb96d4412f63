import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { NextRequest } from "next/server";

/** The app's endpoint for an engine, served without the rest of the app. */
export interface EngineEndpoint {
	readonly origin: string;
	/** Begins to answer, and has the app registered with the engine that the environment names by then. @throws Error with the engine's reason. */
	open(): Promise<void>;
	/** From now on, calls for which this says so are answered as a proxy answers for an app that is gone. */
	outage(isHit: (url: URL) => boolean): void;
	close(): Promise<void>;
}

type Handlers = Record<"GET" | "POST" | "PUT", (request: NextRequest) => Promise<Response>>;

/** Takes a port at once, so that an engine can be told of it before modules that read the environment are loaded. */
export async function takeEngineEndpoint(): Promise<EngineEndpoint> {
	let handlers: Handlers | undefined;
	let isAway: (url: URL) => boolean = () => false;
	const server: Server = createServer((request, response) => {
		const handle = handlers?.[request.method as keyof Handlers];
		if (handle && !isAway(new URL(request.url ?? "/", origin))) void answer(request, response, origin, handle);
		else response.writeHead(503).end();
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	return {
		origin,
		open: async () => {
			const [{ engineEndpoint }, { askRegistration }] = await Promise.all([import("@/inngest/serve"), import("@/lib/platform/engine/ask-registration")]);
			handlers = engineEndpoint;
			const reason = await askRegistration(origin);
			if (reason !== null) throw new Error(`The engine did not take the app's functions: ${reason}`);
		},
		outage: (isHit) => {
			isAway = isHit;
		},
		close: async () => {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

async function answer(request: IncomingMessage, response: ServerResponse, origin: string, handle: Handlers["GET"]): Promise<void> {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk);
	const { method = "GET" } = request;
	const body = method === "GET" ? null : Buffer.concat(chunks);
	const answered = await handle(new NextRequest(new URL(request.url ?? "/", origin), { method, headers: request.headers as Record<string, string>, body }));
	response.writeHead(answered.status, Object.fromEntries(answered.headers)).end(Buffer.from(await answered.arrayBuffer()));
}
