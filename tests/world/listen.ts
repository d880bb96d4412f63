import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

export interface Listening {
	readonly origin: string;
	readonly port: number;
	/** Cuts what is open and stops listening. */
	close(): Promise<void>;
}

/** Serves HTTP on a free port of the loopback address. */
export async function listen(handle: RequestListener): Promise<Listening> {
	const server = createServer(handle);
	// A client that rests for a while on a busy machine would else send on a connection that is just being closed.
	server.keepAliveTimeout = 65_000;
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	const close = () =>
		new Promise<void>((resolve) => {
			server.close(() => resolve());
			server.closeAllConnections();
		});
	return { origin: `http://127.0.0.1:${port}`, port, close };
}

/** The same until the test that calls it is over. */
export async function listenInTest(handle: RequestListener): Promise<Listening> {
	const listening = await listen(handle);
	onTestFinished(listening.close);
	return listening;
}

/** Hands a request of Node to a route's handler, as the framework does, and sends back what that answers. */
export async function answerBy(handle: (url: URL, init: RequestInit) => Promise<Response>, request: IncomingMessage, response: ServerResponse): Promise<void> {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk);
	const { method = "GET" } = request;
	const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)] as [string, string]);
	const body = method === "GET" || chunks.length === 0 ? null : Buffer.concat(chunks);
	const answer = await handle(new URL(request.url ?? "/", `http://${request.headers.host}`), { method, headers, body });
	response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(Buffer.from(await answer.arrayBuffer()));
}
