import "server-only";
import { installed } from "@/lib/catalog/validation/installed-tools";
import { DESCRIBED_SERVERS } from "@/lib/tools/described/described-tools";
import { remoteServers } from "@/lib/tools/described/remote-servers";
import { remoteProblems } from "@/lib/tools/remote/remote-tools";
import type { ToolCard, ToolWorld } from "./compile/tool-world";

/** The tools of this installation as user workflows may use them: ours, and those of servers that were added by configuration. */
export function installedWorld(): ToolWorld {
	const ours = DESCRIBED_SERVERS.flatMap(({ name: server, tools }) =>
		tools
			.filter(({ isInternal }) => !isInternal)
			.map(({ name, title, description }): ToolCard => ({ toolName: `${server}:${name}`, title, description, problem: null })),
	);
	const problems = remoteProblems();
	const others = remoteServers().flatMap(({ name: server, tools }) =>
		tools.map(({ name, title, description }): ToolCard => ({ toolName: `${server}:${name}`, title, description, problem: problems.get(server) ?? null })),
	);
	const tools = [...ours, ...others];
	const byName = new Map(tools.map((card) => [card.toolName, card]));
	return { ...installed, tools, cardOf: (toolName) => byName.get(toolName) ?? null };
}
