import "server-only";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { CallToolResultSchema } from "@modelcontextprotocol/sdk/types.js";
import { env } from "@/lib/platform/env";
import { AppError } from "@/lib/platform/errors";
import { readCallResult, type ToolClient } from "./call-result";
import { CALL_META_KEY, createMcpServer } from "./mcp-server";
import { findCall } from "./open-calls";
import { connectRemote } from "./remote/remote-client";
import { findServer } from "./servers";

const holder = globalThis as typeof globalThis & { goalModeToolClients?: Map<string, Promise<ToolClient>> };

/** The client of a tool server: remote when TOOL_SERVERS names an address for it, otherwise in this process. */
export function toolClient(server: string): Promise<ToolClient> {
	holder.goalModeToolClients ??= new Map();
	const clients = holder.goalModeToolClients;
	const known = clients.get(server);
	if (known) return known;
	const forget = () => void clients.delete(server);
	const remote = env().TOOL_SERVERS[server];
	const made = (remote ? connectRemote({ ...remote, appUrl: ownAddress(server, remote.url), onClose: forget }) : connectLocal(server, forget)).catch(
		(error: unknown) => {
			forget();
			throw error;
		},
	);
	clients.set(server, made);
	return made;
}

/** Where a server of our own tools reaches this very process: the call that it works on is open nowhere else. */
function ownAddress(server: string, url: string): string | null {
	if (!findServer(server)) return null;
	const { APP_URL, PORT } = env();
	const isOnThisMachine = ["127.0.0.1", "localhost", "[::1]"].includes(new URL(url).hostname);
	return isOnThisMachine && PORT ? `http://127.0.0.1:${PORT}` : APP_URL;
}

async function connectLocal(server: string, onClose: () => void): Promise<ToolClient> {
	const local = findServer(server);
	if (!local) throw new AppError("TOOL_NOT_ALLOWED", `There is no tool server ${server}.`);
	const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
	await createMcpServer(local, ({ meta }) => findCall(meta[CALL_META_KEY]), { tellsCauses: true }).connect(serverSide);
	const client = new Client({ name: "goal-mode", version: "1.0.0" });
	client.onclose = onClose;
	await client.connect(clientSide);
	return {
		longestWaitMs: 0,
		callTool: async ({ name, arguments: args, call, signal, timeoutMs }) => {
			const params = { name, arguments: args, _meta: { [CALL_META_KEY]: call.callId } };
			return readCallResult(await client.request({ method: "tools/call", params }, CallToolResultSchema, { signal, timeout: timeoutMs + 1000 }));
		},
	};
}
