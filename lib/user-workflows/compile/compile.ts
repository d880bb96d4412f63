import { Spec, type StepSpec } from "@/lib/catalog/spec";
import { type ToolFacts, validateSpec } from "@/lib/catalog/validation/validate-spec";
import { EVERY_FORMAT } from "@/lib/files/formats";
import { AGENT_TOOL } from "@/lib/tools/agent/agent-tool-name";
import { DEFAULT_MAX_ITERATIONS } from "@/lib/user-workflows/limits";
import type { CanvasLayout, Finding, Specialist, ToolPaletteItem } from "@/lib/user-workflows/schemas";
import { type BoundGraph, bindGraph } from "./bind-graph";
import { type BoundTool, propertiesOf } from "./bind-tool";
import { bindingFindings, edgeFindings, finding, toolFindings } from "./findings";
import { type Graph, graphOf, inOrder } from "./graph";
import { habitsOf, largestFile, writesFiles } from "./recipes";
import { specialistsOf } from "./specialists";
import type { ToolWorld } from "./tool-world";

/** What of a user workflow decides what it does. */
export interface Draft {
	readonly specId: string;
	readonly version: string;
	readonly name: string;
	readonly description: string;
	readonly systemPrompt: string;
	readonly toolPalette: readonly ToolPaletteItem[];
	readonly canvasLayout: CanvasLayout;
	readonly agentConfig?: { readonly budgetMicroU?: number; readonly maxIterations?: number };
}

export interface Compiled {
	/** Runs by rules alone; null where something is missing. */
	readonly spec: Spec | null;
	/** Runs where a language model chooses; null where there is nothing to choose from. */
	readonly agentSpec: Spec | null;
	readonly findings: readonly Finding[];
	readonly specialists: readonly Specialist[];
}

/** Enough for the fixed prices of so many files. */
const BUDGETED_ITEMS = 20;
const LEAST_BUDGET_MICRO_U = 100_000;
const AGENT_BUDGET_MICRO_U = 1_000_000;

/**
 * The one way from a user workflow to what is run: what everything that keeps, checks or runs one goes through. Pure: the same draft and the same
 * tools give the same specs and findings.
 */
export function compile(draft: Draft, world: ToolWorld): Compiled {
	const graph = graphOf(draft.toolPalette, draft.canvasLayout);
	const found = [...toolFindings(graph, world), ...edgeFindings(graph, draft.canvasLayout.edges)];
	const facts = new Map<number, ToolFacts>();
	for (const { index, toolName } of graph.nodes) {
		const known = world.cardOf(toolName) ? world.toolOf(toolName) : null;
		if (known) facts.set(index, known);
	}
	const bound = bindGraph(graph, facts);
	const specialists = specialistsOf(graph, bound.edges, draft.canvasLayout.groups);
	const findings = [
		...(graph.nodes.length === 0 ? [finding("EMPTY_WORKFLOW", "not_runnable", "There is nothing to run. Add a tool.", { field: "toolPalette" })] : []),
		...found,
		...bindingFindings(bound.tools, graph, draft.canvasLayout.edges, world),
		...nameFindings(graph, draft.canvasLayout),
	];
	const mayNot = findings.filter(({ level }) => level !== "note");
	const spec = mayNot.length === 0 ? rulesSpec(draft, bound, specialists, world) : null;
	const wrong = spec ? validateSpec(spec, world).map(({ path, message }) => finding("INVALID_SPEC", "not_runnable", message, placeOf(path, spec, graph))) : [];
	// With a model, what a tool is missing is for the model to give.
	const isAgentless =
		graph.nodes.length === 0 || mayNot.some(({ code }) => code === "FORBIDDEN_TOOL" || code === "UNKNOWN_TOOL" || code === "UNAVAILABLE_TOOL");
	const agentSpec = isAgentless ? null : agentSpecOf(draft, graph, bound, specialists);
	return { spec: wrong.length === 0 ? spec : null, agentSpec, findings: [...findings, ...wrong], specialists };
}

