import { layOut, NODE_SIZE } from "@/lib/user-workflows/layout/lay-out";
import type { CanvasDocument, CanvasNode, Position } from "./document";

/** Where every tool stands when the canvas is laid out from left to right along its edges. */
export function laidOut({ nodes, edges }: CanvasDocument): Map<string, Position> {
	return layOut(
		nodes.map(({ nodeId }) => nodeId),
		edges,
	);
}

export type Alignment = "left" | "centre" | "right" | "top" | "middle" | "bottom" | "across" | "down";

/** Where the tools stand once they are aligned, or spread evenly across or down. */
export function aligned(nodes: readonly CanvasNode[], alignment: Alignment): Map<string, Position> {
	const xs = nodes.map(({ position }) => position.x);
	const ys = nodes.map(({ position }) => position.y);
	const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
	if (alignment === "across" || alignment === "down") return spread(nodes, alignment === "across" ? "x" : "y");
	const place = ({ position: { x, y } }: CanvasNode): Position => {
		switch (alignment) {
			case "left":
				return { x: left, y };
			case "centre":
				return { x: Math.round((left + right) / 2), y };
			case "right":
				return { x: right, y };
			case "top":
				return { x, y: top };
			case "middle":
				return { x, y: Math.round((top + bottom) / 2) };
			case "bottom":
				return { x, y: bottom };
		}
	};
	return new Map(nodes.map((node) => [node.nodeId, place(node)]));
}

function spread(nodes: readonly CanvasNode[], axis: "x" | "y"): Map<string, Position> {
	const sorted = [...nodes].sort((one, other) => one.position[axis] - other.position[axis]);
	const first = sorted[0]?.position[axis] ?? 0;
	const step = ((sorted.at(-1)?.position[axis] ?? 0) - first) / Math.max(1, sorted.length - 1);
	return new Map(sorted.map((node, index) => [node.nodeId, { ...node.position, [axis]: Math.round(first + step * index) }]));
}

const SPACE = 24;

/** A free place near a wanted one: never right on top of another tool. */
export function freePlace(document: CanvasDocument, wanted: Position): Position {
	let place = { x: Math.round(wanted.x), y: Math.round(wanted.y) };
	const covers = ({ position }: CanvasNode) =>
		Math.abs(position.x - place.x) < NODE_SIZE.width + SPACE / 2 && Math.abs(position.y - place.y) < NODE_SIZE.height + SPACE / 2;
	for (let tries = 0; tries <= document.nodes.length; tries++) {
		const other = document.nodes.find(covers);
		if (!other) return place;
		place = { x: place.x, y: other.position.y + NODE_SIZE.height + SPACE };
	}
	return place;
}
