import type { BoundTool } from "@/lib/developers/checking/bind-tool";
import { fieldsOf } from "@/lib/developers/checking/plain-schema";
import type { AgentNode, NodeInput } from "@/lib/developers/schemas";

/** Where an input of a node comes from. */
export type Source =
	| { readonly kind: "files" }
	| { readonly kind: "file"; readonly index: number }
	| { readonly kind: "question"; readonly name: string }
	| { readonly kind: "node"; readonly node: string; readonly path: readonly string[] }
	| { readonly kind: "value"; readonly value: unknown };

/** A node as it stands in its workflow. `bound` is null of one that hands on what it is given. */
export interface PlacedNode {
	readonly node: AgentNode;
	readonly index: number;
	readonly bound: BoundTool | null;
}

/** A source, or why there is none. */
export type Found = { readonly source: Source } | { readonly problem: string };

const FILE_FIELD = /^(?:fileIds?|[a-z][A-Za-z]*FileIds?)$/;
const MOST_FILES = 20;

export function nameOf(input: NodeInput): string {
	return typeof input === "string" ? input : input.name;
}

/** Whether a tool of ours takes a file there, by its id. */
export function takesFile(name: string): boolean {
	return FILE_FIELD.test(name);
}

/** Where an input comes from: as it says itself, else the nearest node before that gives its name, else one after, else the files, else a question. */
export function sourceOf(input: NodeInput, at: PlacedNode, nodes: readonly PlacedNode[], seen: readonly string[] = []): Found {
	if (typeof input !== "string") {
		if (input.value !== undefined) return input.from ? { problem: "Give either from or value." } : { source: { kind: "value", value: input.value } };
		if (input.from) return named(input.from, nodes, seen);
	}
	const name = nameOf(input);
	const makers = nodes.filter((other) => other.index !== at.index && gives(other, name));
	const before = makers.filter(({ index }) => index < at.index).at(-1);
	const [only, another] = makers;
	const maker = before ?? (another ? undefined : only);
	if (maker) return fromNode(maker, name, [], nodes, seen);
	if (only) return { problem: `Several nodes after this one give ${name}: say which with from, as ${only.node.name}.${name}.` };
	if (takesFile(name)) return { source: name.endsWith("s") ? { kind: "files" } : { kind: "file", index: 0 } };
	return { source: { kind: "question", name } };
}

/** Of a node without a tool only what it takes from somewhere by its own word: the rest has the name that it has everywhere. */
function gives({ node, bound }: PlacedNode, name: string): boolean {
	if (!node.outputs.includes(name)) return false;
	return bound !== null || node.inputs.some((input) => typeof input !== "string" && input.name === name && (input.from || input.value !== undefined));
}

/** What `from` names: `files`, `files.1`, `node.output`, `node.output.field`. */
function named(from: string, nodes: readonly PlacedNode[], seen: readonly string[]): Found {
	const [head = "", output, ...path] = from.split(".");
	const node = nodes.find(({ node: { name } }) => name === head);
	if (!node && head === "files") return fileNamed(output, path);
	if (!node) return { problem: `There is no node ${head}. Write from as node.output, or as files.` };
	if (output === undefined) return { problem: `Say which output of ${head}: it gives ${node.node.outputs.join(", ") || "none"}.` };
	return fromNode(node, output, path, nodes, seen);
}

function fileNamed(place: string | undefined, rest: readonly string[]): Found {
	if (place === undefined) return { source: { kind: "files" } };
	const index = /^\d{1,2}$/.test(place) && rest.length === 0 ? Number(place) : MOST_FILES;
	return index < MOST_FILES ? { source: { kind: "file", index } } : { problem: `Name a file by its place, from files.0 to files.${MOST_FILES - 1}.` };
}

function fromNode(maker: PlacedNode, output: string, path: readonly string[], nodes: readonly PlacedNode[], seen: readonly string[]): Found {
	const { node, bound } = maker;
	if (bound) {
		const declared = fieldsOf(bound.tool.outputSchema).map(([name]) => name);
		const known = node.outputs.includes(output) && declared.includes(output);
		return known
			? { source: { kind: "node", node: node.name, path: [output, ...path] } }
			: { problem: `${node.name} gives no ${output}. It gives ${node.outputs.join(", ") || "nothing: name its outputs"}.` };
	}
	const key = `${node.name}.${output}`;
	if (seen.includes(key)) return { problem: `${seen.join(", ")} and ${key} take from each other.` };
	const input = node.inputs.find((one) => nameOf(one) === output);
	if (!input || !node.outputs.includes(output)) return { problem: `${node.name} hands on no ${output}.` };
	const found = sourceOf(input, maker, nodes, [...seen, key]);
	if (path.length === 0 || "problem" in found) return found;
	if (found.source.kind !== "node") return { problem: `${key} has no fields to take ${path.join(".")} from.` };
	return { source: { ...found.source, path: [...found.source.path, ...path] } };
}
