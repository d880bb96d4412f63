import { fromWire, toWire } from "@/components/user-workflows/document/wire";
import type { ImportInput } from "@/lib/user-workflows/schemas";

/** A document with other tools in the place of those that are not known here; null leaves one out, with its edges. */
export function substituted(document: ImportInput, choices: Readonly<Record<string, string | null>>): ImportInput {
	const canvas = fromWire(document);
	const nodes = canvas.nodes.flatMap((node) => {
		const choice = choices[node.toolName];
		if (choice === null) return [];
		return [choice === undefined ? node : { ...node, toolName: choice }];
	});
	const kept = new Set(nodes.map(({ nodeId }) => nodeId));
	const { toolPalette, canvasLayout } = toWire({
		...canvas,
		nodes,
		edges: canvas.edges.filter(({ from, to }) => kept.has(from) && kept.has(to)),
		groups: canvas.groups.filter(({ nodeId }) => kept.has(nodeId)),
	});
	return {
		...document,
		toolPalette: [...toolPalette],
		canvasLayout: { ...document.canvasLayout, edges: [...canvasLayout.edges], groups: [...canvasLayout.groups] },
	};
}
