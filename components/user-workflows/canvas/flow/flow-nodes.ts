import { type Edge, type Node, type NodeHandle, Position } from "@xyflow/react";
import type { CanvasDocument, CanvasNode } from "@/components/user-workflows/document/document";
import { edgeIdOf } from "@/components/user-workflows/document/document";
import type { ToolTable } from "@/components/user-workflows/document/fit";
import type { Selection } from "@/components/user-workflows/document/history";
import type { Specialist } from "@/components/user-workflows/document/specialists";
import { NODE_SIZE } from "@/lib/user-workflows/layout/lay-out";

export interface ToolNodeData extends Record<string, unknown> {
	readonly toolName: string;
	readonly title: string;
	readonly detail: string;
	readonly priceMicroU: number | null;
	/** Which of the specialists it belongs to; null where it stands alone. */
	readonly hue: number | null;
}

export type ToolFlowNode = Node<ToolNodeData, "tool">;
export type ToolFlowEdge = Edge<{ fills: string }, "tool">;

const DOT = 12;
const at = (position: Position, type: "source" | "target", x: number): NodeHandle => ({
	type,
	position,
	x: x - DOT / 2,
	y: NODE_SIZE.height / 2 - DOT / 2,
	width: DOT,
	height: DOT,
});
/** Where edges begin and end, known before a tool is drawn: edges to tools out of sight are right as well. */
const HANDLES = [at(Position.Left, "target", 0), at(Position.Right, "source", NODE_SIZE.width)];

/**
 * Makes the canvas's nodes of the document's. A node that has not changed stays the same object, so that nothing of it is drawn again: with a
 * thousand tools on the canvas, an edit costs what the edited tool costs.
 */
export function nodeMaker() {
	const made = new Map<string, { source: CanvasNode; isSelected: boolean; hue: number | null; table: ToolTable; node: ToolFlowNode }>();
	return (document: CanvasDocument, selection: Selection, specialists: readonly Specialist[], table: ToolTable): ToolFlowNode[] => {
		const hues = new Map(
			specialists.filter(({ nodeIds, name }) => nodeIds.length > 1 || name !== null).flatMap(({ nodeIds }, index) => nodeIds.map((id) => [id, index] as const)),
		);
		const nodes = document.nodes.map((source) => {
			const isSelected = selection.nodeIds.has(source.nodeId);
			const hue = hues.get(source.nodeId) ?? null;
			const known = made.get(source.nodeId);
			if (known?.source === source && known.isSelected === isSelected && known.hue === hue && known.table === table) return known.node;
			const node = makeNode(source, isSelected, hue, table, known?.node);
			made.set(source.nodeId, { source, isSelected, hue, table, node });
			return node;
		});
		if (made.size > nodes.length) {
			const there = new Set(nodes.map(({ id }) => id));
			for (const id of made.keys()) if (!there.has(id)) made.delete(id);
		}
		return nodes;
	};
}

function makeNode(source: CanvasNode, selected: boolean, hue: number | null, table: ToolTable, before: ToolFlowNode | undefined): ToolFlowNode {
	const tool = table.tools.get(source.toolName);
	const title = tool?.title ?? source.toolName;
	const detail = source.note || tool?.description || "This tool is not there any more.";
	const data: ToolNodeData = { toolName: source.toolName, title, detail, priceMicroU: tool?.perInvocationMicroU ?? null, hue };
	const isSame = before && JSON.stringify(before.data) === JSON.stringify(data);
	return {
		...before,
		id: source.nodeId,
		type: "tool",
		position: source.position,
		selected,
		// A known size: nothing has to be measured before a canvas is drawn.
		width: NODE_SIZE.width,
		height: NODE_SIZE.height,
		measured: NODE_SIZE,
		handles: HANDLES,
		ariaLabel: `${title}${source.note ? `, ${source.note}` : ""}`,
		data: isSame ? before.data : data,
	};
}

export function edgeMaker() {
	const made = new Map<string, { isSelected: boolean; fills: string; edge: ToolFlowEdge }>();
	return (document: CanvasDocument, selection: Selection, fillsOf: (from: string, to: string) => string, titleOf: (nodeId: string) => string): ToolFlowEdge[] =>
		document.edges.map((edge) => {
			const id = edgeIdOf(edge);
			const isSelected = selection.edgeIds.has(id);
			const fills = fillsOf(edge.from, edge.to);
			const known = made.get(id);
			if (known?.isSelected === isSelected && known.fills === fills) return known.edge;
			const next: ToolFlowEdge = {
				id,
				type: "tool",
				source: edge.from,
				target: edge.to,
				selected: isSelected,
				data: { fills },
				ariaLabel: `${titleOf(edge.from)} gives ${fills || "something"} to ${titleOf(edge.to)}`,
			};
			made.set(id, { isSelected, fills, edge: next });
			return next;
		});
}
