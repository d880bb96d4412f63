import type { ToolFacts } from "@/lib/catalog/validation/validate-spec";
import { type BoundTool, bindTool, fileKind, propertiesOf } from "./bind-tool";
import { ancestorsOf, type Graph, type GraphNode } from "./graph";
import { fileRole, formatsOf } from "./recipes";

export interface BoundGraph {
	/** In an order in which each comes after those whose results it takes. */
	readonly tools: readonly BoundTool[];
	/** All that leads from one to another: edges, and results that are taken without one. */
	readonly edges: readonly { readonly from: number; readonly to: number }[];
	/** The formats of files that the run takes; none where no tool reads files. */
	readonly formats: readonly string[];
	readonly minFiles: number;
	readonly maxFiles: number;
}

const MAX_FILES = 20;

/** Binds every tool of a graph without circles. `facts` has those that there are. */
export function bindGraph(graph: Graph, facts: ReadonlyMap<number, ToolFacts>): BoundGraph {
	const known = graph.nodes.filter(({ index }) => facts.has(index));
	const readers = known.filter((node) => readsFiles(node, facts));
	const isMixed = commonFormats(readers).length === 0 && readers.every(({ toolName }) => formatsOf(toolName).length > 0);
	const fileRoles = rolesOf(readers, facts);
	const bound = new Map<number, BoundTool>();
	let waiting = [...known];
	while (waiting.length > 0) {
		const ready = waiting.filter(({ index }) => graph.edges.every(({ from, to }) => to !== index || bound.has(from) || !facts.has(from)));
		const tried = ready.map((node) => bindTool(node, facts.get(node.index) as ToolFacts, { ...around(node, graph, bound), isMixed, fileRoles }));
		// One that lacks something waits for those that may still give it.
		const whole = tried.find(({ missing }) => missing.length === 0) ?? tried[0];
		if (!whole) break;
		bound.set(whole.node.index, whole);
		waiting = waiting.filter(({ index }) => index !== whole.node.index);
	}
	const tools = [...bound.values()];
	const taken = tools.flatMap(({ node, takesFrom }) => takesFrom.map((from) => ({ from, to: node.index })));
	return { tools, edges: unique([...graph.edges.map(({ from, to }) => ({ from, to })), ...taken]), ...filesOf(tools, isMixed) };
}

function around(node: GraphNode, graph: Graph, bound: ReadonlyMap<number, BoundTool>) {
	const toolsAt = (places: readonly number[]) => places.flatMap((place) => bound.get(place) ?? []);
	const ancestors = ancestorsOf(node.index, graph.edges);
	const before = graph.edges.filter(({ to }) => to === node.index).map(({ from }) => from);
	const others = [...bound.keys()].filter((place) => !ancestors.includes(place)).reverse();
	return { ancestors: toolsAt(ancestors), before: toolsAt(before), others: toolsAt(others) };
}

function readsFiles({ index }: GraphNode, facts: ReadonlyMap<number, ToolFacts>): boolean {
	const input = facts.get(index)?.input;
	return input !== undefined && Object.keys(propertiesOf(input)).some((name) => fileKind(name, input) !== null);
}

/** The kinds of files that tools read which read one at a time: those that a workflow is about first. One kind alone needs no telling apart. */
function rolesOf(readers: readonly GraphNode[], facts: ReadonlyMap<number, ToolFacts>): string[] {
	const roles = readers.flatMap(({ index, toolName }) => {
		const input = facts.get(index)?.input;
		const names = input ? Object.keys(propertiesOf(input)).filter((name) => fileKind(name, input) === "one") : [];
		return names.flatMap((name) => fileRole(toolName, name) ?? []);
	});
	return [...new Set(roles)].sort((one, other) => Number(other === "main") - Number(one === "main"));
}

/** Formats that every tool reads which reads files and of which that is known. */
function commonFormats(readers: readonly { readonly toolName: string }[]): string[] {
	const all = readers.map(({ toolName }) => formatsOf(toolName)).filter((formats) => formats.length > 0);
	return (all[0] ?? []).filter((format) => all.every((formats) => formats.includes(format)));
}

/** What files a run takes: what its tools read of them, and how many at least and at most. */
function filesOf(tools: readonly BoundTool[], isMixed: boolean): Pick<BoundGraph, "formats" | "minFiles" | "maxFiles"> {
	const readers = tools.filter(readsOwnFiles);
	if (readers.length === 0) return { formats: [], minFiles: 0, maxFiles: 0 };
	const places = readers
		.flatMap(({ inputs }) => Object.values(inputs))
		.flatMap((reference) => (typeof reference === "string" && reference.startsWith("file:") ? [Number(reference.slice(5))] : []));
	const named = readers.map(({ node }) => node);
	const isOpen = named.some(({ toolName }) => formatsOf(toolName).length === 0);
	const formats = isOpen
		? []
		: places.length > 0
			? [...new Set(named.flatMap(({ toolName }) => formatsOf(toolName)))]
			: isMixed
				? [...new Set(named.flatMap(({ toolName }) => formatsOf(toolName)))]
				: commonFormats(named);
	const lists = readers.flatMap(({ inputs, facts }) =>
		Object.entries(inputs).flatMap(([name, reference]) =>
			readsRun(reference) && fileKind(name, facts.input) === "many" && reference !== "item" ? [propertiesOf(facts.input)[name]] : [],
		),
	);
	const counts = lists.map((schema) => Object(schema) as { minItems?: number; maxItems?: number });
	if (places.length > 0) return { formats, minFiles: Math.max(...places) + 1, maxFiles: Math.max(...places) + 1 };
	return {
		formats,
		minFiles: Math.min(MAX_FILES, Math.max(1, ...counts.map(({ minItems }) => minItems ?? 1))),
		maxFiles: Math.max(1, Math.min(MAX_FILES, ...counts.map(({ maxItems }) => maxItems ?? MAX_FILES))),
	};
}

/** Whether a tool itself reads a file of the run, not only what others made of one. */
function readsOwnFiles({ inputs, facts, forEach }: BoundTool): boolean {
	return Object.entries(inputs).some(([name, reference]) => {
		if (fileKind(name, facts.input) === null) return false;
		const said = JSON.stringify(reference);
		return readsRun(reference) || said.includes('"file:') || (said.includes('"item"') && readsRun(forEach));
	});
}

/** Whether a reference stands for files of the run. */
function readsRun(reference: unknown): boolean {
	const text = JSON.stringify(reference) ?? "";
	return text.includes('"files"') || text.includes('"$files"');
}

function unique(edges: readonly { from: number; to: number }[]) {
	return edges.filter(({ from, to }, at) => edges.findIndex((other) => other.from === from && other.to === to) === at);
}
