import type { z } from "zod";
import { type Reference, Spec, type StepSpec } from "@/lib/catalog/spec";
import { fieldOf, itemOf } from "@/lib/catalog/validation/json-shape";
import { choicesOf, fieldsOf, neededOf, plainOf } from "@/lib/developers/checking/plain-schema";
import { inWords, workflowIdOf } from "@/lib/developers/names";
import type { AgentDocument, AgentWorkflow, Finding } from "@/lib/developers/schemas";
import { isRecord } from "@/lib/platform/records";
import type { Question } from "@/lib/questions/schemas";
import { fileUseOf, knownUseOf } from "./built-in-uses";
import { questionOf } from "./question-of";
import type { Source } from "./sources";
import type { WiredNode, Wiring } from "./wire-nodes";

/** A run may cost this many times what its calls cost at fixed prices before it is stopped, and never less than the least. */
const BUDGET_FACTOR = 5;
const LEAST_BUDGET_MICRO_U = 100_000;
const CATEGORY = "By developers";

export interface Compiled {
	/** Null where the findings say why there is none. */
	readonly spec: Spec | null;
	readonly findings: readonly Finding[];
}

const error = (path: string, message: string): Finding => ({ path, message, level: "error" });

/** The spec of a workflow whose nodes are wired: what the one driver runs. */
export function compileWorkflow(agent: AgentDocument, workflow: AgentWorkflow, path: string, wiring: Wiring): Compiled {
	const { nodes } = wiring;
	const stepIds = stepIdsOf(nodes);
	const { questions, findings } = questionsOf(nodes, path);
	const delivery = deliveryOf(nodes, stepIds);
	if (delivery === null) findings.push(error(`${path}.nodes`, "The workflow gives nothing: name the outputs of its last node."));
	const taken = inputOf(nodes);
	if (typeof taken === "string") findings.push(error(`${path}.nodes`, taken));
	const steps = nodes.flatMap((node) => stepOf(node, agent, stepIds, questions));
	if (findings.length > 0 || delivery === null || typeof taken === "string") return { spec: null, findings };
	const price = nodes.reduce((sum, { placed }) => sum + placed.bound.facts.perInvocationMicroU, 0);
	const primary = delivery.step;
	const spec = Spec.parse({
		specId: workflowIdOf(agent.name, workflow.name),
		version: agent.version,
		name: workflow.title ?? inWords(workflow.name),
		description: workflow.description,
		icon: "blocks",
		category: CATEGORY,
		subcategory: inWords(agent.name),
		skuGroup: "developer",
		useCaseType: `developer_${agent.name}`.slice(0, 100),
		...taken,
		slots: [...questions.values()],
		steps: steps.map((step) =>
			primary && step.stepId === primary.stepId && step.artifacts ? { ...step, artifacts: { ...step.artifacts, primaryKind: primary.kind } } : step,
		),
		delivery: delivery.spec,
		toolPalette: [...new Set(nodes.map(({ placed }) => placed.bound.toolRef))],
		agentConfig: { budgetMicroU: Math.max(LEAST_BUDGET_MICRO_U, price * BUDGET_FACTOR) },
	});
	return { spec, findings };
}

/** Ids by node: what a spec allows of a name, told apart where two names come to one id. */
export function stepIdsOf(nodes: readonly WiredNode[]): ReadonlyMap<string, string> {
	const ids = new Map<string, string>();
	const taken = new Set(["deliver", "budget"]);
	for (const { placed } of nodes) {
		const plain = placed.node.name.toLowerCase().replace(/[^a-z0-9]/g, "_");
		const base = /^[a-z]/.test(plain) ? plain : `n_${plain}`;
		let id = base;
		for (let count = 2; taken.has(id); count += 1) id = `${base}_${count}`;
		taken.add(id);
		ids.set(placed.node.name, id);
	}
	return ids;
}

