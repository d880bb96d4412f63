import { createServer, type IncomingMessage } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import { createMcpServer } from "@/lib/tools/mcp-server";
import { grantedContext } from "@/lib/tools/remote/granted-context";
import { GRANT_META_KEY, Grant } from "@/lib/tools/remote/wire";
import type { ToolServer } from "@/lib/tools/tool";
import { CALL_ID_HEADER } from "./worker-process";

/** A list of postings is longer than the 4 MB at which the protocol's own reader stops. */
const MAX_BODY_BYTES = 64 * 1024 * 1024;

async function readBody(request: IncomingMessage): Promise<unknown> {
	const chunks: Buffer[] = [];
	let bytes = 0;
	for await (const chunk of request as AsyncIterable<Buffer>) {
		bytes += chunk.byteLength;
		if (bytes > MAX_BODY_BYTES) throw new Error("The body of a call is too large.");
		chunks.push(chunk);
	}
	return JSON.parse(Buffer.concat(chunks).toString("utf8"));
}

const LOOK_EVERY_MS = 50;

/** Loads, one tool after the other and only while nobody is served, what the first call of each would wait for. A call itself loads what it needs. */
async function warmUpAtRest(servers: readonly ToolServer[], calls: ReadonlySet<string>): Promise<void> {
	for (const tool of servers.flatMap(({ tools }) => tools)) {
		while (calls.size > 0) await delay(LOOK_EVERY_MS);
		await tool.warmUp?.();
		// Who came meanwhile goes first.
		await delay(1);
	}
}

/**
 * Makes this process a worker: it serves these tools on the socket that its host gave it, reports, and readies them. It ends with its host,
 * without which nobody would bound it.
 */
export function serveTools(servers: readonly ToolServer[]): void {
	const calls = new Set<string>();
	const server = createServer((request, response) => {
		if (request.url === "/calls") return void response.end([...calls].join("\n"));
		const callId = String(request.headers[CALL_ID_HEADER]);
		const toolServer = servers.find(({ name }) => request.url === `/mcp/${name}`);
		if (!toolServer) return void response.writeHead(404).end();
		const mcp = createMcpServer(
			toolServer,
			({ meta, ...reporting }) => {
				const grant = Grant.safeParse(meta[GRANT_META_KEY]);
				return grant.success ? grantedContext(grant.data, reporting) : null;
			},
			{ tellsCauses: true, onCall: (change) => void (change === 1 ? calls.add(callId) : calls.delete(callId)) },
		);
		// A transport of its own for each message, so that any worker can answer any of them.
		const transport = new StreamableHTTPServerTransport();
		response.once("close", () => void mcp.close());
		mcp
			.connect(transport as Parameters<typeof mcp.connect>[0])
			.then(async () => transport.handleRequest(request, response, await readBody(request)))
			.catch(() => response.destroy());
	});
	process.once("disconnect", () => process.exit(0));
	server.listen(process.env.TOOL_SOCKET, async () => {
		process.send?.("ready");
		await warmUpAtRest(servers, calls);
	});
}
