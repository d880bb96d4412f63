import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What the service writes when it fails; no person may read it. */
export const SECRET = "SECRET-WORDS at handle (/srv/app.js:3)";
const TOO_LARGE_MB = 33;

type Fault = (response: ServerResponse) => void;

const status =
	(code: number): Fault =>
	(response) =>
		response.writeHead(code, { "content-type": "text/html" }).end(`<h1>${code}</h1>${SECRET}`);

/** The ways to fail, by the first part of the path that is asked for. */
const FAULTS = {
	html: (response) => void response.writeHead(200, { "content-type": "text/html" }).end(`<!doctype html><h1>Sign in</h1>${SECRET}`),
	garbage: (response) => void response.writeHead(200, { "content-type": "application/json" }).end(`{"jobs": [${SECRET}`),
	"another-shape": (response) => void response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ unexpected: SECRET })),
	"400": status(400),
	"401": status(401),
	"403": status(403),
	"404": status(404),
	"413": status(413),
	"429": status(429),
	"500": status(500),
	"503": status(503),
	"504": status(504),
	redirect: (response) => void response.writeHead(302, { location: "https://example.com/sign-in" }).end(),
	hang: () => undefined,
	reset: (response) => void response.socket?.destroy(),
	"broken-off": (response) => {
		response.writeHead(200, { "content-type": "application/json", "content-length": "1000" }).write("[1,");
		setTimeout(() => response.socket?.destroy(), 20);
	},
	"too-large": (response) => {
		response.writeHead(200, { "content-type": "application/json" });
		const part = Buffer.alloc(1024 * 1024, " ");
		const write = (left: number): void => void (left === 0 ? response.end("[]") : response.write(part, () => write(left - 1)));
		response.on("error", () => undefined);
		write(TOO_LARGE_MB);
	},
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof FAULTS | "refused";
export const FAULT_NAMES: readonly FaultName[] = [...(Object.keys(FAULTS) as FaultName[]), "refused"];

/** A service on a free port of this machine that fails as its address says. `refused` takes no connection at all. */
export async function startFailingService(): Promise<{ originOf: (fault: FaultName) => string; stop: () => Promise<void> }> {
	const server = createServer((request, response) => {
		request.resume();
		const fault = (request.url ?? "").split("/")[1] ?? "";
		if (fault in FAULTS) FAULTS[fault as keyof typeof FAULTS](response);
		else response.writeHead(418).end();
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	const closed = createServer();
	await new Promise<void>((resolve) => closed.listen(0, "127.0.0.1", resolve));
	const { port: closedPort } = closed.address() as AddressInfo;
	await new Promise((resolve) => closed.close(resolve));
	return {
		originOf: (fault) => (fault === "refused" ? `http://127.0.0.1:${closedPort}` : `http://127.0.0.1:${port}/${fault}`),
		stop: async () => {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}