function stepOf(
	{ placed, inputs }: WiredNode,
	agent: AgentDocument,
	stepIds: ReadonlyMap<string, string>,
	questions: ReadonlyMap<string, Question>,
): Array<z.input<typeof StepSpec>> {
	const { node, bound } = placed;
	const stepId = stepIds.get(node.name) ?? node.name;
	const references: Record<string, Reference> = {};
	for (const [name, source] of inputs) {
		references[name] = referenceOf(source, stepIds, questions);
	}
	const { artifactType } = knownUseOf(bound.toolRef);
	const artifacts = makesFiles(bound.facts.output) && artifactType ? { artifacts: { artifactType, description: node.description, metadata: {} } } : {};
	return [{ stepId, title: inWords(node.name), role: inWords(agent.name), type: "tool", tool: bound.toolRef, inputs: references, ...artifacts }];
}

function referenceOf(source: Source, stepIds: ReadonlyMap<string, string>, questions: ReadonlyMap<string, Question>): Reference {
	switch (source.kind) {
		case "files":
			return "files";
		case "file":
			return `file:${source.index}`;
		case "question":
			// An answer that may be left out is then no input at all, which not every tool takes for null.
			return questions.get(source.name)?.required ? `slot:${source.name}` : { $first: [`slot:${source.name}`] };
		case "node":
			return `step:${stepIds.get(source.node)}.${source.path.join(".")}`;
		case "value":
			return literal(source.value);
	}
}

function literal(value: unknown): Reference {
	if (typeof value === "string") return `text:${value}`;
	return typeof value === "number" ? value : { $json: JSON.stringify(value) };
}

/** What people are asked, one question for each name; the strictest of several uses decides whether it must be answered. */
function questionsOf(nodes: readonly WiredNode[], path: string): { questions: Map<string, Question>; findings: Finding[] } {
	const questions = new Map<string, Question>();
	const findings: Finding[] = [];
	for (const { placed, inputs } of nodes) {
		const { tool, facts } = placed.bound;
		const declared = new Map(fieldsOf(tool.inputSchema));
		const needed = [...neededOf(tool.inputSchema), ...(Array.isArray(facts.input.schema.required) ? facts.input.schema.required.map(String) : [])];
		for (const [place, [name, source]] of [...inputs].entries()) {
			if (source.kind !== "question") continue;
			const at = `${path}.nodes.${placed.index}.inputs.${place}`;
			const asked = questionOf({
				name: source.name,
				declared: declared.get(name) ?? {},
				wanted: fieldOf(facts.input, [name]),
				isNeeded: needed.includes(name),
			});
			const known = questions.get(source.name);
			if ("problem" in asked) findings.push(error(at, asked.problem));
			else if (known && known.slotType !== asked.question.slotType)
				findings.push(error(at, `${source.name} is asked as something else by another node: take one of them from a node, or fix its value.`));
			else questions.set(source.name, known?.required ? known : asked.question);
		}
	}
	return { questions, findings };
}

