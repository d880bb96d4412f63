import { fieldOf, misfit, requiredOf, type Shape, shapeOf } from "@/lib/catalog/validation/json-shape";
import type { ToolFacts } from "@/lib/catalog/validation/validate-spec";
import type { AgentTool, Finding } from "@/lib/developers/schemas";
import { choicesOf, fieldsOf, opened, plainOf } from "./plain-schema";
import { schemaFindings } from "./schema-findings";

/** Our tools, as far as an agent may be bound to them. */
export interface Services {
	/** All of them, as `server:tool`. */
	readonly refs: readonly string[];
	factsOf(toolRef: string): ToolFacts | null;
}

/** An agent's tool with the one of ours that supplies it. */
export interface BoundTool {
	readonly tool: AgentTool;
	readonly toolRef: string;
	readonly facts: ToolFacts;
}

const PLATFORM = "platform";
const MOST_NAMED = 6;

/** Finds what supplies a tool and whether it can: `bound` is null where there is nothing to run. */
export function bindTool(tool: AgentTool, path: string, services: Services): { bound: BoundTool | null; findings: Finding[] } {
	const findings = [...schemaFindings(tool.inputSchema, `${path}.inputSchema`), ...schemaFindings(tool.outputSchema, `${path}.outputSchema`)];
	const wrong = (at: string, message: string): { bound: null; findings: Finding[] } => ({
		bound: null,
		findings: [...findings, { path: at, message, level: "error" }],
	});
	const { eip } = tool;
	if (eip && eip.provider !== PLATFORM)
		return wrong(`${path}.eip.provider`, `There is no provider ${eip.provider}. The provider is ${PLATFORM}: our tools supply what yours do.`);
	const service = eip?.service ?? tool.name;
	const found = services.refs.filter((toolRef) => toolRef === service || toolRef.split(":")[1] === service);
	const [toolRef] = found;
	const at = eip ? `${path}.eip.service` : `${path}.eip`;
	if (found.length > 1) return wrong(at, `Several tools are called ${service}: say which of ${found.join(", ")}.`);
	const facts = toolRef === undefined ? null : services.factsOf(toolRef);
	if (toolRef === undefined || !facts) {
		const near = nearest(service, services.refs);
		const hint = near.length > 0 ? ` The nearest are ${near.join(", ")}.` : "";
		return wrong(at, eip ? `There is no tool ${service}.${hint}` : `Nothing supplies this tool: name one of ours under eip.service.${hint}`);
	}
	if (findings.length > 0) return { bound: null, findings };
	const misfits = [...inputFindings(tool, `${path}.inputSchema`, toolRef, facts), ...outputFindings(tool, `${path}.outputSchema`, toolRef, facts)];
	return { bound: { tool, toolRef, facts }, findings: [...findings, ...misfits] };
}

function inputFindings({ inputSchema }: AgentTool, path: string, toolRef: string, { input }: ToolFacts): Finding[] {
	const findings: Finding[] = [];
	const declared = fieldsOf(inputSchema);
	for (const [name, field] of declared) {
		const at = `${path}.properties.${name}`;
		const wanted = fieldOf(input, [name]);
		if (!wanted) {
			findings.push({ path: at, message: `${toolRef} takes no ${name}. It takes ${namesOf(input)}.`, level: "error" });
			continue;
		}
		const why = misfit(shapeOf(opened(field)), wanted);
		if (why) findings.push({ path: at, message: `${toolRef} can't take this as ${name}: ${why}.`, level: "error" });
		const [mine, theirs] = [choicesOf(plainOf(shapeOf(field))), choicesOf(plainOf(wanted))];
		const unknown = mine && theirs ? mine.find((choice) => !theirs.includes(choice)) : undefined;
		if (unknown !== undefined)
			findings.push({ path: `${at}.enum`, message: `${toolRef} doesn't know ${unknown}. It knows ${theirs?.join(", ")}.`, level: "error" });
	}
	const names = new Set(declared.map(([name]) => name));
	for (const name of requiredOf(input)) {
		if (!names.has(name)) findings.push({ path: `${path}.properties`, message: `${toolRef} needs ${name}: declare it.`, level: "error" });
	}
	return findings;
}

function outputFindings({ outputSchema }: AgentTool, path: string, toolRef: string, { output }: ToolFacts): Finding[] {
	return fieldsOf(outputSchema).flatMap(([name, field]): Finding[] => {
		const at = `${path}.properties.${name}`;
		const given = fieldOf(output, [name]);
		if (!given) return [{ path: at, message: `${toolRef} gives no ${name}. It gives ${namesOf(output)}.`, level: "error" }];
		const why = misfit(given, shapeOf(opened(field)));
		return why ? [{ path: at, message: `What ${toolRef} gives as ${name} is not this: ${why}.`, level: "error" }] : [];
	});
}

function namesOf({ schema }: Shape): string {
	return fieldsOf(schema)
		.map(([name]) => name)
		.join(", ");
}

const wordsOf = (name: string): string[] =>
	name
		.toLowerCase()
		.split(/[^a-z0-9]+/)
		.filter((word) => word.length > 2);

/** Tools whose names share words with a wrong one, those that share most first. */
function nearest(service: string, refs: readonly string[]): string[] {
	const wanted = wordsOf(service);
	const scored = refs.map((ref) => ({
		ref,
		score: wordsOf(ref).filter((word) => wanted.some((other) => other.startsWith(word) || word.startsWith(other))).length,
	}));
	return scored
		.filter(({ score }) => score > 0)
		.sort((one, other) => other.score - one.score)
		.slice(0, MOST_NAMED)
		.map(({ ref }) => ref);
}