function nameFindings(graph: Graph, { groups }: CanvasLayout): Finding[] {
	const keys = graph.nodes.map(({ key }) => key);
	return groups
		.filter(({ tool }) => !keys.includes(tool))
		.map(({ name, tool }) => finding("UNUSED_GROUP_NAME", "note", `The group “${name}” names ${tool}, which is not on the canvas.`, { field: "canvasLayout" }));
}

/** The tool that a place in a spec is about. */
function placeOf(path: string, spec: Spec, graph: Graph): Partial<Finding> {
	const [, at, , field] = path.split(".");
	const step = path.startsWith("steps.") ? spec.steps[Number(at)] : undefined;
	const node = graph.nodes.find(({ stepId }) => stepId === step?.stepId);
	return { tool: node?.index ?? null, field: field ?? null };
}

const common = (draft: Draft) => ({
	specId: draft.specId,
	version: draft.version,
	name: draft.name,
	description: draft.description,
	icon: "workflow",
	category: "Yours",
	useCaseType: "user_workflow",
	systemPrompt: draft.systemPrompt,
});

function inputOf(bound: BoundGraph) {
	const sizes = bound.tools.map(({ node }) => largestFile(node.toolName)).filter((size) => size > 0);
	return {
		minFiles: bound.minFiles,
		maxFiles: bound.maxFiles,
		types: bound.maxFiles > 0 ? ["document"] : [],
		formats: bound.maxFiles > 0 && bound.formats.length === 0 ? [...EVERY_FORMAT] : [...bound.formats],
		maxFileBytes: sizes.length > 0 ? Math.max(...sizes) : 100 * 1024 * 1024,
	};
}

function rulesSpec(draft: Draft, bound: BoundGraph, specialists: readonly Specialist[], world: ToolWorld): Spec {
	const { order } = inOrder(draft.toolPalette.length, bound.edges);
	const tools = order.flatMap((place) => bound.tools.find(({ node }) => node.index === place) ?? []);
	const leaves = tools.filter(({ node }) => bound.edges.every(({ from }) => from !== node.index));
	const makers = tools.filter(({ facts }) => writesFiles(facts.output));
	const primary = makers.length === 1 ? primaryKindOf(makers[0]) : null;
	const steps = tools.map((tool) => stepOf(tool, { bound, specialists, world, primaryKind: makers.includes(tool) ? primary : null }));
	// A tool elsewhere that doesn't say what it gives may give words, files, or both.
	const unwritten = leaves.filter(({ facts }) => !writesFiles(facts.output) || "content" in propertiesOf(facts.output));
	const documents = unwritten.map(({ node, forEach }, at) => ({
		from: `step:${node.stepId}${forEach === null ? "" : "[*]"}`,
		fileName: `${node.stepId}.json`,
		description: `What ${world.cardOf(node.toolName)?.title ?? node.toolName} gave`,
		isPrimary: makers.length === 0 && at === unwritten.length - 1,
	}));
	const price = tools.reduce((sum, { facts, forEach }) => sum + facts.perInvocationMicroU * (forEach === null ? 1 : BUDGETED_ITEMS), 0);
	return Spec.parse({
		...common(draft),
		input: inputOf(bound),
		steps,
		delivery: { documents, ...(makers.length > 0 && primary === null ? { archive: archiveOf(draft) } : {}) },
		toolPalette: [...new Set(tools.map(({ node }) => node.toolName))],
		agentConfig: { budgetMicroU: Math.max(draft.agentConfig?.budgetMicroU ?? 0, LEAST_BUDGET_MICRO_U, price) },
	});
}

function archiveOf({ name }: Draft) {
	const bare = name
		.toLowerCase()
		.normalize("NFKD")
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "");
	return { fileName: `${bare || "results"}.zip`, description: "Everything that was made" };
}

