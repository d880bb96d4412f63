import dagre from "@dagrejs/dagre";
import type { Position } from "@/lib/user-workflows/schemas";

/** How large a tool is drawn. All are alike, so that what is laid out here is what is seen. */
export const NODE_SIZE = { width: 248, height: 92 } as const;
const GAP = { ranksep: 64, nodesep: 36 } as const;

/** Where tools stand from left to right along their edges: one that skips tools has a lane of its own beside them. */
export function layOut(nodeIds: readonly string[], edges: ReadonlyArray<{ readonly from: string; readonly to: string }>): Map<string, Position> {
	const graph = new dagre.graphlib.Graph();
	graph.setGraph({ rankdir: "LR", marginx: 24, marginy: 24, ...GAP });
	graph.setDefaultEdgeLabel(() => ({}));
	for (const nodeId of nodeIds) graph.setNode(nodeId, { ...NODE_SIZE });
	for (const { from, to } of edges) graph.setEdge(from, to);
	dagre.layout(graph);
	return new Map(
		nodeIds.map((nodeId) => {
			const { x, y } = graph.node(nodeId);
			return [nodeId, { x: Math.round((x ?? 0) - NODE_SIZE.width / 2), y: Math.round((y ?? 0) - NODE_SIZE.height / 2) }];
		}),
	);
}
