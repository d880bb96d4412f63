import { describe, expect, it } from "vitest";
import { Spec } from "@/lib/catalog/spec";
import { resumeToJobReady } from "@/lib/catalog/specs/goal-lane/resume-to-job-ready";
import { shapeOf } from "@/lib/catalog/validation/json-shape";
import { type SpecWorld, validateSpec } from "@/lib/catalog/validation/validate-spec";

const text = { type: "string" };
const tools: Record<string, { input: Record<string, unknown>; output: Record<string, unknown> }> = {
	"a:read": {
		input: { type: "object", properties: { fileId: text }, required: ["fileId"] },
		output: {
			type: "object",
			properties: {
				title: text,
				rows: { type: "array", items: { type: "object", properties: { id: text, size: { type: "number" } } } },
				isGood: { type: "boolean" },
			},
		},
	},
	"a:write": {
		input: {
			type: "object",
			properties: { title: text, sizes: { type: "array", items: { type: "number" } }, limit: { type: "integer" } },
			required: ["title"],
		},
		output: { type: "object", properties: { files: { type: "array", items: {} } } },
	},
};
const world: SpecWorld = {
	toolOf: (name) => {
		const tool = tools[name];
		return tool ? { input: shapeOf(tool.input), output: shapeOf(tool.output), perInvocationMicroU: 10 } : null;
	},
	inspectors: ["none"],
};

type Change = (spec: Record<string, unknown> & { steps: Array<Record<string, unknown>> }) => void;

/** A spec that is right but for one change, and what the validator says of it. */
function findingsOf(change: Change = () => undefined) {
	const spec = {
		specId: "test.two_steps",
		version: "1",
		name: "Two steps",
		description: "",
		icon: "file",
		category: "Test",
		useCaseType: "two_steps",
		input: { minFiles: 1, maxFiles: 2, types: ["document"], formats: ["txt"], maxFileBytes: 1000 },
		slots: [{ slotId: "size", slotType: "number", question: "How large?" } as Record<string, unknown>],
		steps: [
			{ stepId: "read", title: "Read", role: "reader", tool: "a:read", inputs: { fileId: "file:0" } },
			{
				stepId: "write",
				title: "Write",
				role: "writer",
				tool: "a:write",
				inputs: { title: "step:read.title", sizes: { $pick: "size", from: "step:read.rows" }, limit: { $count: "step:read.rows" } },
			},
		] as Array<Record<string, unknown>>,
		delivery: { documents: [{ from: "step:read", fileName: "read.json", description: "", isPrimary: true }] },
		toolPalette: ["a:read", "a:write"],
		agentConfig: { budgetMicroU: 1000 },
	};
	change(spec as never);
	return validateSpec(Spec.parse(spec), world).map(({ path, message }) => `${path}: ${message}`);
}

