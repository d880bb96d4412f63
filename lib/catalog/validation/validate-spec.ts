import type { Spec, StepSpec } from "@/lib/catalog/spec";
import { mimeTypeOf } from "@/lib/files/formats";
import { ANYTHING, fieldOf, misfit, requiredOf, type Shape } from "./json-shape";
import { isList, type Known, resolveShape } from "./reference-shape";
import { revisionFindings } from "./revision-findings";

/** Something in a spec that would not run, and where: `steps.2.inputs.posting`. */
export interface SpecFinding {
	readonly path: string;
	readonly message: string;
}

/** What is known of a tool: the JSON Schemas of its input and output, and its fixed price. */
export interface ToolFacts {
	readonly input: Shape;
	readonly output: Shape;
	readonly perInvocationMicroU: number;
}

export interface SpecWorld {
	/** Null for a tool that there is not. */
	readonly toolOf: (toolRef: string) => ToolFacts | null;
	readonly inspectors: readonly string[];
}

/** So many items are counted when a step of items is priced. */
const PRICED_ITEMS = 10;

/** Everything that is wrong with a spec, all at once and in its order; nothing for one that can run. The one validator of all kinds of specs. */
export function validateSpec(spec: Spec, world: SpecWorld): SpecFinding[] {
	const findings: SpecFinding[] = [
		...idFindings(spec),
		...previewFindings(spec),
		...branchFindings(spec),
		...paletteFindings(spec, world),
		...defaultFindings(spec),
		...formatFindings(spec),
		...priceFindings(spec, world),
	];
	if (spec.input.inspector !== "none" && !world.inspectors.includes(spec.input.inspector)) {
		findings.push({ path: "input.inspector", message: `There is no check ${spec.input.inspector}.` });
	}
	const slots = new Map(spec.slots.map((slot) => [slot.slotId, slot]));
	const steps = new Map<string, { isForEach: boolean; output: Shape }>();
	const known = (isForEach: boolean): Known => ({ fileCount: spec.input.minFiles, slots, steps, isForEach });
	for (const [index, step] of spec.steps.entries()) {
		const path = `steps.${index}`;
		findings.push(...stepFindings(step, path, known(step.forEach !== undefined), known(false), world));
		steps.set(step.stepId, { isForEach: step.forEach !== undefined, output: world.toolOf(step.tool)?.output ?? ANYTHING });
		findings.push(...afterStepFindings(step, path, known(step.forEach !== undefined), known(false)));
		for (const slot of step.checkpoint?.slots ?? []) slots.set(slot.slotId, slot);
	}
	findings.push(...revisionFindings(spec, known(true), world));
	for (const [index, document] of spec.delivery.documents.entries()) {
		findings.push(...problemsOf(document.from, known(false), `delivery.documents.${index}.from`));
	}
	return findings;
}

function problemsOf(reference: Parameters<typeof resolveShape>[0], known: Known, path: string): SpecFinding[] {
	return resolveShape(reference, known).problems.map((problem) => ({ path, message: sentence(problem) }));
}

/** What the step takes: its list, and each input against the tool's own schema. */
function stepFindings(step: StepSpec, path: string, known: Known, outside: Known, world: SpecWorld): SpecFinding[] {
	const findings: SpecFinding[] = [];
	if (step.forEach !== undefined) {
		const list = resolveShape(step.forEach, outside);
		findings.push(...list.problems.map((problem) => ({ path: `${path}.forEach`, message: sentence(problem) })));
		if (list.problems.length === 0 && !isList(list)) findings.push({ path: `${path}.forEach`, message: "A step runs over a list." });
	}
	// What an agent gives its tools is its own to say, call by call.
	if (step.agent) return findings;
	const tool = world.toolOf(step.tool);
	for (const [name, reference] of Object.entries(step.inputs)) {
		const at = `${path}.inputs.${name}`;
		const given = resolveShape(reference, known);
		findings.push(...given.problems.map((problem) => ({ path: at, message: sentence(problem) })));
		const wanted = tool && fieldOf(tool.input, [name]);
		if (tool && !wanted) findings.push({ path: at, message: `${step.tool} takes no ${name}.` });
		const why = wanted && given.problems.length === 0 ? misfit(given.shape, wanted) : null;
		if (why) findings.push({ path: at, message: `What is given for ${name} does not fit: ${why}.` });
	}
	for (const name of tool ? requiredOf(tool.input) : []) {
		if (!(name in step.inputs)) findings.push({ path: `${path}.inputs`, message: `${step.tool} needs ${name}.` });
	}
	return findings;
}

