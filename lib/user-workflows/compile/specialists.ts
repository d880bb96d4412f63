import type { GroupName, Specialist } from "@/lib/user-workflows/schemas";
import { type Graph, groupsOf } from "./graph";

const SERVER_NAMES: Readonly<Record<string, string>> = {
	"resume-profile": "Resume reader",
	"job-search": "Job searcher",
	documents: "Document worker",
	tables: "Table worker",
	media: "Picture maker",
};

/** The specialists of a canvas: each group of connected tools, called what its creator calls it, else after what most of its tools are. */
export function specialistsOf(graph: Graph, edges: readonly { readonly from: number; readonly to: number }[], names: readonly GroupName[]): Specialist[] {
	const taken = new Map<string, number>();
	return groupsOf(graph.nodes.length, edges).map((tools) => {
		const keys = tools.flatMap((index) => graph.nodes[index]?.key ?? []);
		const given = names.find(({ tool }) => keys.includes(tool))?.name ?? usualName(graph, tools);
		const count = (taken.get(given.toLowerCase()) ?? 0) + 1;
		taken.set(given.toLowerCase(), count);
		const name = count === 1 ? given : `${given} ${count}`;
		return { role: name.toLowerCase(), name, tools };
	});
}

function usualName(graph: Graph, tools: readonly number[]): string {
	const servers = tools.map((index) => graph.nodes[index]?.toolName.split(":")[0] ?? "");
	const counts = [...new Set(servers)].map((server) => ({ server, count: servers.filter((other) => other === server).length }));
	const most = counts.sort((one, other) => other.count - one.count)[0]?.server ?? "";
	return SERVER_NAMES[most] ?? `${most.charAt(0).toUpperCase()}${most.slice(1)} worker`;
}
