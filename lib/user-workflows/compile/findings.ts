import { fieldOf, misfit, requiredOf } from "@/lib/catalog/validation/json-shape";
import { resolveShape } from "@/lib/catalog/validation/reference-shape";
import type { Edge, Finding } from "@/lib/user-workflows/schemas";
import { type BoundTool, fileKind, pathsTo, propertiesOf } from "./bind-tool";
import { edgeKey, type Graph, type GraphNode, inOrder } from "./graph";
import { isFileReference, recipesOf, rewritten, writesFiles } from "./recipes";
import { isForbidden, type ToolCard, type ToolWorld } from "./tool-world";

export function finding(
	code: Finding["code"],
	level: Finding["level"],
	message: string,
	at: Partial<Pick<Finding, "tool" | "edge" | "field" | "suggestions">> = {},
): Finding {
	return { code, level, message, tool: null, edge: null, field: null, suggestions: [], ...at };
}

/** What is wrong with the tools themselves, whatever leads where. */
export function toolFindings({ nodes }: Graph, world: ToolWorld): Finding[] {
	return nodes.flatMap(({ toolName, index }) => {
		const at = { tool: index, field: "toolPalette" };
		if (isForbidden(toolName)) {
			return [
				finding("FORBIDDEN_TOOL", "refused", `${toolName} can't be part of a workflow of yours: runs of it neither ask nor end themselves. Remove it.`, at),
			];
		}
		const card = world.cardOf(toolName);
		if (!card) {
			const suggestions = nearestTools(toolName, world.tools).map((near) => near.toolName);
			const hint = suggestions.length > 0 ? ` Did you mean ${suggestions[0]}?` : "";
			return [finding("UNKNOWN_TOOL", "refused", `There is no tool ${toolName}.${hint}`, { ...at, suggestions })];
		}
		return card.problem === null ? [] : [finding("UNAVAILABLE_TOOL", "not_runnable", `${card.title} can't be used now. ${card.problem}`, at)];
	});
}

/** What is wrong with the edges: ends that there are not, circles. */
export function edgeFindings(graph: Graph, edges: readonly Edge[]): Finding[] {
	const named = (edge: number) => (edges[edge] ? edgeKey(edges[edge]) : "");
	const { rest } = inOrder(graph.nodes.length, graph.edges);
	const circle = graph.edges.filter(({ from, to }) => rest.includes(from) && rest.includes(to));
	return [
		...graph.dangling.map((edge) =>
			finding("UNKNOWN_EDGE", "note", `The connection ${named(edge)} leads to a tool that is not on the canvas, so it counts for nothing.`, { edge }),
		),
		...graph.loops.map((edge) => finding("SELF_EDGE", "not_runnable", `The connection ${named(edge)} leads from a tool to itself. Remove it.`, { edge })),
		...circle.map(({ edge }) =>
			finding("CYCLE", "not_runnable", `The connection ${named(edge)} is part of a circle, so no tool in it could be first. Remove one of its connections.`, {
				edge,
			}),
		),
	];
}

/** What can't be bound, and what was assumed. */
export function bindingFindings(tools: readonly BoundTool[], graph: Graph, edges: readonly Edge[], world: ToolWorld): Finding[] {
	const missing = tools.flatMap((tool) => tool.missing.map((name) => missingInput(tool, name, world)));
	const assumed = tools.flatMap(({ node, assumed: values }) =>
		values.map(({ name, value }) =>
			finding(
				"MISSING_INPUT",
				"note",
				`${titleOf(node, world)}: ${name} is ${JSON.stringify(value)}, as nothing else is said. Write “${name}: …” in its note to choose.`,
				{
					tool: node.index,
					field: name,
				},
			),
		),
	);
	const unfit = graph.edges.flatMap(({ from, to, edge }) => {
		const [source, target] = [tools.find(({ node }) => node.index === from), tools.find(({ node }) => node.index === to)];
		if (!source || !target || target.takesFrom.includes(from) || gates(source.node.toolName)) return [];
		const why = `${titleOf(target.node, world)} takes nothing that ${titleOf(source.node, world)} gives, so ${edges[edge] ? edgeKey(edges[edge]) : "this"} only puts them in order.`;
		return [finding("EDGE_DOES_NOT_FIT", "note", why, { edge })];
	});
	return [...missing, ...assumed, ...unfit];
}

/** A check that holds the run back leads on by its verdict. */
const gates = (toolName: string): boolean => recipesOf(toolName).some(({ step }) => step.gate !== undefined);

