import { SPECS } from "@/lib/catalog/registry";
import type { CheckpointSlot, Reference, Spec, StepSpec } from "@/lib/catalog/spec";
import { isRecord } from "@/lib/platform/records";
import type { Question } from "@/lib/questions/schemas";

/** How a built-in workflow uses a tool. What these know of tools, such as which files one reads and what it is given, holds for others as well. */
interface Recipe {
	readonly spec: Spec;
	readonly step: StepSpec;
}

const recipes = new Map<string, Recipe[]>();
for (const spec of SPECS) {
	for (const step of spec.steps) recipes.set(step.tool, [...(recipes.get(step.tool) ?? []), { spec, step }]);
}

export function recipesOf(toolName: string): readonly Recipe[] {
	return recipes.get(toolName) ?? [];
}

/** The formats of files that a tool reads, as far as built-in workflows tell; empty where they don't. */
export function formatsOf(toolName: string): string[] {
	const formats = recipesOf(toolName).flatMap(({ spec, step }) => fileFormats(step.inputs, spec));
	return [...new Set(formats)];
}

/** Formats of the files that an input of a step stands for. */
function fileFormats(reference: Reference, spec: Spec): string[] {
	if (typeof reference === "number") return [];
	if (typeof reference !== "string") return Object.values(reference).flatMap((part) => fileFormats(part, spec));
	if (reference === "files" || reference.startsWith("file:") || reference === "item") return spec.input.formats;
	if (!reference.startsWith("slot:")) return [];
	const slot = questionsOf(spec).find(({ slotId }) => `slot:${slotId}` === reference);
	return slot?.slotType === "file" ? slot.acceptedFormats : [];
}

export function questionsOf(spec: Spec): (Question | CheckpointSlot)[] {
	return [...spec.slots, ...spec.steps.flatMap(({ checkpoint }) => checkpoint?.slots ?? [])];
}

/** The largest file that a built-in workflow gives a tool. */
export function largestFile(toolName: string): number {
	return Math.max(0, ...recipesOf(toolName).map(({ spec }) => spec.input.maxFileBytes));
}

/** A value that stands in a spec as it is: anything that JSON can say. */
export function literal(value: unknown): Reference {
	if (typeof value === "string") return `text:${value}`;
	return typeof value === "number" ? value : { $json: JSON.stringify(value) };
}

/** How the steps of a built-in workflow are named in another one; null for one that it does not have there. */
type StepNames = (step: StepSpec) => { readonly stepId: string; readonly isForEach: boolean } | null;

const STEP = /^step:([a-z][a-z0-9_]*)(\[item\])?(?:\.(.+))?$/;

/**
 * A reference of a built-in workflow in the words of another one that asks nothing: its steps by their names there, what it would have asked by its
 * suggestion or its default. Null where that leaves nothing to stand for it.
 */
export function rewritten(reference: Reference, spec: Spec, names: StepNames): Reference | null {
	if (typeof reference === "number") return reference;
	if (typeof reference === "string") return rewrittenText(reference, spec, names);
	if (Array.isArray(reference)) return everyPart(reference, spec, names);
	if (reference.$find !== undefined) return null;
	if (reference.$first !== undefined) {
		const all = (Array.isArray(reference.$first) ? reference.$first : [reference.$first]).flatMap((part) => rewritten(part, spec, names) ?? []);
		const parts = all.filter((part, at) => !isNothing(part) && all.findIndex((other) => JSON.stringify(other) === JSON.stringify(part)) === at);
		return parts.length > 1 ? { $first: parts } : (parts[0] ?? null);
	}
	if (reference.$pick !== undefined) {
		const from = rewritten(reference.from ?? "", spec, names);
		return from === null ? null : { ...reference, from };
	}
	if (reference.$count !== undefined) {
		const counted = rewritten(reference.$count, spec, names);
		return counted === null ? null : { $count: counted };
	}
	const parts = Object.entries(reference).map(([name, part]) => [name, rewritten(part, spec, names)] as const);
	return parts.some(([, part]) => part === null) ? null : Object.fromEntries(parts.flatMap(([name, part]) => (part === null ? [] : [[name, part]])));
}

function everyPart(references: readonly Reference[], spec: Spec, names: StepNames): Reference | null {
	const parts = references.map((part) => rewritten(part, spec, names));
	return parts.some((part) => part === null) ? null : parts.flatMap((part) => (part === null ? [] : [part]));
}

function rewrittenText(reference: string, spec: Spec, names: StepNames): Reference | null {
	if (reference.startsWith("text:")) return reference;
	if (reference.startsWith("slot:")) return answered(reference.slice("slot:".length), spec, names);
	const [, stepId, , path] = STEP.exec(reference) ?? [];
	const step = spec.steps.find((candidate) => candidate.stepId === stepId);
	const named = step && names(step);
	if (!named) return null;
	return `step:${named.stepId}${named.isForEach ? "[item]" : ""}${path === undefined ? "" : `.${path}`}`;
}

/** What a question would be answered with by who changes nothing. */
function answered(slotId: string, spec: Spec, names: StepNames): Reference | null {
	const slot = questionsOf(spec).find((candidate) => candidate.slotId === slotId);
	if (!slot) return null;
	if ("suggestionFrom" in slot && slot.suggestionFrom !== undefined) {
		const suggestion = rewritten(slot.suggestionFrom, spec, names);
		const limit = slot.suggestionLimit ?? slot.config.maxItems;
		const isOfMany = slot.slotType === "multi_select";
		if (suggestion !== null)
			return isOfMany && typeof suggestion === "string" ? { $pick: "value", from: suggestion, ...(typeof limit === "number" ? { limit } : {}) } : suggestion;
	}
	if (slot.default !== null && slot.default !== undefined) return literal(slot.default);
	return slot.required ? null : NOTHING;
}

/** What a question that may be left open gives when it is. */
const NOTHING: Reference = { $json: "null" };

export function isNothing(reference: Reference): boolean {
	return isRecord(reference) && reference.$json === "null";
}

/** Which of a run's files a tool reads: the ones it is about, or another one that a question asks for. Null where built-in workflows don't tell. */
export function fileRole(toolName: string, input: string): string | null {
	for (const { step } of recipesOf(toolName)) {
		const reference = step.inputs[input];
		if (isFileReference(reference)) return "main";
		if (typeof reference === "string" && reference.startsWith("slot:")) return reference;
	}
	return null;
}

/** The reference to what a built-in workflow's file is, whichever way it is named. */
export function isFileReference(reference: Reference | undefined): boolean {
	return reference === "files" || reference === "item" || (typeof reference === "string" && reference.startsWith("file:"));
}

/** What a step of built-in workflows says of its files and of when it says no. */
export function habitsOf(toolName: string): { artifacts: StepSpec["artifacts"]; gate: StepSpec["gate"]; weight: number } {
	const all = recipesOf(toolName).map(({ step }) => step);
	return {
		artifacts: all.find(({ artifacts }) => artifacts?.primaryKind !== undefined)?.artifacts ?? all.find(({ artifacts }) => artifacts)?.artifacts,
		gate: all.find(({ gate }) => gate)?.gate,
		weight: all[0]?.weight ?? 1,
	};
}

/** Whether an output has the files that a tool wrote. */
export function writesFiles(output: { readonly schema: Readonly<Record<string, unknown>> }): boolean {
	const properties = isRecord(output.schema.properties) ? output.schema.properties : {};
	const files = isRecord(properties.files) ? properties.files : {};
	const item = isRecord(files.items) ? files.items : {};
	return isRecord(item.properties) && "file" in item.properties;
}
