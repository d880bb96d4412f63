import "server-only";
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import type { RequestHandlerExtra } from "@modelcontextprotocol/sdk/shared/protocol.js";
import {
	CallToolRequestSchema,
	type CallToolResult,
	ListToolsRequestSchema,
	McpError,
	ErrorCode as ProtocolErrorCode,
	type ServerNotification,
	type ServerRequest,
} from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";
import { AppError, validationError } from "@/lib/platform/errors";
import { whatWasSaid } from "@/lib/platform/language/failure-words";
import { issuesInWords } from "@/lib/platform/language/validator-words";
import { logger } from "@/lib/platform/logger";
import type { CallResult } from "./call-result";
import { COST_META_KEY } from "./remote/wire";
import type { Tool, ToolContext, ToolServer } from "./tool";

/** The key under which a call names its open context (`_meta` of the protocol's request). */
export const CALL_META_KEY = "goal-mode/call";
const PROGRESS_EVERY_MS = 200;

/** What a call brings: its metadata, the signal of its cancellation, and where its progress and cost go. */
export interface IncomingCall extends Pick<ToolContext, "signal" | "reportProgress" | "addCostMicroU"> {
	readonly meta: Record<string, unknown>;
}

interface McpServerOptions {
	readonly tellsCauses?: boolean;
	/** Told of each call that begins (1) and ends (-1). */
	onCall?(change: 1 | -1): void;
}

type ContextOf = (call: IncomingCall) => ToolContext | null;

/**
 * A Model Context Protocol server for a set of tools. `contextOf` gives what a call may reach, by the call's metadata.
 * Input and output are parsed by the tool's own schemas; a failure that people should read comes back as a tool error with its code.
 * With `tellsCauses` it carries what a provider or a library said as well: for callers of this process alone.
 */
export function createMcpServer(toolServer: ToolServer, contextOf: ContextOf, { tellsCauses = false, onCall }: McpServerOptions = {}): Server {
	const server = new Server({ name: toolServer.name, title: toolServer.title, version: "1.0.0" }, { capabilities: { tools: {} } });
	const tools = new Map(toolServer.tools.map((tool) => [tool.name, tool]));
	server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: toolServer.tools.map(describe) }));
	server.setRequestHandler(CallToolRequestSchema, async (request, extra) => {
		const tool = tools.get(request.params.name);
		if (!tool) throw new McpError(ProtocolErrorCode.InvalidParams, `There is no tool ${request.params.name} on this server.`);
		const { _meta: meta = {}, arguments: args = {} } = request.params;
		let costMicroU = 0;
		const addCostMicroU = (microU: number) => {
			costMicroU += microU;
		};
		const context = contextOf({ meta, signal: extra.signal, reportProgress: progressTo(extra, meta.progressToken), addCostMicroU });
		if (!context) throw new McpError(ProtocolErrorCode.InvalidRequest, "This call has no open context.");
		onCall?.(1);
		const answer = await callOne(tool, args, context).finally(() => onCall?.(-1));
		return { ...asResult(answer, tellsCauses), _meta: { [COST_META_KEY]: costMicroU } };
	});
	return server;
}

/** An answer as the protocol says it. */
export function asResult(answer: CallResult, tellsCauses: boolean): CallToolResult {
	if (!answer.isError) return { content: [], structuredContent: answer.output };
	const { said, ...known } = answer.error;
	return {
		isError: true,
		content: [{ type: "text", text: known.message }],
		structuredContent: { error: tellsCauses && said ? { ...known, said } : known },
	};
}

type Extra = RequestHandlerExtra<ServerRequest, ServerNotification>;

/** Sends how far a call is to who asked to be told, a few times a second at most. */
function progressTo(extra: Extra, progressToken: string | number | undefined): ToolContext["reportProgress"] {
	if (progressToken === undefined) return () => undefined;
	let lastAt = 0;
	return (done, total, message) => {
		const now = performance.now();
		if (now - lastAt < PROGRESS_EVERY_MS && done < total) return;
		lastAt = now;
		const params = { progressToken, progress: done, total, ...(message ? { message } : {}) };
		// Who does not listen any more has ended the call.
		extra.sendNotification({ method: "notifications/progress", params }).catch(() => undefined);
	};
}

async function callOne(tool: Tool, args: Record<string, unknown>, context: ToolContext): Promise<CallResult> {
	try {
		const input = tool.input.safeParse(args);
		if (!input.success) {
			const { message, details } = validationError(issuesInWords(input.error));
			return { isError: true, error: { code: "VALIDATION_ERROR", message, ...(details ? { details } : {}) } };
		}
		return { isError: false, output: tool.output.parse(await tool.run(input.data, context)) };
	} catch (error) {
		if (error instanceof AppError) {
			const { code, message, details } = error;
			return { isError: true, error: { code, message, ...(details ? { details } : {}), said: whatWasSaid(error.cause) } };
		}
		if (!context.signal.aborted) logger.error({ err: error, tool: tool.name }, "A tool failed unexpectedly");
		return { isError: true, error: { code: "TOOL_FAILED", message: "The tool failed unexpectedly.", said: whatWasSaid(error) } };
	}
}

/** A tool as the protocol lists it. */
export function describe(tool: Tool) {
	return {
		name: tool.name,
		title: tool.title,
		description: tool.description,
		inputSchema: tool.declared ? { ...tool.declared.inputSchema, type: "object" as const } : objectSchema(tool.input, "input"),
		outputSchema: tool.declared ? { ...tool.declared.outputSchema, type: "object" as const } : objectSchema(tool.output, "output"),
	};
}

function objectSchema(schema: z.ZodObject, io: "input" | "output") {
	return { ...z.toJSONSchema(schema, { io, unrepresentable: "any" }), type: "object" as const };
}