function missingInput({ node, facts }: BoundTool, name: string, world: ToolWorld): Finding {
	const suppliers = world.tools.filter(
		({ toolName, problem }) => problem === null && toolName !== node.toolName && !takes(toolName, name, world) && supplies(toolName, node, name, world),
	);
	const suggestions = suppliers.map(({ toolName }) => toolName);
	const [first] = suppliers;
	const wanted = fieldOf(facts.input, [name])?.schema.description;
	const what = typeof wanted === "string" ? `${name} (${wanted})` : name;
	const how = first ? `${first.title} gives it: add it before.` : `No tool gives it: write “${name}: …” in its note.`;
	return finding("MISSING_INPUT", "not_runnable", `${titleOf(node, world)} needs ${what}, and nothing before it gives that. ${how}`, {
		tool: node.index,
		field: name,
		suggestions,
	});
}

/** One that has to be given a thing to hand it on supplies nothing. */
function takes(toolName: string, name: string, world: ToolWorld): boolean {
	const facts = world.toolOf(toolName);
	return facts !== null && requiredOf(facts.input).includes(name);
}

/** Whether a tool gives what an input of another one needs. */
export function supplies(toolName: string, reader: Pick<GraphNode, "toolName">, name: string, world: ToolWorld): boolean {
	const [source, target] = [world.toolOf(toolName), world.toolOf(reader.toolName)];
	const wanted = target && fieldOf(target.input, [name]);
	if (!source || !wanted) return false;
	const known = { fileCount: 1, slots: new Map(), steps: new Map([["source", { isForEach: false, output: source.output }]]), isForEach: false };
	const fits = (reference: Parameters<typeof resolveShape>[0]) => {
		const { shape, problems } = resolveShape(reference, known);
		return problems.length === 0 && misfit(shape, wanted) === null;
	};
	if (pathsTo(name, source.output).some((path) => fits(`step:source.${path.join(".")}`) || fits({ $pick: "value", from: `step:source.${path.join(".")}` })))
		return true;
	return recipesOf(reader.toolName).some(({ spec, step }) => {
		const reference = step.inputs[name];
		if (reference === undefined || isFileReference(reference)) return false;
		let isUsed = false;
		const rewrite = rewritten(reference, spec, ({ tool }) => {
			isUsed ||= tool === toolName;
			return tool === toolName ? { stepId: "source", isForEach: false } : null;
		});
		return rewrite !== null && isUsed;
	});
}

/** The inputs of one tool that another one's result can fill: what an edge between them would carry. Files that one wrote and the other reads too. */
export function carried(from: string, to: string, world: ToolWorld): string[] {
	const [source, target] = [world.toolOf(from), world.toolOf(to)];
	if (!source || !target) return [];
	return Object.keys(propertiesOf(target.input)).filter((name) => {
		if (fileKind(name, target.input) !== null && writesFiles(source.output)) return true;
		return supplies(from, { toolName: to }, name, world);
	});
}

function titleOf({ toolName }: Pick<GraphNode, "toolName">, world: ToolWorld): string {
	return world.cardOf(toolName)?.title ?? toolName;
}

const MOST_NEAR = 3;
const LEAST_LIKENESS = 0.2;

/** The tools whose names and descriptions are most like a name, best first. */
export function nearestTools(toolName: string, tools: readonly ToolCard[]): (ToolCard & { readonly why: string })[] {
	const wanted = wordsOf(toolName);
	const scored = tools
		.filter(({ problem }) => problem === null)
		.map((card) => {
			const named = wordsOf(`${card.toolName} ${card.title}`);
			const described = wordsOf(card.description);
			const shared = wanted.filter((word) => named.includes(word));
			const told = wanted.filter((word) => !shared.includes(word) && described.includes(word));
			const score = wanted.length === 0 ? 0 : (shared.length + told.length / 2) / wanted.length;
			return { card, score, words: [...shared, ...told] };
		});
	const best = scored
		.filter(({ score }) => score >= LEAST_LIKENESS)
		.sort((one, other) => other.score - one.score || one.card.toolName.localeCompare(other.card.toolName));
	return best.slice(0, MOST_NEAR).map(({ card, words }) => ({ ...card, why: `Both are about ${words.join(", ")}.` }));
}

const TOO_COMMON = ["a", "the", "of", "to", "for", "and", "in", "tool", "mcp", "run", "get", "do"];

function wordsOf(text: string): string[] {
	const words = text
		.toLowerCase()
		.split(/[^a-z0-9]+/)
		.filter((word) => word.length > 1 && !TOO_COMMON.includes(word));
	return [...new Set(words.map((word) => (word.length > 4 && word.endsWith("s") ? word.slice(0, -1) : word)))];
}
