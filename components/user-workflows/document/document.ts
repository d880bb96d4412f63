/** A place on the canvas, in pixels at zoom 1. */
export interface Position {
	readonly x: number;
	readonly y: number;
}

/** One use of a tool. */
export interface CanvasNode {
	readonly nodeId: string;
	/** `server:tool`. */
	readonly toolName: string;
	readonly position: Position;
	readonly note: string;
}

/** What one tool made goes to another. */
export interface CanvasEdge {
	readonly from: string;
	readonly to: string;
}

/** The name of a specialist: of all the tools that edges connect with this one. */
export interface GroupName {
	readonly nodeId: string;
	readonly name: string;
}

/** All that a person edits of a workflow. What is selected, hovered or in sight is no part of it. */
export interface CanvasDocument {
	readonly name: string;
	readonly description: string;
	readonly systemPrompt: string;
	readonly tags: readonly string[];
	readonly nodes: readonly CanvasNode[];
	readonly edges: readonly CanvasEdge[];
	readonly groups: readonly GroupName[];
}

export const emptyDocument: CanvasDocument = { name: "", description: "", systemPrompt: "", tags: [], nodes: [], edges: [], groups: [] };

export const edgeIdOf = ({ from, to }: CanvasEdge): string => `${from}>${to}`;

export function nodesById(document: CanvasDocument): ReadonlyMap<string, CanvasNode> {
	return new Map(document.nodes.map((node) => [node.nodeId, node]));
}