/** The kind of file that is downloaded first, of a tool that is called once and of which that is known. */
function primaryKindOf(tool: BoundTool | undefined): string | null {
	return tool && tool.forEach === null ? (habitsOf(tool.node.toolName).artifacts?.primaryKind ?? null) : null;
}

interface StepSurroundings {
	readonly bound: BoundGraph;
	readonly specialists: readonly Specialist[];
	readonly world: ToolWorld;
	readonly primaryKind: string | null;
}

function stepOf({ node, facts, inputs, forEach }: BoundTool, { bound, specialists, world, primaryKind }: StepSurroundings): StepSpec {
	const habits = habitsOf(node.toolName);
	const specialist = specialists.find(({ tools }) => tools.includes(node.index));
	const before = bound.edges
		.filter(({ to }) => to === node.index)
		.flatMap(({ from }) => bound.tools.find((tool) => tool.node.index === from)?.node.stepId ?? []);
	const artifacts = writesFiles(facts.output)
		? {
				artifactType: habits.artifacts?.artifactType ?? ("document" as const),
				description: habits.artifacts?.description ?? `Made by ${world.cardOf(node.toolName)?.title ?? node.toolName}`,
				metadata: {},
				...(primaryKind === null ? {} : { primaryKind }),
			}
		: undefined;
	return {
		stepId: node.stepId,
		title: world.cardOf(node.toolName)?.title ?? node.toolName,
		role: specialist?.role ?? "specialist",
		type: "tool",
		tool: node.toolName,
		inputs: { ...inputs },
		...(forEach === null ? {} : { forEach }),
		branch: specialist?.role ?? "specialist",
		after: [...new Set(before)],
		isPreview: false,
		weight: habits.weight,
		...(artifacts ? { artifacts } : {}),
		...(habits.gate ? { gate: habits.gate } : {}),
	};
}

/** One step for each specialist, in which the model chooses among its tools. */
function agentSpecOf(draft: Draft, graph: Graph, bound: BoundGraph, specialists: readonly Specialist[]): Spec {
	const maxTurns = draft.agentConfig?.maxIterations ?? DEFAULT_MAX_ITERATIONS;
	const steps = specialists.map((specialist, at): StepSpec => {
		const tools = specialist.tools.flatMap((index) => graph.nodes[index]?.toolName ?? []);
		const notes = specialist.tools
			.flatMap((index) => graph.nodes[index] ?? [])
			.filter(({ note }) => note !== "")
			.map(({ key, note }) => `${key}: ${note}`);
		return {
			stepId: at === 0 ? "agent" : `agent_${at + 1}`,
			title: specialist.name,
			role: specialist.role,
			type: "agent",
			tool: AGENT_TOOL,
			inputs: {},
			branch: specialist.role,
			after: [],
			agent: { tools: [...new Set(tools)], maxTurns, notes },
			isPreview: false,
			weight: 1,
			artifacts: { artifactType: "document", description: `Made by ${specialist.name}`, metadata: {} },
		};
	});
	const mayMakeFiles = bound.tools.some(({ facts }) => writesFiles(facts.output));
	const documents = steps.map(({ stepId, title }, at) => ({
		from: `step:${stepId}`,
		fileName: `${stepId}.json`,
		description: `What ${title} did and found`,
		isPrimary: !mayMakeFiles && at === steps.length - 1,
	}));
	const takesFiles = bound.maxFiles > 0;
	return Spec.parse({
		...common(draft),
		input: { ...inputOf(bound), minFiles: takesFiles ? Math.max(1, bound.minFiles) : 0 },
		steps,
		delivery: { documents, ...(mayMakeFiles ? { archive: archiveOf(draft) } : {}) },
		toolPalette: [...new Set(graph.nodes.map(({ toolName }) => toolName))],
		agentConfig: { budgetMicroU: Math.max(draft.agentConfig?.budgetMicroU ?? 0, AGENT_BUDGET_MICRO_U) },
	});
}
