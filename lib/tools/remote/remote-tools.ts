import "server-only";
import { ErrorCode, type ListToolsResult, McpError } from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";
import { env } from "@/lib/platform/env";
import { whatWasSaid } from "@/lib/platform/language/failure-words";
import { logger } from "@/lib/platform/logger";
import { isRecord } from "@/lib/platform/records";
import { isOurServer } from "@/lib/tools/described/described-tools";
import { rememberRemote, remoteServers } from "@/lib/tools/described/remote-servers";
import type { Tool, ToolServer } from "@/lib/tools/tool";
import { remoteClient } from "./remote-clients";

/** For so long what a server lists is taken to hold. */
const FRESH_MS = 60_000;
/** One that does not answer is asked again after this. */
const RETRY_MS = 10_000;
const LIST_MS = 5_000;
const MOST_TOOLS = 200;
const CALL_MS = 120_000;

/** A server took longer than it has to list its tools. */
class ListedLate extends Error {
	override readonly name = "ListedLate";
}

interface Listing {
	readonly askedAt: number;
	readonly problem: string | null;
	readonly asking: Promise<void> | null;
}

const holder = globalThis as typeof globalThis & { goalModeRemoteListings?: Map<string, Listing> };

function listings(): Map<string, Listing> {
	holder.goalModeRemoteListings ??= new Map();
	return holder.goalModeRemoteListings;
}

/** The servers that were added by configuration; others of TOOL_SERVERS only say where our own tools run. */
function configured(): string[] {
	return Object.keys(env().TOOL_SERVERS).filter((name) => !isOurServer(name));
}

/** Why a configured server can't be used now, in words; nothing of those that can. */
export function remoteProblems(): ReadonlyMap<string, string> {
	return new Map([...listings()].flatMap(([name, { problem }]) => (problem === null ? [] : [[name, problem] as const])));
}

/**
 * Has the tools of configured servers at hand: those not asked lately are asked, all at once, five seconds at most. Never throws: a server that is down,
 * slow or answers garbage keeps the tools that it had, with a problem in words.
 */
export async function readyRemoteTools(): Promise<void> {
	const now = Date.now();
	await Promise.all(
		configured().map((name) => {
			const last = listings().get(name);
			if (last?.asking) return last.asking;
			if (last && now - last.askedAt < (last.problem === null ? FRESH_MS : RETRY_MS)) return undefined;
			const asking = ask(name, now);
			listings().set(name, { askedAt: now, problem: last?.problem ?? null, asking });
			return asking;
		}),
	);
}

async function ask(name: string, askedAt: number): Promise<void> {
	let timer: NodeJS.Timeout | undefined;
	try {
		const late = new Promise<never>((_, reject) => {
			timer = setTimeout(() => reject(new ListedLate()), LIST_MS);
		});
		const listed = await Promise.race([list(name), late]);
		rememberRemote(serverOf(name, listed));
		listings().set(name, { askedAt, problem: null, asking: null });
	} catch (error) {
		const problem = wordsOf(name, error);
		logger.warn({ server: name, err: error }, "A tool server could not be asked for its tools");
		if (!remoteServers().some((server) => server.name === name)) rememberRemote({ name, title: name, tools: [] });
		listings().set(name, { askedAt, problem, asking: null });
	} finally {
		clearTimeout(timer);
	}
}

async function list(name: string): Promise<ListToolsResult["tools"]> {
	const client = await remoteClient(name);
	if (!client?.listTools) throw new Error("This server lists no tools.");
	return client.listTools(LIST_MS);
}

/** By our own clock, or by that of the client, which asks once it is connected. */
function isLate(error: unknown): boolean {
	return error instanceof ListedLate || (error instanceof McpError && error.code === ErrorCode.RequestTimeout);
}

function wordsOf(name: string, error: unknown): string {
	const said = whatWasSaid(error);
	if (isLate(error)) return `The tool server ${name} did not answer within ${LIST_MS / 1000} seconds.`;
	if (error instanceof z.ZodError || /json|parse|schema|protocol/i.test(said))
		return `The tool server ${name} answered with something that is no list of tools.`;
	return `The tool server ${name} can't be reached.`;
}

function serverOf(name: string, listed: ListToolsResult["tools"]): ToolServer {
	const tools = listed.slice(0, MOST_TOOLS).flatMap((tool) => (/^[\w-]{1,100}$/.test(tool.name) ? [toolOf(tool)] : []));
	return { name, title: name, tools };
}

const ANY_OUTPUT = {
	type: "object",
	properties: {
		content: { type: "array", items: { type: "object" } },
		files: { type: "array", items: { type: "object", properties: { kind: { type: "string" }, file: { type: "object" } } } },
	},
};

/** A tool elsewhere as ours are: what it takes and gives is what its server says; its price is nothing, for nobody bills it to us. */
function toolOf({ name, title, description, inputSchema, outputSchema }: ListToolsResult["tools"][number]): Tool {
	return {
		name,
		title: title ?? name,
		description: description ?? "",
		input: z.looseObject({}),
		output: z.looseObject({}),
		declared: { inputSchema: isRecord(inputSchema) ? inputSchema : { type: "object" }, outputSchema: isRecord(outputSchema) ? outputSchema : ANY_OUTPUT },
		perInvocationMicroU: 0,
		timeoutMs: CALL_MS,
		run: () => Promise.reject(new Error("This tool runs on its own server.")),
	};
}
