import "server-only";
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema, McpError, ErrorCode as ProtocolErrorCode } from "@modelcontextprotocol/sdk/types.js";
import { AppError } from "@/lib/platform/errors";
import { asResult, describe } from "./mcp-server";
import type { CallReach } from "./open-calls";
import { askServer } from "./run-tool";
import type { ToolServer } from "./tool";

/** A tool server for callers from outside, who never work in this process: each call is passed on to where the server runs. */
export function createGateway(toolServer: ToolServer, context: CallReach): Server {
	const server = new Server({ name: toolServer.name, title: toolServer.title, version: "1.0.0" }, { capabilities: { tools: {} } });
	const offered = toolServer.tools.filter((tool) => !tool.isInternal);
	server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: offered.map(describe) }));
	server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }) => {
		const tool = offered.find(({ name }) => name === params.name);
		if (!tool) throw new McpError(ProtocolErrorCode.InvalidParams, `There is no tool ${params.name} on this server.`);
		try {
			const toolRef = `${toolServer.name}:${tool.name}`;
			return asResult(await askServer({ toolRef, tool, args: params.arguments ?? {}, context, signal }), false);
		} catch (error) {
			const { code, message } = error instanceof AppError ? error : new AppError("TOOL_FAILED", "The tool failed unexpectedly.");
			return asResult({ isError: true, error: { code, message } }, false);
		}
	});
	return server;
}
