import { type CanvasDocument, type CanvasNode, edgeIdOf } from "./document";

interface WireEdge {
	from: string;
	to: string;
}

/** What the API keeps of a workflow that a person edits. */
export interface WireWorkflow {
	readonly name: string;
	readonly description: string;
	readonly systemPrompt: string;
	readonly tags: readonly string[];
	readonly toolPalette: readonly { readonly toolName: string; readonly position: { x: number; y: number }; readonly note: string }[];
	readonly canvasLayout: {
		readonly edges: readonly WireEdge[];
		readonly groups: readonly { readonly tool: string; readonly name: string }[];
	};
}

/** How the API names the tools of a list: a tool that stands there again is `server:tool#2`. */
export function referencesOf(toolNames: readonly string[]): string[] {
	const counts = new Map<string, number>();
	return toolNames.map((toolName) => {
		const count = (counts.get(toolName) ?? 0) + 1;
		counts.set(toolName, count);
		return count === 1 ? toolName : `${toolName}#${count}`;
	});
}

/**
 * The document that the API keeps. Tools have no ids there; `known` gives those that they have had here, by reference, so that a document that
 * was read again is compared with the one before it tool by tool.
 */
export function fromWire(workflow: WireWorkflow, known: ReadonlyMap<string, string> = new Map()): CanvasDocument {
	const references = referencesOf(workflow.toolPalette.map(({ toolName }) => toolName));
	const idOf = (reference: string) => known.get(reference) ?? reference;
	const ids = new Set(references.map(idOf));
	const edges = new Map(workflow.canvasLayout.edges.map(({ from, to }) => ({ from: idOf(from), to: idOf(to) })).map((edge) => [edgeIdOf(edge), edge] as const));
	return {
		name: workflow.name,
		description: workflow.description,
		systemPrompt: workflow.systemPrompt,
		tags: [...workflow.tags],
		nodes: workflow.toolPalette.map(
			({ toolName, position, note }, index): CanvasNode => ({ nodeId: idOf(references[index] ?? toolName), toolName, position, note }),
		),
		edges: [...edges.values()].filter(({ from, to }) => ids.has(from) && ids.has(to)),
		groups: workflow.canvasLayout.groups.map(({ tool, name }) => ({ nodeId: idOf(tool), name })).filter(({ nodeId }) => ids.has(nodeId)),
	};
}

/** The ids of a document's tools by the reference that the API has for them. */
export function idsByReference({ nodes }: CanvasDocument): Map<string, string> {
	const references = referencesOf(nodes.map(({ toolName }) => toolName));
	return new Map(nodes.map(({ nodeId }, index) => [references[index] ?? nodeId, nodeId]));
}

export function toWire(document: CanvasDocument): WireWorkflow {
	const references = referencesOf(document.nodes.map(({ toolName }) => toolName));
	const byId = new Map(document.nodes.map(({ nodeId }, index) => [nodeId, references[index] ?? nodeId]));
	const refOf = (nodeId: string) => byId.get(nodeId) ?? nodeId;
	return {
		name: document.name,
		description: document.description,
		systemPrompt: document.systemPrompt,
		tags: document.tags,
		toolPalette: document.nodes.map(({ toolName, position, note }) => ({ toolName, position, note })),
		canvasLayout: {
			edges: document.edges.map(({ from, to }) => ({ from: refOf(from), to: refOf(to) })),
			groups: document.groups.map(({ nodeId, name }) => ({ tool: refOf(nodeId), name })),
		},
	};
}

/** What has to be sent so that a kept document becomes this one. Tools and edges go together, for edges name tools by their place. */
export function wireChanges(kept: CanvasDocument, now: CanvasDocument): Partial<WireWorkflow> {
	const [before, after] = [toWire(kept), toWire(now)];
	const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
	const areToolsSame = isSame(before.toolPalette, after.toolPalette) && isSame(before.canvasLayout, after.canvasLayout);
	return {
		...(before.name === after.name ? {} : { name: after.name }),
		...(before.description === after.description ? {} : { description: after.description }),
		...(before.systemPrompt === after.systemPrompt ? {} : { systemPrompt: after.systemPrompt }),
		...(isSame(before.tags, after.tags) ? {} : { tags: after.tags }),
		...(areToolsSame ? {} : { toolPalette: after.toolPalette, canvasLayout: after.canvasLayout }),
	};
}
