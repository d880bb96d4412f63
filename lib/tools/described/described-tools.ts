import { type DescribedServer, type DescribedTool, describeTool } from "./describe";
import { remoteServers } from "./remote-servers";
import servers from "./servers.json";

/**
 * The servers of this installation's own tools, with the tools that specs may name, and none of their code: what only tells of tools reads this, so that
 * no page carries what the tools work with.
 */
export const DESCRIBED_SERVERS: readonly DescribedServer[] = servers;

const OURS: ReadonlyMap<string, DescribedTool> = new Map(
	DESCRIBED_SERVERS.flatMap((server) => server.tools.map((tool) => [`${server.name}:${tool.name}`, tool] as const)),
);

/** Whether a server of this name has our own tools, wherever it runs. */
export function isOurServer(name: string): boolean {
	return DESCRIBED_SERVERS.some((server) => server.name === name);
}

/** The tool that `server:name` refers to, also of a server elsewhere that has said what it has; null of one that no spec may name. */
export function describedTool(toolRef: string): DescribedTool | null {
	const ours = OURS.get(toolRef);
	if (ours) return ours;
	const [server = "", name = ""] = toolRef.split(":");
	const tool = remoteServers()
		.find((remote) => remote.name === server)
		?.tools.find((known) => known.name === name);
	return tool ? describeTool(tool) : null;
}

/** Our own tools that workflows are offered, as `server:name`. */
export function offeredToolRefs(): string[] {
	return [...OURS].filter(([, { isInternal }]) => !isInternal).map(([toolRef]) => toolRef);
}
