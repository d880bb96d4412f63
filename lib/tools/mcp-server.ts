import "server-only";
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema, McpError, ErrorCode as ProtocolErrorCode } from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";
import { AppError, validationError } from "@/lib/platform/errors";
import { whatWasSaid } from "@/lib/platform/language/failure-words";
import { issuesInWords } from "@/lib/platform/language/validator-words";
import { logger } from "@/lib/platform/logger";
import type { Tool, ToolContext, ToolServer } from "./tool";

/** The key under which a call names its open context (`_meta` of the protocol's request). */
export const CALL_META_KEY = "goal-mode/call";

type ContextOf = (meta: Record<string, unknown>, signal: AbortSignal) => ToolContext | null;

/**
 * A Model Context Protocol server for a set of tools. `contextOf` gives what a call may reach, by the call's metadata.
 * Input and output are parsed by the tool's own schemas; a failure that people should read comes back as a tool error with its code.
 * With `tellsCauses` it carries what a provider or a library said as well: for callers of this process alone.
 */
export function createMcpServer(toolServer: ToolServer, contextOf: ContextOf, { tellsCauses = false }: { tellsCauses?: boolean } = {}): Server {
	const server = new Server({ name: toolServer.name, title: toolServer.title, version: "1.0.0" }, { capabilities: { tools: {} } });
	const tools = new Map(toolServer.tools.map((tool) => [tool.name, tool]));
	server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: toolServer.tools.map(describe) }));
	server.setRequestHandler(CallToolRequestSchema, async (request, extra) => {
		const tool = tools.get(request.params.name);
		if (!tool) throw new McpError(ProtocolErrorCode.InvalidParams, `There is no tool ${request.params.name} on this server.`);
		const context = contextOf(request.params._meta ?? {}, extra.signal);
		if (!context) throw new McpError(ProtocolErrorCode.InvalidRequest, "This call has no open context.");
		const answer = await callOne(tool, request.params.arguments ?? {}, context);
		if ("output" in answer) return { content: [], structuredContent: answer.output };
		const { said, ...known } = answer.error;
		return {
			isError: true,
			content: [{ type: "text" as const, text: known.message }],
			structuredContent: { error: tellsCauses && said ? { ...known, said } : known },
		};
	});
	return server;
}

interface Failure {
	readonly code: string;
	readonly message: string;
	readonly details?: Record<string, unknown> | undefined;
	readonly said: string;
}

async function callOne(tool: Tool, args: Record<string, unknown>, context: ToolContext): Promise<{ output: Record<string, unknown> } | { error: Failure }> {
	try {
		const input = tool.input.safeParse(args);
		if (!input.success) {
			const { message, details } = validationError(issuesInWords(input.error));
			return { error: { code: "VALIDATION_ERROR", message, details, said: "" } };
		}
		return { output: tool.output.parse(await tool.run(input.data, context)) };
	} catch (error) {
		if (error instanceof AppError) return { error: { code: error.code, message: error.message, details: error.details, said: whatWasSaid(error.cause) } };
		if (!context.signal.aborted) logger.error({ err: error, tool: tool.name }, "A tool failed unexpectedly");
		return { error: { code: "TOOL_FAILED", message: "The tool failed unexpectedly.", said: whatWasSaid(error) } };
	}
}

/** A tool as the protocol lists it. */
export function describe(tool: Tool) {
	return {
		name: tool.name,
		title: tool.title,
		description: tool.description,
		inputSchema: objectSchema(tool.input, "input"),
		outputSchema: objectSchema(tool.output, "output"),
	};
}

function objectSchema(schema: z.ZodObject, io: "input" | "output") {
	return { ...z.toJSONSchema(schema, { io, unrepresentable: "any" }), type: "object" as const };
}
