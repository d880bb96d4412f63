import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const MOST_BYTES = 64 * 1024;

export interface Served {
	readonly port: number;
	readonly origin: string;
	close(): Promise<void>;
}

/** The fields of a form that was sent. @throws Error for a body that is no such form's. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
	let body = "";
	for await (const chunk of request) {
		body += String(chunk);
		if (body.length > MOST_BYTES) throw new Error("The form is too large.");
	}
	return new URLSearchParams(body);
}

export function sendHtml(response: ServerResponse, html: string, status = 200): void {
	// No form-action: browsers hold it against the redirects that a form leads to as well.
	const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";
	response.writeHead(status, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store", "content-security-policy": policy }).end(html);
}

export function sendJson(response: ServerResponse, body: unknown, status = 200): void {
	response.writeHead(status, { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" }).end(JSON.stringify(body));
}

/** Listens on loopback; what answers may depend on the address. */
export async function serveOnLoopback(port: number, listenerFor: (origin: string) => RequestListener | Promise<RequestListener>): Promise<Served> {
	const server = createServer();
	await new Promise<void>((resolve, reject) => {
		server.once("error", reject);
		server.listen(port, "127.0.0.1", resolve);
	});
	const taken = (server.address() as AddressInfo).port;
	const origin = `http://127.0.0.1:${taken}`;
	server.on("request", await listenerFor(origin));
	const close = async () => {
		const closed = new Promise((resolve) => server.close(resolve));
		server.closeAllConnections();
		await closed;
	};
	return { port: taken, origin, close };
}
