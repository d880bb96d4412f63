import type { ReadyWorkflow } from "@/lib/developers/check-agent";
import { fieldsOf } from "@/lib/developers/checking/plain-schema";
import type { Source } from "@/lib/developers/compiling/sources";
import type { SandboxInput } from "@/lib/developers/schemas";
import type { Question } from "@/lib/questions/schemas";
import type { RehearsalInput, RehearsedSource } from "@/lib/tools/sandbox/schemas";

/** What the sandbox is given: the workflows as they are wired, without anything of ours but the names of tools. */
export function rehearsalOf(workflows: readonly ReadyWorkflow[], { recordings, answers }: SandboxInput, budgetMicroU: number): RehearsalInput {
	return {
		budgetMicroU,
		workflows: workflows.map(({ name, spec, nodes }) => ({
			workflow: name,
			answers,
			answerSchemas: Object.fromEntries(spec.slots.map((slot) => [slot.slotId, schemaOfAnswer(slot, nodes)])),
			nodes: nodes.map(({ placed: { node, bound }, inputs }) => ({
				node: node.name,
				tool: bound.tool.name,
				toolRef: bound.toolRef,
				inputSchema: bound.tool.inputSchema,
				outputSchema: bound.tool.outputSchema,
				inputs: Object.fromEntries([...inputs].map(([input, source]) => [input, rehearsedSource(source)])),
				recorded: recordings[bound.tool.name] ?? null,
			})),
		})),
	};
}

function rehearsedSource(source: Source): RehearsedSource {
	switch (source.kind) {
		case "files":
			return { kind: "files" };
		case "file":
			return { kind: "file" };
		case "question":
			return { kind: "answer", slotId: source.name };
		case "node":
			return { kind: "node", node: source.node, path: [...source.path] };
		case "value":
			return { kind: "value", value: source.value };
	}
}

/** The declared schema of what is asked, with the options that people are offered. */
function schemaOfAnswer({ slotId, options, default: fallback }: Question, nodes: ReadyWorkflow["nodes"]): Record<string, unknown> {
	for (const { placed, inputs } of nodes) {
		for (const [name, source] of inputs) {
			if (source.kind !== "question" || source.name !== slotId) continue;
			const declared = fieldsOf(placed.bound.tool.inputSchema).find(([field]) => field === name)?.[1] ?? {};
			const isChoice = options.length > 0 && declared.type !== "array" && !("enum" in declared);
			return { ...declared, ...(isChoice ? { enum: options } : {}), ...(fallback === null ? {} : { default: fallback }) };
		}
	}
	return {};
}
