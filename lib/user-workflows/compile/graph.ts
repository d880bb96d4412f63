import type { CanvasLayout, Edge, ToolPaletteItem } from "@/lib/user-workflows/schemas";

/** A tool of the palette at its place in the graph. */
export interface GraphNode {
	/** The place in the palette. */
	readonly index: number;
	/** How edges name it: the tool's name, with `#2` from its second place on. */
	readonly key: string;
	readonly toolName: string;
	/** The step that it becomes. */
	readonly stepId: string;
	readonly note: string;
}

export interface Graph {
	readonly nodes: readonly GraphNode[];
	/** Edges between tools that there are, by the places of both; `edge` is the place among the canvas's edges. */
	readonly edges: readonly { readonly from: number; readonly to: number; readonly edge: number }[];
	/** Edges that lead nowhere. */
	readonly dangling: readonly number[];
	readonly loops: readonly number[];
}

/** How edges name each tool of a palette. */
export function nodeKeys(palette: readonly Pick<ToolPaletteItem, "toolName">[]): string[] {
	const seen = new Map<string, number>();
	return palette.map(({ toolName }) => {
		const count = (seen.get(toolName) ?? 0) + 1;
		seen.set(toolName, count);
		return count === 1 ? toolName : `${toolName}#${count}`;
	});
}

export function graphOf(palette: readonly ToolPaletteItem[], layout: Pick<CanvasLayout, "edges">): Graph {
	const keys = nodeKeys(palette);
	const stepIds = stepIdsOf(palette.map(({ toolName }) => toolName));
	const nodes = palette.map(({ toolName, note }, index) => ({
		index,
		key: keys[index] ?? toolName,
		toolName,
		stepId: stepIds[index] ?? `step_${index}`,
		note,
	}));
	const found = layout.edges.map((edge, at) => ({ from: keys.indexOf(edge.from), to: keys.indexOf(edge.to), edge: at }));
	return {
		nodes,
		edges: found.filter(({ from, to }) => from >= 0 && to >= 0 && from !== to),
		dangling: found.filter(({ from, to }) => from < 0 || to < 0).map(({ edge }) => edge),
		loops: found.filter(({ from, to }) => from >= 0 && from === to).map(({ edge }) => edge),
	};
}

/** `documents:convert_to_pdf` → `convert_to_pdf`; the second one of a name gets a number. */
function stepIdsOf(toolNames: readonly string[]): string[] {
	const taken = new Set(["deliver", "budget"]);
	return toolNames.map((toolName) => {
		const bare = toolName
			.slice(toolName.indexOf(":") + 1)
			.toLowerCase()
			.replace(/[^a-z0-9]/g, "_");
		const base = /^[a-z]/.test(bare) ? bare.slice(0, 100) : `tool_${bare.slice(0, 100)}`;
		let [id, count] = [base, 1];
		while (taken.has(id)) {
			count += 1;
			id = `${base}_${count}`;
		}
		taken.add(id);
		return id;
	});
}

type Pairs = readonly { readonly from: number; readonly to: number }[];

/** Places in an order in which every edge leads forward, by the palette's order where nothing else decides; `rest` are those in a circle. */
export function inOrder(count: number, edges: Pairs): { readonly order: number[]; readonly rest: number[] } {
	const order: number[] = [];
	const open = new Set(Array.from({ length: count }, (_, index) => index));
	for (;;) {
		const next = [...open].find((index) => edges.every(({ from, to }) => to !== index || !open.has(from)));
		if (next === undefined) return { order, rest: [...open] };
		open.delete(next);
		order.push(next);
	}
}

/** Everything that leads to a place, the nearest first. */
export function ancestorsOf(index: number, edges: Pairs): number[] {
	const found: number[] = [];
	let front = [index];
	while (front.length > 0) {
		const before = edges.filter(({ to }) => front.includes(to)).map(({ from }) => from);
		front = [...new Set(before)].filter((from) => from !== index && !found.includes(from));
		found.push(...front);
	}
	return found;
}

/** The groups that edges connect, each in the order of the palette, by their first places. */
export function groupsOf(count: number, edges: Pairs): number[][] {
	const groupOf = Array.from({ length: count }, (_, index) => index);
	for (const { from, to } of edges) {
		const [kept, gone] = [Math.min(groupOf[from] ?? from, groupOf[to] ?? to), Math.max(groupOf[from] ?? from, groupOf[to] ?? to)];
		for (const [index, group] of groupOf.entries()) if (group === gone) groupOf[index] = kept;
	}
	const groups = new Map<number, number[]>();
	for (const [index, group] of groupOf.entries()) groups.set(group, [...(groups.get(group) ?? []), index]);
	return [...groups.values()];
}

export function edgeKey({ from, to }: Edge): string {
	return `${from} → ${to}`;
}
