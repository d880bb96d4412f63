import "server-only";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { CallToolResultSchema } from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";
import { env } from "@/lib/platform/env";
import { AppError } from "@/lib/platform/errors";
import { CALL_META_KEY, createMcpServer } from "./mcp-server";
import { findCall } from "./open-calls";
import { findServer } from "./servers";

interface CallRequest {
	readonly name: string;
	readonly arguments: Record<string, unknown>;
	readonly callId: string;
	readonly signal: AbortSignal;
	readonly timeoutMs: number;
}

export type CallResult = { readonly isError: false; readonly output: Record<string, unknown> } | { readonly isError: true; readonly error: ToolError };

export interface ToolClient {
	callTool(request: CallRequest): Promise<CallResult>;
}

const ToolError = z.object({
	code: z.string(),
	message: z.string(),
	details: z.record(z.string(), z.unknown()).optional(),
	/** What a provider or a library wrote, for developers alone. */
	said: z.string().optional(),
});
export type ToolError = z.infer<typeof ToolError>;
const ToolFailure = z.object({ error: ToolError });

const holder = globalThis as typeof globalThis & { goalModeToolClients?: Map<string, Promise<ToolClient>> };

/** The client of a tool server: remote when TOOL_SERVERS names an address for it, otherwise in this process. */
export function toolClient(server: string): Promise<ToolClient> {
	holder.goalModeToolClients ??= new Map();
	const clients = holder.goalModeToolClients;
	const known = clients.get(server);
	if (known) return known;
	const made = connect(server).catch((error: unknown) => {
		clients.delete(server);
		throw error;
	});
	clients.set(server, made);
	return made;
}

async function connect(server: string): Promise<ToolClient> {
	const client = new Client({ name: "goal-mode", version: "1.0.0" });
	client.onclose = () => holder.goalModeToolClients?.delete(server);
	await client.connect(await transportOf(server));
	return {
		callTool: async ({ name, arguments: args, callId, signal, timeoutMs }) => {
			const params = { name, arguments: args, _meta: { [CALL_META_KEY]: callId } };
			const result = await client.request({ method: "tools/call", params }, CallToolResultSchema, { signal, timeout: timeoutMs + 1000 });
			if (!result.isError) return { isError: false, output: result.structuredContent ?? {} };
			const failure = ToolFailure.safeParse(result.structuredContent);
			if (failure.success) return { isError: true, error: failure.data.error };
			const said = result.content.map((part) => (part.type === "text" ? part.text : part.type)).join(" ");
			return { isError: true, error: { code: "TOOL_FAILED", message: "The tool failed.", said } };
		},
	};
}

async function transportOf(server: string): Promise<Transport> {
	const remote = env().TOOL_SERVERS[server];
	if (remote) {
		const headers: Record<string, string> = remote.token ? { authorization: `Bearer ${remote.token}` } : {};
		return new StreamableHTTPClientTransport(new URL(remote.url), { requestInit: { headers } });
	}
	const local = findServer(server);
	if (!local) throw new AppError("TOOL_NOT_ALLOWED", `There is no tool server ${server}.`);
	const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
	await createMcpServer(local, (meta) => findCall(meta[CALL_META_KEY]), { tellsCauses: true }).connect(serverSide);
	return clientSide;
}