/** What is read from the step's own output: its gate, the words of its files, and the checkpoint after it. */
function afterStepFindings(step: StepSpec, path: string, known: Known, outside: Known): SpecFinding[] {
	const output = outside.steps.get(step.stepId)?.output ?? ANYTHING;
	const findings: SpecFinding[] = [];
	if (step.gate && !fieldOf(output, [step.gate.field])) {
		findings.push({ path: `${path}.gate.field`, message: `The output of ${step.stepId} has no field ${step.gate.field}.` });
	}
	if (step.artifacts?.primaryKind !== undefined && step.forEach !== undefined) {
		findings.push({ path: `${path}.artifacts.primaryKind`, message: "A step that runs over a list makes no primary result." });
	}
	if (step.artifacts) findings.push(...problemsOf(step.artifacts.metadata, known, `${path}.artifacts.metadata`));
	for (const [index, slot] of (step.checkpoint?.slots ?? []).entries()) {
		const at = `${path}.checkpoint.slots.${index}`;
		if (slot.optionsFrom !== undefined) findings.push(...problemsOf(slot.optionsFrom, outside, `${at}.optionsFrom`));
		if (slot.whenEmpty.leftOut !== undefined) findings.push(...problemsOf(slot.whenEmpty.leftOut.countFrom, outside, `${at}.whenEmpty.leftOut.countFrom`));
		if (slot.suggestionFrom !== undefined) findings.push(...problemsOf(slot.suggestionFrom, outside, `${at}.suggestionFrom`));
	}
	if (step.checkpoint?.needs) findings.push(...problemsOf(step.checkpoint.needs.list, outside, `${path}.checkpoint.needs`));
	if (step.checkpoint?.preview !== undefined) findings.push(...problemsOf(step.checkpoint.preview, outside, `${path}.checkpoint.preview`));
	return findings;
}

/** A preview is made before anything is confirmed: it neither asks nor goes over a list, and comes before every other step. */
function previewFindings({ steps }: Spec): SpecFinding[] {
	const count = steps.filter((step) => step.isPreview).length;
	if (count === 0) return [];
	const at = (index: number) => `steps.${index}.isPreview`;
	const misplaced = steps.flatMap((step, index) =>
		step.isPreview !== index < count ? [{ path: at(index), message: "The steps of a preview come first." }] : [],
	);
	const unfit = steps.flatMap((step, index) => {
		const isUnfit = step.checkpoint !== undefined || step.forEach !== undefined || step.artifacts?.primaryKind !== undefined;
		return step.isPreview && isUnfit ? [{ path: at(index), message: "A step of a preview has no pause, goes over no list and makes no primary result." }] : [];
	});
	const isBare = !steps.some((step) => step.isPreview && step.artifacts);
	return [
		...misplaced.slice(0, 1),
		...unfit,
		...(isBare ? [{ path: at(0), message: "A preview shows something: one of its steps has artifacts." }] : []),
		...(count === steps.length ? [{ path: at(count - 1), message: "Something is left to do after the preview." }] : []),
	];
}

/** Steps of branches go by what they need, others by their order: the two don't mix. */
function branchFindings({ steps }: Spec): SpecFinding[] {
	const isBranched = steps.some(({ branch }) => branch !== undefined);
	return steps.flatMap((step, index) => {
		const path = `steps.${index}`;
		const earlier = steps.slice(0, index).map(({ stepId }) => stepId);
		return [
			...(isBranched && step.branch === undefined ? [{ path: `${path}.branch`, message: "All steps of a workflow are of branches, or none is." }] : []),
			...(isBranched && (step.checkpoint || step.isPreview || step.revision)
				? [{ path, message: "A step of a branch has neither a pause, nor a preview, nor a value that can be changed." }]
				: []),
			...step.after.filter((name) => !earlier.includes(name)).map((name) => ({ path: `${path}.after`, message: `There is no step ${name} before this.` })),
			...(step.after.length > 0 && step.branch === undefined ? [{ path: `${path}.after`, message: "Only a step of a branch names those before it." }] : []),
			...(step.agent && step.forEach !== undefined ? [{ path: `${path}.agent`, message: "An agent goes over no list." }] : []),
		];
	});
}

