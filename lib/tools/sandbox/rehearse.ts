import { z } from "zod";
import { issuesInWords } from "@/lib/platform/language/validator-words";
import { isRecord } from "@/lib/platform/records";
import { sampleValue } from "./sample-value";
import type { NodeRehearsal, RehearsalInput, RehearsalReport, RehearsedNode, RehearsedSource, RehearsedWorkflow, WorkflowRehearsal } from "./schemas";

/** What a rehearsal knows of the tool that would be called. */
export interface RehearsedTool {
	readonly input: z.ZodType;
	readonly output: z.ZodType;
	readonly perInvocationMicroU: number;
}

type FindTool = (toolRef: string) => RehearsedTool | null;

const MOST_PROBLEMS = 8;
const LONGEST_JSON = 2_000;
const SAMPLE_FILE = "0190a000-0000-7000-8000-0000000000f0";

interface Answered {
	readonly output: Record<string, unknown>;
	readonly isReal: boolean;
}

/**
 * Runs workflows without their tools: every node is given what it would be given, and its tool's answer is the recorded one, or one made from
 * the shape that its developer declared. Nothing is called, read or kept, and nobody is charged.
 */
export function rehearse({ budgetMicroU, workflows }: RehearsalInput, findTool: FindTool): RehearsalReport {
	const rehearsed: WorkflowRehearsal[] = [];
	let costMicroU = 0;
	for (const workflow of workflows) {
		const report = rehearseOne(workflow, budgetMicroU - costMicroU, findTool);
		costMicroU += report.costMicroU;
		rehearsed.push(report);
	}
	return { passed: rehearsed.every(({ passed }) => passed), costMicroU, budgetMicroU, workflows: rehearsed };
}

function rehearseOne(workflow: RehearsedWorkflow, budgetMicroU: number, findTool: FindTool): WorkflowRehearsal {
	const answered = new Map<string, Answered>();
	const nodes: NodeRehearsal[] = [];
	let costMicroU = 0;
	for (const node of workflow.nodes) {
		const report = rehearseNode(node, workflow, answered, budgetMicroU - costMicroU, findTool);
		costMicroU += report.costMicroU;
		nodes.push(report);
	}
	return { workflow: workflow.workflow, passed: nodes.every(({ status }) => status === "passed"), costMicroU, nodes };
}

function rehearseNode(
	node: RehearsedNode,
	workflow: RehearsedWorkflow,
	answered: Map<string, Answered>,
	leftMicroU: number,
	findTool: FindTool,
): NodeRehearsal {
	const { node: name, tool, toolRef } = node;
	const ended = (rest: Pick<NodeRehearsal, "status"> & Partial<NodeRehearsal>): NodeRehearsal => ({
		...{ node: name, tool, toolRef, answeredBy: null, problems: [], input: "", output: "", costMicroU: 0 },
		...rest,
	});
	const missing = Object.values(node.inputs).flatMap((source) => (source.kind === "node" && !answered.has(source.node) ? [source.node] : []));
	if (missing.length > 0) return ended({ status: "skipped", problems: [`It needs what ${missing[0]} gives, which did not pass.`] });
	const input = Object.fromEntries(
		Object.entries(node.inputs).flatMap(([field, source]) => {
			const value = rehearsedValue(source, workflow, answered);
			return value === undefined || value === null ? [] : [[field, value]];
		}),
	);
	const known = findTool(toolRef);
	if (!known) return ended({ status: "failed", input: shown(input), problems: [`There is no tool ${toolRef}.`] });
	if (known.perInvocationMicroU > leftMicroU)
		return ended({
			status: "failed",
			input: shown(input),
			problems: ["The budget of the sandbox is used up: make the workflow shorter, or use cheaper tools."],
		});
	const isRealInput = Object.values(node.inputs).every((source) => source.kind !== "node" || answered.get(source.node)?.isReal);
	const inputProblems = [
		...misfits(node.inputSchema, input, `The input of ${tool}`),
		...(isRealInput ? zodMisfits(known.input, input, `The input of ${toolRef}`) : []),
	];
	const output = node.recorded ?? (sampleValue(node.outputSchema) as Record<string, unknown>);
	const outputProblems = [
		...misfits(node.outputSchema, output, node.recorded ? `The recorded answer of ${tool}` : `The answer made for ${tool}`),
		...(node.recorded ? zodMisfits(known.output, output, `The recorded answer, for ${toolRef},`) : []),
	];
	const problems = [...inputProblems, ...outputProblems].slice(0, MOST_PROBLEMS);
	if (problems.length === 0) answered.set(name, { output, isReal: node.recorded !== null });
	return ended({
		status: problems.length === 0 ? "passed" : "failed",
		answeredBy: node.recorded ? "recording" : "generated",
		problems,
		input: shown(input),
		output: shown(output),
		costMicroU: known.perInvocationMicroU,
	});
}

function rehearsedValue(source: RehearsedSource, { answers, answerSchemas }: RehearsedWorkflow, answered: ReadonlyMap<string, Answered>): unknown {
	switch (source.kind) {
		case "file":
			return SAMPLE_FILE;
		case "files":
			return [SAMPLE_FILE];
		case "answer":
			return Object.hasOwn(answers, source.slotId) ? answers[source.slotId] : sampleValue(answerSchemas[source.slotId] ?? {});
		case "node":
			return source.path.reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), answered.get(source.node)?.output);
		case "value":
			return source.value;
	}
}

function misfits(schema: Readonly<Record<string, unknown>>, value: unknown, what: string): string[] {
	try {
		return zodMisfits(z.fromJSONSchema(schema), value, what);
	} catch {
		return [`${what} can't be checked: its schema can't be read.`];
	}
}

function zodMisfits(schema: z.ZodType, value: unknown, what: string): string[] {
	const read = schema.safeParse(value);
	if (read.success) return [];
	return issuesInWords(read.error).map(({ path, message }) => `${what} does not fit${path === "" ? "" : ` at ${path}`}: ${message}`);
}

function shown(value: unknown): string {
	const text = JSON.stringify(value, null, 2) ?? "";
	return text.length > LONGEST_JSON ? `${text.slice(0, LONGEST_JSON)}…` : text;
}
