import "server-only";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { CallToolResultSchema } from "@modelcontextprotocol/sdk/types.js";
import { AppError } from "@/lib/platform/errors";
import { readCallResult, type ToolClient } from "./call-result";
import { CALL_META_KEY, createMcpServer } from "./mcp-server";
import { findCall } from "./open-calls";
import { keptClient, remoteClient } from "./remote/remote-clients";
import { findServer } from "./servers";

/** The client of a tool server: remote when TOOL_SERVERS names an address for it, otherwise in this process. */
export function toolClient(server: string): Promise<ToolClient> {
	return remoteClient(server) ?? keptClient(server, (forget) => connectLocal(server, forget));
}

async function connectLocal(server: string, onClose: () => void): Promise<ToolClient> {
	const local = findServer(server);
	if (!local) throw new AppError("TOOL_NOT_ALLOWED", `There is no tool server ${server}.`);
	await Promise.all(local.tools.map((tool) => tool.load?.()));
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
