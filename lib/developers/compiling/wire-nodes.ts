import { requiredOf } from "@/lib/catalog/validation/json-shape";
import type { BoundTool } from "@/lib/developers/checking/bind-tool";
import { fieldsOf, neededOf } from "@/lib/developers/checking/plain-schema";
import type { AgentTool, AgentWorkflow, Finding } from "@/lib/developers/schemas";
import { nameOf, type PlacedNode, type Source, sourceOf } from "./sources";

/** A node that calls a tool, with where each of its inputs comes from. */
export interface WiredNode {
	readonly placed: PlacedNode & { readonly bound: BoundTool };
	readonly inputs: ReadonlyMap<string, Source>;
}

export interface Wiring {
	/** In the order in which they run. */
	readonly nodes: readonly WiredNode[];
	readonly findings: readonly Finding[];
	/** Whether all of its nodes could be looked at: those of broken tools can't. */
	readonly isWhole: boolean;
}

const error = (path: string, message: string): Finding => ({ path, message, level: "error" });

/** Connects the nodes of a workflow by the names of their inputs and outputs, and puts them in order. */
export function wireNodes(workflow: AgentWorkflow, path: string, tools: readonly AgentTool[], bound: ReadonlyMap<string, BoundTool>): Wiring {
	const findings: Finding[] = [...nameFindings(workflow, path)];
	let isWhole = true;
	const nodes: PlacedNode[] = workflow.nodes.map((node, index) => {
		const at = `${path}.nodes.${index}`;
		const tool = node.tool ?? null;
		if (tool !== null && !tools.some(({ name }) => name === tool))
			findings.push(
				error(`${at}.tool`, `There is no tool ${tool} among the agent's tools${tools.length > 0 ? `: ${tools.map(({ name }) => name).join(", ")}` : ""}.`),
			);
		const supplied = tool === null ? null : (bound.get(tool) ?? null);
		if (tool !== null && supplied === null) isWhole = false;
		return { node, index, bound: supplied };
	});
	if (!isWhole) return { nodes: [], findings, isWhole };
	const wired: WiredNode[] = [];
	for (const placed of nodes) {
		const at = `${path}.nodes.${placed.index}`;
		findings.push(...fieldFindings(placed, at));
		const inputs = new Map<string, Source>();
		for (const [place, input] of placed.node.inputs.entries()) {
			const found = sourceOf(input, placed, nodes);
			if ("problem" in found) findings.push(error(`${at}.inputs.${place}`, found.problem));
			else inputs.set(nameOf(input), found.source);
		}
		if (placed.bound) wired.push({ placed: { ...placed, bound: placed.bound }, inputs });
	}
	if (wired.length === 0 && findings.length === 0) findings.push(error(`${path}.nodes`, "No node calls a tool, so nothing would be done."));
	const { ordered, finding } = inOrder(wired, workflow, path);
	return { nodes: ordered, findings: finding && findings.length === 0 ? [finding] : findings, isWhole };
}

function nameFindings({ nodes, entryNode }: AgentWorkflow, path: string): Finding[] {
	const findings: Finding[] = [];
	const seen = new Set<string>();
	for (const [index, { name, inputs }] of nodes.entries()) {
		if (name === "files") findings.push(error(`${path}.nodes.${index}.name`, "No node can be called files: that names what people upload."));
		if (seen.has(name)) findings.push(error(`${path}.nodes.${index}.name`, `Two nodes are called ${name}.`));
		seen.add(name);
		const names = inputs.map(nameOf);
		for (const [place, input] of names.entries()) {
			if (names.indexOf(input) !== place) findings.push(error(`${path}.nodes.${index}.inputs.${place}`, `${input} is given twice.`));
		}
	}
	if (!seen.has(entryNode)) findings.push(error(`${path}.entryNode`, `There is no node ${entryNode}. The nodes are ${[...seen].join(", ")}.`));
	return findings;
}

/** Whether a node's names are those of its tool, and all that the tool needs is there. */
function fieldFindings({ node, bound }: PlacedNode, at: string): Finding[] {
	const names = node.inputs.map(nameOf);
	if (!bound) {
		return node.outputs.flatMap((output, place) =>
			names.includes(output)
				? []
				: [error(`${at}.outputs.${place}`, `${node.name} has no tool, so it can only hand on its inputs. Name the tool that makes ${output}.`)],
		);
	}
	const { tool, facts, toolRef } = bound;
	const [taken, given] = [fieldsOf(tool.inputSchema).map(([name]) => name), fieldsOf(tool.outputSchema).map(([name]) => name)];
	const needed = [...new Set([...neededOf(tool.inputSchema), ...requiredOf(facts.input)])];
	return [
		...names.flatMap((name, place) =>
			taken.includes(name) ? [] : [error(`${at}.inputs.${place}`, `${tool.name} takes no ${name}. It takes ${taken.join(", ")}.`)],
		),
		...node.outputs.flatMap((name, place) =>
			given.includes(name) ? [] : [error(`${at}.outputs.${place}`, `${tool.name} gives no ${name}. It gives ${given.join(", ")}.`)],
		),
		...needed.flatMap((name) =>
			names.includes(name) || !taken.includes(name) ? [] : [error(`${at}.inputs`, `${toolRef} needs ${name}: name it among the inputs.`)],
		),
	];
}

const makersOf = ({ inputs }: WiredNode): string[] => [...inputs.values()].flatMap((source) => (source.kind === "node" ? [source.node] : []));

/** The entry first, then each node as soon as all that it takes is there, in the order of the document. */
function inOrder(wired: readonly WiredNode[], { entryNode }: AgentWorkflow, path: string): { ordered: readonly WiredNode[]; finding: Finding | null } {
	const entry = wired.find(({ placed }) => placed.node.name === entryNode);
	const [before] = entry ? makersOf(entry) : [];
	if (before !== undefined)
		return { ordered: [], finding: error(`${path}.entryNode`, `${entryNode} takes from ${before}, so ${before} comes first: make that the entry.`) };
	const ordered: WiredNode[] = entry ? [entry] : [];
	let waiting = wired.filter((node) => node !== entry);
	while (waiting.length > 0) {
		const done = new Set(ordered.map(({ placed }) => placed.node.name));
		const next = waiting.find((node) => makersOf(node).every((maker) => done.has(maker)));
		if (!next) {
			const names = waiting.map(({ placed }) => placed.node.name).join(", ");
			return { ordered: [], finding: error(`${path}.nodes`, `These nodes wait for each other: ${names}.`) };
		}
		ordered.push(next);
		waiting = waiting.filter((node) => node !== next);
	}
	return { ordered, finding: null };
}