function idFindings(spec: Spec): SpecFinding[] {
	const steps = spec.steps.flatMap((step) => [step.stepId, ...(step.checkpoint ? [step.checkpoint.checkpointId] : [])]);
	const slots = [...spec.slots, ...spec.steps.flatMap((step) => step.checkpoint?.slots ?? [])].map((slot) => slot.slotId);
	const primaries = [
		...spec.delivery.documents.filter((document) => document.isPrimary),
		...(spec.delivery.archive ? [spec.delivery.archive] : []),
		...spec.steps.filter((step) => step.artifacts?.primaryKind !== undefined),
	].length;
	return [
		// The driver has a pause of its own called budget.
		...twice(["deliver", "budget", ...steps]).map((id) => ({ path: "steps", message: `Two steps or checkpoints are called ${id}.` })),
		...twice(slots).map((id) => ({ path: "slots", message: `Two questions are called ${id}.` })),
		...(primaries === 1 ? [] : [{ path: "delivery", message: `One result is the primary one; ${primaries} are.` }]),
	];
}

function twice(ids: readonly string[]): string[] {
	return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
}

function paletteFindings(spec: Spec, world: SpecWorld): SpecFinding[] {
	return [
		...spec.steps.flatMap((step, index) => {
			const path = `steps.${index}.tool`;
			if (step.agent)
				return step.agent.tools
					.filter((tool) => !spec.toolPalette.includes(tool))
					.map((tool) => ({ path, message: `The tool palette does not hold ${tool}.` }));
			if (!world.toolOf(step.tool)) return [{ path, message: `There is no tool ${step.tool}.` }];
			return spec.toolPalette.includes(step.tool) ? [] : [{ path, message: `The tool palette does not hold ${step.tool}.` }];
		}),
		...spec.toolPalette.flatMap((tool, index) => (world.toolOf(tool) ? [] : [{ path: `toolPalette.${index}`, message: `There is no tool ${tool}.` }])),
	];
}

function defaultFindings(spec: Spec): SpecFinding[] {
	return spec.slots.flatMap((slot, index) =>
		slot.slotType === "select" && slot.default !== null && !slot.options.includes(String(slot.default))
			? [{ path: `slots.${index}.default`, message: `The default ${String(slot.default)} is none of the options.` }]
			: [],
	);
}

/** A format that nobody knows fits no file, so nobody could answer. */
function formatFindings(spec: Spec): SpecFinding[] {
	const named = [
		{ path: "input.formats", formats: spec.input.formats },
		...spec.slots.map((slot, index) => ({ path: `slots.${index}.acceptedFormats`, formats: slot.acceptedFormats })),
		...spec.steps.flatMap((step, at) =>
			(step.checkpoint?.slots ?? []).map((slot, index) => ({ path: `steps.${at}.checkpoint.slots.${index}.acceptedFormats`, formats: slot.acceptedFormats })),
		),
	];
	return named.flatMap(({ path, formats }) =>
		formats.filter((format) => mimeTypeOf(format) === null).map((format) => ({ path, message: `There is no format ${format}.` })),
	);
}

function priceFindings(spec: Spec, world: SpecWorld): SpecFinding[] {
	const price = spec.steps.reduce(
		(sum, step) => sum + (world.toolOf(step.tool)?.perInvocationMicroU ?? 0) * (step.forEach === undefined ? 1 : PRICED_ITEMS),
		0,
	);
	if (price <= spec.agentConfig.budgetMicroU) return [];
	return [{ path: "agentConfig.budgetMicroU", message: `One run at fixed prices costs ${price}, more than the budget allows.` }];
}

function sentence(problem: string): string {
	return `${problem.charAt(0).toUpperCase()}${problem.slice(1)}.`;
}
