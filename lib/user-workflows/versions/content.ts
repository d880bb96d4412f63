import { z } from "zod";
import { edgeKey, nodeKeys } from "@/lib/user-workflows/compile/graph";
import { CanvasLayout, ToolPalette } from "@/lib/user-workflows/schemas";
import type { VersionDiff } from "./schemas";
import { wordDiff } from "./word-diff";

/** What a workflow says and does, apart from where it stands. */
export const Content = z.object({ systemPrompt: z.string(), toolPalette: ToolPalette, canvasLayout: CanvasLayout });
export type Content = z.infer<typeof Content>;
export type NamedContent = Content & { readonly name: string };

/** The tools of a palette by how edges name them. */
export function toolsByKey({ toolPalette }: Pick<Content, "toolPalette">): Map<string, ToolPalette[number]> {
	const keys = nodeKeys(toolPalette);
	return new Map(toolPalette.map((item, at) => [keys[at] ?? item.toolName, item]));
}

/** What one version changed against another: words, tools and edges; positions on the canvas don't count. */
export function versionDiff(before: NamedContent, after: NamedContent): VersionDiff {
	const [old, now] = [toolsByKey(before), toolsByKey(after)];
	const [oldEdges, newEdges] = [before.canvasLayout.edges, after.canvasLayout.edges];
	const missingIn = (edges: typeof oldEdges, others: typeof oldEdges) => edges.filter((edge) => !others.some((other) => edgeKey(other) === edgeKey(edge)));
	return {
		name: before.name === after.name ? null : { from: before.name, to: after.name },
		prompt: wordDiff(before.systemPrompt, after.systemPrompt),
		toolsAdded: [...now.keys()].filter((key) => !old.has(key)),
		toolsRemoved: [...old.keys()].filter((key) => !now.has(key)),
		notesChanged: [...now].filter(([key, { note }]) => old.has(key) && old.get(key)?.note !== note).map(([key]) => key),
		edgesAdded: missingIn(newEdges, oldEdges),
		edgesRemoved: missingIn(oldEdges, newEdges),
	};
}
