import type { Spec } from "@/lib/catalog/spec";
import { type SpecFinding, type SpecWorld, validateSpec } from "@/lib/catalog/validation/validate-spec";
import { type BoundTool, bindTool, type Services } from "@/lib/developers/checking/bind-tool";
import { followReferences } from "@/lib/developers/checking/follow-references";
import { compileWorkflow, stepIdsOf } from "@/lib/developers/compiling/compile-workflow";
import { nameOf } from "@/lib/developers/compiling/sources";
import { type WiredNode, wireNodes } from "@/lib/developers/compiling/wire-nodes";
import type { AgentDocument, CheckResult, CompiledWorkflow, Finding } from "@/lib/developers/schemas";

/** A workflow of an agent that can run: its spec, and its nodes with what supplies them. */
export interface ReadyWorkflow {
	readonly name: string;
	readonly spec: Spec;
	readonly nodes: readonly WiredNode[];
}

export interface CheckedAgent {
	readonly findings: readonly Finding[];
	/** Those workflows that nothing is wrong with. */
	readonly workflows: readonly ReadyWorkflow[];
}

/** Everything that is wrong with an agent's document, all at once, each with its place; and what its workflows come to. */
export function checkAgent(submitted: AgentDocument, services: Services, world: SpecWorld): CheckedAgent {
	const { agent, findings: ofReferences } = withoutReferences(submitted);
	const findings: Finding[] = [...ofReferences, ...twice(agent.tools, "tools", "tools"), ...twice(agent.workflows, "workflows", "workflows")];
	const bound = new Map<string, BoundTool>();
	const broken = new Set<string>();
	for (const [index, tool] of agent.tools.entries()) {
		const binding = bindTool(tool, `tools.${index}`, services);
		findings.push(...binding.findings);
		const isUnclear = ofReferences.some(({ path }) => path.startsWith(`tools.${index}.`));
		if (isUnclear || binding.findings.some(({ level }) => level === "error")) broken.add(tool.name);
		if (binding.bound && !broken.has(tool.name)) bound.set(tool.name, binding.bound);
	}
	const workflows: ReadyWorkflow[] = [];
	for (const [index, workflow] of agent.workflows.entries()) {
		const path = `workflows.${index}`;
		const wiring = wireNodes(workflow, path, agent.tools, bound);
		findings.push(...wiring.findings);
		if (!wiring.isWhole || wiring.findings.length > 0) continue;
		const compiled = compileWorkflow(agent, workflow, path, wiring);
		findings.push(...compiled.findings);
		if (!compiled.spec) continue;
		const wrong = validateSpec(compiled.spec, world);
		findings.push(...wrong.map((finding) => placed(finding, path, wiring.nodes)));
		if (wrong.length === 0) workflows.push({ name: workflow.name, spec: compiled.spec, nodes: wiring.nodes });
	}
	const used = new Set(agent.workflows.flatMap(({ nodes }) => nodes.flatMap(({ tool }) => tool ?? [])));
	for (const [index, { name }] of agent.tools.entries()) {
		if (!used.has(name)) findings.push({ path: `tools.${index}`, message: `No node uses ${name}.`, level: "warning" });
	}
	return { findings, workflows };
}

/** The document with the references in its tools' schemas followed: nothing behind this knows of any. */
function withoutReferences(submitted: AgentDocument): { agent: AgentDocument; findings: Finding[] } {
	const findings: Finding[] = [];
	const tools = submitted.tools.map((tool, index) => {
		const [input, output] = [
			followReferences(tool.inputSchema, `tools.${index}.inputSchema`),
			followReferences(tool.outputSchema, `tools.${index}.outputSchema`),
		];
		findings.push(...input.findings, ...output.findings);
		return { ...tool, inputSchema: input.schema, outputSchema: output.schema };
	});
	return { agent: { ...submitted, tools }, findings };
}

export function hasErrors(findings: readonly Finding[]): boolean {
	return findings.some(({ level }) => level === "error");
}

/** The answer of a check: nothing in it is of our own inside. */
export function checkResultOf({ findings, workflows }: CheckedAgent): CheckResult {
	return { success: !hasErrors(findings), findings: [...findings], workflows: workflows.map(presentCompiled) };
}

export function presentCompiled({ spec, nodes }: ReadyWorkflow): CompiledWorkflow {
	return {
		workflowId: spec.specId,
		name: spec.name,
		steps: spec.steps.map(({ title, tool }) => ({ title, tool })),
		questions: spec.slots.filter(({ hidden }) => !hidden).map(({ question }) => question),
		files: { min: spec.input.minFiles, max: spec.input.maxFiles, formats: spec.input.formats },
		costMicroU: nodes.reduce((sum, { placed: { bound } }) => sum + bound.facts.perInvocationMicroU, 0),
	};
}

function twice(named: ReadonlyArray<{ readonly name: string }>, path: string, what: string): Finding[] {
	const names = named.map(({ name }) => name);
	return names.flatMap((name, index): Finding[] =>
		names.indexOf(name) === index ? [] : [{ path: `${path}.${index}.name`, message: `Two ${what} are called ${name}.`, level: "error" }],
	);
}

/** A finding of the one validator at the node that the step was made of. */
function placed({ path: inSpec, message }: SpecFinding, path: string, nodes: readonly WiredNode[]): Finding {
	const [part, place = "", field, input] = inSpec.split(".");
	const node = part === "steps" ? nodes[Number(place)] : undefined;
	if (!node) return { path, message, level: "error" };
	const at = `${path}.nodes.${node.placed.index}`;
	const index = field === "inputs" && input !== undefined ? node.placed.node.inputs.findIndex((one) => nameOf(one) === input) : -1;
	const words = [...stepIdsOf(nodes)].reduce((text, [name, stepId]) => (name === stepId ? text : text.replaceAll(`of ${stepId} `, `of ${name} `)), message);
	return { path: index >= 0 ? `${at}.inputs.${index}` : at, message: words, level: "error" };
}
