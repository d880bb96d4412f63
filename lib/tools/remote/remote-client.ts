import "server-only";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { type CallToolResult, CallToolResultSchema, type ListToolsResult, McpError, type Progress } from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";
import { readCallResult, type ToolClient } from "@/lib/tools/call-result";
import type { CallContext, OpenCall } from "@/lib/tools/open-calls";
import { withKeptFiles, withLinks } from "./foreign-files";
import { ownerKey } from "./owner-key";
import { StoppedByHost } from "./stopped";
import { type BreakReason, watchedFetch, watching } from "./watched-fetch";
import { COST_META_KEY, GRANT_META_KEY, type Grant } from "./wire";

export interface RemoteServer {
	readonly url: string;
	readonly token?: string | undefined;
	/** Where it reaches this very process for what a call may reach; null for other people's servers, which get their arguments and nothing else. */
	readonly appUrl: string | null;
	/** Told when the client should not be used for another call. */
	onClose(): void;
}

/** The caller's own signal ends a call first. */
const LATE_MS = 5_000;
/** A server that lists without end is cut off. */
const MOST_LISTED = 500;
/** For a turn in a process of our own tools; how long a call takes after that is kept by their host, so that nobody's time is spent by who came first. */
const LONGEST_WAIT_MS = 60_000;
const Cost = z.number().min(0).catch(0);

function grantOf(appUrl: string, { callId, grant }: OpenCall, { model, now }: CallContext): Grant {
	return { url: `${appUrl}/api/tool-calls/${callId}`, token: grant, model: model?.name ?? null, now: now.toISOString() };
}

/** The client of a tool server in another process. */
export async function connectRemote({ url, token, appUrl, onClose }: RemoteServer): Promise<ToolClient> {
	const client = new Client({ name: "goal-mode", version: "1.0.0" });
	client.onclose = onClose;
	const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
	await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers }, fetch: watchedFetch }));
	const longestWaitMs = appUrl === null ? 0 : LONGEST_WAIT_MS;
	return {
		longestWaitMs,
		listTools: async (timeout) => {
			const tools: ListToolsResult["tools"] = [];
			let cursor: string | undefined;
			do {
				const page = await client.listTools(cursor === undefined ? {} : { cursor }, { timeout });
				tools.push(...page.tools);
				cursor = page.nextCursor;
			} while (cursor !== undefined && tools.length < MOST_LISTED);
			return tools;
		},
		callTool: async ({ name, arguments: args, call, context, signal, timeoutMs }) => {
			const params = {
				name,
				arguments: appUrl === null ? await withLinks(args, context) : args,
				...(appUrl === null ? {} : { _meta: { [GRANT_META_KEY]: grantOf(appUrl, call, context) } }),
			};
			// Others' servers learn nothing of whom a call is for.
			const ownerId = appUrl === null ? null : await context.files.owner();
			const watched = { timeoutMs, signal, ownerKey: ownerId === null ? null : ownerKey(ownerId) };
			const result = await new Promise<CallToolResult>((resolve, reject) => {
				const ended = (reason: BreakReason) => reject(new StoppedByHost(reason));
				const options = {
					signal,
					timeout: longestWaitMs + timeoutMs + LATE_MS,
					onprogress: ({ progress, total, message }: Progress) => context.reportProgress(progress, total ?? 0, message),
				};
				watching({ ...watched, ended }, () => client.request({ method: "tools/call", params }, CallToolResultSchema, options)).then(resolve, reject);
			}).catch((error: unknown) => {
				// A server that was started again knows nothing of this client's session, so the next call makes itself known anew. Others' calls go on here.
				if (!(error instanceof McpError) && !(error instanceof StoppedByHost && error.reason !== "gone") && !signal.aborted) onClose();
				throw error;
			});
			context.addCostMicroU(Cost.parse(result._meta?.[COST_META_KEY]));
			return readCallResult(appUrl === null ? await withKeptFiles(result, context) : result);
		},
	};
}
