import { z } from "zod";
import type { CanvasDocument } from "./document";
import type { Part } from "./edits";
import type { Selection } from "./history";

const KIND = "workflow-tools";
const Text = z.string();

/** What lies on the clipboard: readable text, so that it goes to other workflows, tabs and browsers, and into a message. */
const CopiedPart = z.object({
	kind: z.literal(KIND),
	version: z.literal(1),
	nodes: z
		.array(
			z.object({
				nodeId: Text,
				toolName: Text,
				position: z.object({ x: z.number(), y: z.number() }),
				note: Text.default(""),
			}),
		)
		.min(1)
		.max(1000),
	edges: z
		.array(z.object({ from: Text, to: Text }))
		.max(10_000)
		.default([]),
	groups: z
		.array(z.object({ nodeId: Text, name: Text }))
		.max(1000)
		.default([]),
});

/** The selected tools with the edges between them and the names that they keep. Null where no tool is selected. */
export function partOf(document: CanvasDocument, { nodeIds }: Selection): Part | null {
	const nodes = document.nodes.filter(({ nodeId }) => nodeIds.has(nodeId));
	if (nodes.length === 0) return null;
	return {
		nodes,
		edges: document.edges.filter(({ from, to }) => nodeIds.has(from) && nodeIds.has(to)),
		groups: document.groups.filter(({ nodeId }) => nodeIds.has(nodeId)),
	};
}

export function copiedText(part: Part): string {
	return JSON.stringify({ kind: KIND, version: 1, ...part }, null, "\t");
}

/** What a text from the clipboard holds. Null where it is something else. Edges and names that lead nowhere are left out. */
export function readCopied(text: string): Part | null {
	const parsed = CopiedPart.safeParse(parseJson(text));
	if (!parsed.success) return null;
	const { nodes, edges, groups } = parsed.data;
	const known = new Set(nodes.map(({ nodeId }) => nodeId));
	if (known.size < nodes.length) return null;
	const seen = new Set<string>();
	const kept = edges.filter(({ from, to }) => {
		const id = `${from}>${to}`;
		const isGood = known.has(from) && known.has(to) && from !== to && !seen.has(id);
		seen.add(id);
		return isGood;
	});
	return {
		nodes,
		edges: kept,
		groups: groups.filter(({ nodeId }) => known.has(nodeId)),
	};
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

/** The same part with ids of its own, at another place: what pointed inside it still does. */
export function renewed(part: Part, newId: () => string, by: { x: number; y: number }): Part {
	const ids = new Map(part.nodes.map(({ nodeId }) => [nodeId, newId()]));
	const idOf = (old: string) => ids.get(old) ?? old;
	return {
		nodes: part.nodes.map((node) => ({
			...node,
			nodeId: idOf(node.nodeId),
			position: { x: node.position.x + by.x, y: node.position.y + by.y },
		})),
		edges: part.edges.map(({ from, to }) => ({ from: idOf(from), to: idOf(to) })),
		groups: part.groups.map((group) => ({ ...group, nodeId: idOf(group.nodeId) })),
	};
}

/** How far a part has to move so that its middle stands at a place. */
export function shiftTo(part: Part, place: { x: number; y: number }, size: { width: number; height: number }): { x: number; y: number } {
	const xs = part.nodes.map(({ position }) => position.x);
	const ys = part.nodes.map(({ position }) => position.y);
	const middle = { x: (Math.min(...xs) + Math.max(...xs) + size.width) / 2, y: (Math.min(...ys) + Math.max(...ys) + size.height) / 2 };
	return { x: Math.round(place.x - middle.x), y: Math.round(place.y - middle.y) };
}

/** What of a part can be used here: without the tools that are not known. */
export function withoutTools(part: Part, isKnown: (toolName: string) => boolean): { part: Part; leftOut: string[] } {
	const nodes = part.nodes.filter(({ toolName }) => isKnown(toolName));
	const kept = new Set(nodes.map(({ nodeId }) => nodeId));
	const leftOut = [...new Set(part.nodes.filter(({ nodeId }) => !kept.has(nodeId)).map(({ toolName }) => toolName))];
	return {
		part: {
			nodes,
			edges: part.edges.filter(({ from, to }) => kept.has(from) && kept.has(to)),
			groups: part.groups.filter(({ nodeId }) => kept.has(nodeId)),
		},
		leftOut,
	};
}
