import type { CallToolResult, ListToolsResult } from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";
import type { CallContext, OpenCall } from "./open-calls";

export interface CallRequest {
	readonly name: string;
	readonly arguments: Record<string, unknown>;
	readonly call: OpenCall;
	readonly context: CallContext;
	readonly signal: AbortSignal;
	readonly timeoutMs: number;
}

export const ToolError = z.object({
	code: z.string(),
	message: z.string(),
	details: z.record(z.string(), z.unknown()).optional(),
	/** What a provider or a library wrote, for developers alone. */
	said: z.string().optional(),
});
export type ToolError = z.infer<typeof ToolError>;
const ToolFailure = z.object({ error: ToolError });

export type CallResult = { readonly isError: false; readonly output: Record<string, unknown> } | { readonly isError: true; readonly error: ToolError };

/** Calls the tools of one server. */
export interface ToolClient {
	/** The longest that a call may wait there for its turn before its own time begins, which its host then keeps; 0 where nothing waits. */
	readonly longestWaitMs: number;
	callTool(request: CallRequest): Promise<CallResult>;
	/** What a server elsewhere says that it has. */
	listTools?(timeoutMs: number): Promise<ListToolsResult["tools"]>;
}

/** What a result of the protocol says: an output, or an error with its code where the server knows our codes. */
export function readCallResult(result: CallToolResult): CallResult {
	// A server without structured answers has said what it has to say in its content.
	if (!result.isError) return { isError: false, output: result.structuredContent ?? { content: result.content } };
	const failure = ToolFailure.safeParse(result.structuredContent);
	if (failure.success) return { isError: true, error: failure.data.error };
	const said = result.content.map((part) => (part.type === "text" ? part.text : part.type)).join(" ");
	return { isError: true, error: { code: "TOOL_FAILED", message: "The tool failed.", said } };
}
