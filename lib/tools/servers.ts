import { documentsServer } from "@/lib/tools/documents/server";
import { jobSearchServer } from "@/lib/tools/job-search/server";
import { mediaServer } from "@/lib/tools/media/server";
import { resumeProfileServer } from "@/lib/tools/resume-profile/server";
import { sandboxOf } from "@/lib/tools/sandbox/server";
import { tablesServer } from "@/lib/tools/tables/server";
import { agentServer } from "./agent/server";
import { findRemote } from "./described/remote-servers";
import type { Tool, ToolServer } from "./tool";

const WORKING: readonly ToolServer[] = [resumeProfileServer, jobSearchServer, documentsServer, tablesServer, mediaServer];

/** The tool servers that run in this process. The sandbox offers workflows nothing: it rehearses those that strangers submit. */
export const TOOL_SERVERS: readonly ToolServer[] = [...WORKING, agentServer, sandboxOf(WORKING)];

export function findServer(name: string): ToolServer | null {
	return TOOL_SERVERS.find((server) => server.name === name) ?? null;
}

/** Readies the tools of these servers for their first call, one after the other. Returns the names of those that had something to load. */
export async function warmUpTools(isHere: (server: string) => boolean): Promise<string[]> {
	const tools = TOOL_SERVERS.filter(({ name }) => isHere(name)).flatMap((server) => server.tools.filter((tool) => tool.warmUp));
	for (const tool of tools) await tool.warmUp?.();
	return tools.map((tool) => tool.name);
}

/** The tool that `server:name` refers to, also of a server elsewhere that has said what it has. */
export function findTool(toolRef: string): Tool | null {
	const [server = "", name = ""] = toolRef.split(":");
	const at = findServer(server) ?? findRemote(server);
	return at?.tools.find((tool) => tool.name === name) ?? null;
}

/** All tools, as `server:name`. */
export function everyToolRef(): string[] {
	return TOOL_SERVERS.flatMap((server) => server.tools.map((tool) => `${server.name}:${tool.name}`));
}
