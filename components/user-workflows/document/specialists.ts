import type { CanvasDocument } from "./document";

/** The tools that edges connect, in the order of the outline. `name` is the first that one of them keeps. */
export interface Specialist {
	/** Of its first tool. */
	readonly key: string;
	readonly name: string | null;
	readonly nodeIds: readonly string[];
}

function neighbours({ edges }: CanvasDocument): Map<string, string[]> {
	const table = new Map<string, string[]>();
	const add = (one: string, other: string) => {
		const list = table.get(one);
		if (list) list.push(other);
		else table.set(one, [other]);
	};
	for (const { from, to } of edges) {
		add(from, to);
		add(to, from);
	}
	return table;
}

function spread(start: string, table: ReadonlyMap<string, string[]>): Set<string> {
	const found = new Set([start]);
	// A set hands out what is added to it while it is walked through.
	for (const at of found) for (const other of table.get(at) ?? []) found.add(other);
	return found;
}

/** A tool with all that edges connect it with, in whichever direction. */
export function connectedWith(document: CanvasDocument, nodeId: string): Set<string> {
	return spread(nodeId, neighbours(document));
}

/** The specialists of a workflow: its groups of connected tools. */
export function specialistsOf(document: CanvasDocument): Specialist[] {
	const table = neighbours(document);
	const names = new Map<string, string>();
	for (const { nodeId, name } of document.groups) if (!names.has(nodeId)) names.set(nodeId, name);
	const seen = new Set<string>();
	return document.nodes.flatMap(({ nodeId }) => {
		if (seen.has(nodeId)) return [];
		const members = spread(nodeId, table);
		for (const member of members) seen.add(member);
		const keeper = document.groups.find((group) => members.has(group.nodeId));
		return [{ key: nodeId, name: keeper?.name ?? null, nodeIds: document.nodes.filter((node) => members.has(node.nodeId)).map((node) => node.nodeId) }];
	});
}