/** Which files a run takes; words for why there are none that all of its nodes can read. */
function inputOf(nodes: readonly WiredNode[]): { input: Spec["input"]; samples: Spec["samples"] } | string {
	const reading = nodes.filter(({ inputs }) => [...inputs.values()].some(({ kind }) => kind === "file" || kind === "files"));
	const uses = reading.flatMap(({ placed }) => {
		const use = fileUseOf(placed.bound.toolRef);
		return use ? [{ name: placed.node.name, use }] : [];
	});
	const [first] = uses;
	if (!first) return { input: { minFiles: 0, maxFiles: 0, types: [], formats: [], maxFileBytes: 1, inspector: "none" }, samples: [] };
	const formats = uses.reduce((left, { use }) => left.filter((format) => use.formats.includes(format)), first.use.formats);
	if (formats.length === 0) return `No file can be read by all of ${uses.map(({ name }) => name).join(", ")}: let the later ones take from nodes.`;
	const sources = nodes.flatMap(({ inputs }) => [...inputs.values()]);
	const places = sources.flatMap((source) => (source.kind === "file" ? [source.index + 1] : []));
	const takesAll = sources.some(({ kind }) => kind === "files");
	const least = Math.max(1, ...places, ...(takesAll ? uses.map(({ use }) => use.minFiles) : []));
	const most = takesAll ? Math.min(...uses.filter(({ use }) => use.maxFiles > 1).map(({ use }) => use.maxFiles), 200) : Math.max(1, ...places);
	const input = {
		minFiles: least,
		maxFiles: Math.max(least, most),
		types: first.use.types,
		formats,
		maxFileBytes: Math.min(...uses.map(({ use }) => use.maxFileBytes)),
		inspector: first.use.inspector,
	};
	// Ours to lend: whoever tries the workflow needs a file that it reads.
	const samples = first.use.samples.filter(({ fileName }) => formats.includes(fileName.split(".").at(-1) ?? ""));
	return { input, samples: samples.length >= least ? samples.slice(0, input.maxFiles) : [] };
}

/** Whether a tool's output lists files that it wrote. */
function makesFiles(output: Parameters<typeof fieldOf>[0]): boolean {
	const files = fieldOf(output, ["files"]);
	const item = files && itemOf(files);
	return item !== null && fieldOf(item, ["file", "storageKey"]) !== null && isRecord(item.schema) && Object.keys(item.schema).length > 0;
}

interface Delivered {
	readonly spec: {
		documents: Array<{ from: Reference; fileName: string; description: string; isPrimary: boolean }>;
		archive?: { fileName: string; description: string };
	};
	readonly step: { readonly stepId: string; readonly kind: string } | null;
}

/** The results: files that tools wrote, and what the last nodes gave as data. One of them is the primary one. */
function deliveryOf(nodes: readonly WiredNode[], stepIds: ReadonlyMap<string, string>): Delivered | null {
	const taken = new Set(nodes.flatMap(({ inputs }) => [...inputs.values()].flatMap((source) => (source.kind === "node" ? [source.node] : []))));
	const ends = nodes.filter(({ placed }) => !taken.has(placed.node.name));
	const writers = nodes.filter(({ placed }) => makesFiles(placed.bound.facts.output));
	const data = ends.flatMap(({ placed }) =>
		placed.node.outputs.flatMap((name) =>
			name === "files" && makesFiles(placed.bound.facts.output)
				? []
				: [[ends.length === 1 ? name : `${placed.node.name}_${name}`, `step:${stepIds.get(placed.node.name)}.${name}`] as const],
		),
	);
	if (writers.length === 0 && data.length === 0) return null;
	const [writer] = writers;
	const kind = writers.length === 1 && writer ? kindOf(writer) : null;
	const document = {
		from: Object.fromEntries(data),
		fileName: "result.json",
		description: "What the last step found, as data",
		isPrimary: writers.length === 0,
	};
	const documents = data.length > 0 ? [document] : [];
	if (writers.length === 0) return { spec: { documents }, step: null };
	if (writer && kind !== null) return { spec: { documents }, step: { stepId: stepIds.get(writer.placed.node.name) ?? "", kind } };
	return { spec: { documents, archive: { fileName: "results.zip", description: "All files in one" } }, step: null };
}

/** The kind of file that a tool's first result is: as the built-in workflows take it, or the only one that its schema knows. */
function kindOf({ placed: { bound } }: WiredNode): string | null {
	const { primaryKind } = knownUseOf(bound.toolRef);
	if (primaryKind !== null) return primaryKind;
	const files = fieldOf(bound.facts.output, ["files"]);
	const item = files && itemOf(files);
	const kinds = item && choicesOf(plainOf(fieldOf(item, ["kind"]) ?? { schema: {}, definitions: {} }));
	return kinds?.length === 1 ? (kinds[0] ?? null) : null;
}