describe("the validator of specs", () => {
	it("finds nothing in a spec that can run", () => expect(findingsOf()).toEqual([]));

	it.each<[string, Change, string]>([
		["a tool that there is not", ({ steps }) => void Object.assign(steps[1] ?? {}, { tool: "a:fly" }), "steps.1.tool: There is no tool a:fly."],
		["a tool outside of the palette", (spec) => void Object.assign(spec, { toolPalette: ["a:read"] }), "steps.1.tool: The tool palette does not hold a:write."],
		[
			"a later step",
			({ steps }) => void Object.assign(steps[0] ?? {}, { inputs: { fileId: "step:write" } }),
			"steps.0.inputs.fileId: No step write is finished before this.",
		],
		[
			"a field that the output lacks",
			({ steps }) => void Object.assign(steps[1] ?? {}, { inputs: { title: "step:read.name" } }),
			"steps.1.inputs.title: The output of read has no field name.",
		],
		[
			"a value of another type",
			({ steps }) => void Object.assign(steps[1] ?? {}, { inputs: { title: "step:read.rows" } }),
			"steps.1.inputs.title: What is given for title does not fit: it is a list, and text is needed.",
		],
		[
			"entries of another type",
			({ steps }) => void Object.assign(steps[1] ?? {}, { inputs: { title: "text:x", sizes: { $pick: "id", from: "step:read.rows" } } }),
			"steps.1.inputs.sizes: What is given for sizes does not fit: in its entries it is text, and a number is needed.",
		],
		[
			"an input that the tool does not take",
			({ steps }) => void Object.assign(steps[1] ?? {}, { inputs: { title: "text:x", colour: "text:red" } }),
			"steps.1.inputs.colour: a:write takes no colour.",
		],
		["an input that is missing", ({ steps }) => void Object.assign(steps[1] ?? {}, { inputs: {} }), "steps.1.inputs: a:write needs title."],
		[
			"a question that nobody asks",
			({ steps }) => void Object.assign(steps[1] ?? {}, { inputs: { title: "slot:name" } }),
			"steps.1.inputs.title: No question name is asked before this.",
		],
		[
			"a file that may not be there",
			({ steps }) => void Object.assign(steps[0] ?? {}, { inputs: { fileId: "file:1" } }),
			"steps.0.inputs.fileId: There is no file:1 when the fewest files are given.",
		],
		[
			"an item outside of a list",
			({ steps }) => void Object.assign(steps[1] ?? {}, { inputs: { title: "item" } }),
			"steps.1.inputs.title: An item is known only in a step that runs once for each item.",
		],
		[
			"a run over what is no list",
			({ steps }) => void Object.assign(steps[1] ?? {}, { forEach: "step:read.title" }),
			"steps.1.forEach: A step runs over a list.",
		],
		[
			"words that are no reference",
			({ steps }) => void Object.assign(steps[1] ?? {}, { inputs: { title: "read.title" } }),
			'steps.1.inputs.title: "read.title" is no reference.',
		],
		[
			"a gate that the output lacks",
			({ steps }) => void Object.assign(steps[0] ?? {}, { gate: { field: "passed", errorCode: "X", message: "No" } }),
			"steps.0.gate.field: The output of read has no field passed.",
		],
		["two steps of one name", ({ steps }) => void Object.assign(steps[1] ?? {}, { stepId: "read" }), "steps: Two steps or checkpoints are called read."],
		["a check that there is not", (spec) => void Object.assign(Object(spec.input), { inspector: "x-ray" }), "input.inspector: There is no check x-ray."],
		[
			"a format that nobody knows",
			(spec) => void Object.assign(Object(Object(spec.slots)[0]), { slotType: "file", acceptedFormats: ["pdf", "pfd"] }),
			"slots.0.acceptedFormats: There is no format pfd.",
		],
		[
			"a default that is no option",
			(spec) => void Object.assign(Object(Object(spec.slots)[0]), { slotType: "select", options: ["S"], default: "M" }),
			"slots.0.default: The default M is none of the options.",
		],
		[
			"a price over the budget",
			(spec) => void Object.assign(spec, { agentConfig: { budgetMicroU: 19 } }),
			"agentConfig.budgetMicroU: One run at fixed prices costs 20, more than the budget allows.",
		],
		[
			"two primary results",
			({ steps }) => void Object.assign(steps[0] ?? {}, { artifacts: { artifactType: "document", description: "A report", metadata: {}, primaryKind: "pdf" } }),
			"delivery: One result is the primary one; 2 are.",
		],
		[
			"a primary result of many",
			({ steps }) =>
				void Object.assign(steps[1] ?? {}, {
					forEach: "files",
					artifacts: { artifactType: "document", description: "A report", metadata: {}, primaryKind: "pdf" },
				}),
			"steps.1.artifacts.primaryKind: A step that runs over a list makes no primary result.",
		],
		["no primary result", (spec) => void Object.assign(spec, { delivery: { documents: [] } }), "delivery: One result is the primary one; 0 are."],
	])("says what is wrong with %s, and where", (_name, change, finding) => expect(findingsOf(change)).toContain(finding));

	it("says all of it at once", () => {
		const findings = validateSpec({ ...resumeToJobReady, toolPalette: [], delivery: { documents: [] } }, { ...world, inspectors: [] });
		expect(findings.length).toBeGreaterThan(10);
		expect(new Set(findings.map((finding) => finding.path.split(".")[0]))).toEqual(new Set(["steps", "delivery", "input"]));
	});
});
