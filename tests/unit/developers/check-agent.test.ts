import { expect, it } from "vitest";
import { installed } from "@/lib/catalog/validation/installed-tools";
import { checkAgent, checkResultOf, hasErrors } from "@/lib/developers/check-agent";
import { exampleAgent } from "@/lib/developers/example-agent";
import { AgentDocument } from "@/lib/developers/schemas";
import { SERVICES } from "@/lib/developers/services";

type Changed = (agent: ReturnType<typeof exampleAgent>) => void;

function check(change: Changed = () => undefined) {
	const agent = exampleAgent("table-desk");
	change(agent);
	return checkAgent(AgentDocument.parse(agent), SERVICES, installed);
}
const errorsOf = (change: Changed) => check(change).findings.filter(({ level }) => level === "error");
/** Part of a list that a test knows to be there. */
function at<T>(list: readonly T[], index: number): T {
	const found = list[index];
	if (found === undefined) throw new Error(`Nothing at ${index}`);
	return found;
}
const nodes = (agent: ReturnType<typeof exampleAgent>) => at(agent.workflows, 0).nodes;

it("the example compiles to a spec that the one validator finds nothing wrong with", () => {
	const checked = check();
	expect(checked.findings).toEqual([]);
	const { spec } = at(checked.workflows, 0);
	expect(spec).toMatchObject({
		specId: "developer_table-desk.convert",
		version: "1.0.0",
		name: "Tidy and convert a table",
		category: "By developers",
		input: { minFiles: 1, maxFiles: 1, inspector: "table" },
		toolPalette: ["tables:recognize_table", "tables:convert_table"],
		agentConfig: { budgetMicroU: 100_000 },
	});
	expect(spec.steps.map(({ stepId, tool, inputs }) => ({ stepId, tool, inputs }))).toEqual([
		{ stepId: "look", tool: "tables:recognize_table", inputs: { fileId: "file:0" } },
		{
			stepId: "write",
			tool: "tables:convert_table",
			inputs: { fileId: "file:0", targetFormat: { $first: ["slot:targetFormat"] }, settings: "step:look.settings" },
		},
	]);
	expect(spec.slots).toMatchObject([
		{ slotId: "targetFormat", slotType: "select", question: "Which format do you need?", options: ["xlsx", "csv", "json"], default: "xlsx", required: false },
	]);
	expect(at(spec.steps, 1).artifacts).toMatchObject({ artifactType: "data", primaryKind: "table" });
	expect(spec.delivery.documents).toMatchObject([{ from: { report: "step:write.report" }, fileName: "result.json", isPrimary: false }]);
	expect(checkResultOf(checked).workflows).toEqual([
		{
			workflowId: "developer_table-desk.convert",
			name: "Tidy and convert a table",
			steps: [
				{ title: "Look", tool: "tables:recognize_table" },
				{ title: "Write", tool: "tables:convert_table" },
			],
			questions: ["Which format do you need?"],
			files: { min: 1, max: 1, formats: ["csv", "tsv", "xlsx", "json", "ndjson", "parquet"] },
			costMicroU: 3_000,
		},
	]);
});

it("names follow the contract: letters, digits, hyphens and underscores in tools, lower case in agents", () => {
	for (const name of ["with space", "with.dot", "", "ü", "a".repeat(65)]) {
		expect(AgentDocument.safeParse({ ...exampleAgent("table-desk"), tools: [{ ...at(exampleAgent("table-desk").tools, 0), name }] }).success, name).toBe(false);
	}
	for (const name of ["Ab-9_z", "9"]) {
		expect(AgentDocument.safeParse({ ...exampleAgent("table-desk"), tools: [{ ...at(exampleAgent("table-desk").tools, 0), name }] }).success, name).toBe(true);
	}
	for (const name of ["Table", "ab", "1table", "table.desk"]) expect(AgentDocument.safeParse(exampleAgent(name)).success, name).toBe(false);
});

it("everything that is wrong is told at once, each with its place", () => {
	const findings = errorsOf((agent) => {
		at(agent.tools, 0).eip = { provider: "elsewhere", service: "x" };
		at(agent.tools, 1).eip = { provider: "platform", service: "convert_tabel" };
		at(agent.tools, 0).inputSchema = { type: "object", properties: { fileId: { type: "string", pattern: "(a+)+$" } }, required: ["fileId", "more"] };
		nodes(agent)[2] = { ...at(nodes(agent), 2), tool: "nothing" };
	});
	expect(findings.map(({ path }) => path)).toEqual([
		"tools.0.inputSchema.properties.fileId.pattern",
		"tools.0.inputSchema.required.1",
		"tools.0.eip.provider",
		"tools.1.eip.service",
		"workflows.0.nodes.2.tool",
	]);
	expect(at(findings, 3).message).toContain("tables:convert_table");
});

it("a schema that the bound tool can't fulfil says why", () => {
	const findings = errorsOf((agent) => {
		at(agent.tools, 0).inputSchema = { type: "object", properties: { fileId: { type: "array", items: { type: "string" } }, page: { type: "integer" } } };
		at(agent.tools, 0).outputSchema = { type: "object", properties: { rowCount: { type: "string" }, cells: { type: "array" } } };
		at(agent.tools, 1).inputSchema = { type: "object", properties: { targetFormat: { type: "string", enum: ["xlsx", "pdf"] } } };
	});
	expect(findings).toMatchObject([
		{ path: "tools.0.inputSchema.properties.fileId", message: expect.stringContaining("it is a list, and text is needed") },
		{ path: "tools.0.inputSchema.properties.page", message: expect.stringContaining("tables:recognize_table takes no page") },
		{ path: "tools.0.outputSchema.properties.rowCount", message: expect.stringContaining("it is a whole number, and text is needed") },
		{ path: "tools.0.outputSchema.properties.cells", message: expect.stringContaining("gives no cells") },
		{ path: "tools.1.inputSchema.properties.targetFormat.enum", message: expect.stringContaining("doesn't know pdf") },
		{ path: "tools.1.inputSchema.properties", message: "tables:convert_table needs fileId: declare it." },
	]);
});

it("a tool without a binding is supplied by the one of its name, and only by that", () => {
	const named = check((agent) => {
		const tool = at(agent.tools, 1);
		agent.tools[1] = { name: "convert_table", description: tool.description, inputSchema: tool.inputSchema, outputSchema: tool.outputSchema };
		nodes(agent)[2] = { ...at(nodes(agent), 2), tool: "convert_table" };
	});
	expect(hasErrors(named.findings)).toBe(false);
	const unnamed = errorsOf((agent) => {
		at(agent.tools, 1).eip = null;
	});
	expect(unnamed).toMatchObject([{ path: "tools.1.eip", message: expect.stringContaining("Nothing supplies this tool") }]);
	expect(
		errorsOf((agent) => {
			at(agent.tools, 0).eip = { provider: "platform", service: "sandbox:rehearse" };
		}),
	).toMatchObject([{ path: "tools.0.eip.service" }]);
});

it("nodes that can't be wired say what is missing", () => {
	const findings = errorsOf((agent) => {
		const [collect, look, write] = nodes(agent);
		if (!collect || !look || !write) throw new Error("The example has three nodes");
		collect.outputs.push("margin");
		look.inputs = ["fileId", "sheet"];
		write.inputs = ["fileId", { name: "settings", from: "look.columns" }];
		look.name = "write";
	});
	expect(findings.map(({ path, message }) => [path, message.split(":")[0]])).toEqual([
		["workflows.0.nodes.2.name", "Two nodes are called write."],
		["workflows.0.nodes.0.outputs.2", "collect has no tool, so it can only hand on its inputs. Name the tool that makes margin."],
		["workflows.0.nodes.1.inputs.1", "look_into_table takes no sheet. It takes fileId."],
		["workflows.0.nodes.2.inputs", "tables"],
		["workflows.0.nodes.2.inputs.1", "There is no node look. Write from as node.output, or as files."],
	]);
});

it("a field that is not what the next tool takes is found by the one validator, at the node's input", () => {
	expect(
		errorsOf((agent) => {
			at(nodes(agent), 2).inputs = ["fileId", "targetFormat", { name: "settings", from: "look.rowCount" }];
		}),
	).toEqual([
		{
			path: "workflows.0.nodes.2.inputs.2",
			message: "What is given for settings does not fit: it is a whole number, and an object is needed.",
			level: "error",
		},
	]);
});

it("the entry comes first and no nodes wait for each other", () => {
	expect(
		errorsOf((agent) => {
			at(agent.workflows, 0).entryNode = "write";
		}),
	).toEqual([{ path: "workflows.0.entryNode", message: "write takes from look, so look comes first: make that the entry.", level: "error" }]);
	expect(
		errorsOf((agent) => {
			at(agent.workflows, 0).entryNode = "nowhere";
		}),
	).toMatchObject([{ path: "workflows.0.entryNode" }]);
	const late = check((agent) => {
		nodes(agent).reverse();
	});
	expect(late.findings).toEqual([]);
	expect(at(late.workflows, 0).spec.steps.map(({ stepId }) => stepId)).toEqual(["look", "write"]);
});

it("fixed values are given as they are, true and false included", () => {
	const { spec } = at(
		check((agent) => {
			at(agent.tools, 0).inputSchema = {
				type: "object",
				properties: { fileId: { type: "string" }, hasHeader: { type: "boolean" }, sheet: { type: "string" } },
			};
			at(nodes(agent), 1).inputs = ["fileId", { name: "hasHeader", value: false }, { name: "sheet", value: "Orders" }];
		}).workflows,
		0,
	);
	expect(at(spec.steps, 0).inputs).toEqual({ fileId: "file:0", hasHeader: { $json: "false" }, sheet: "text:Orders" });
	expect(spec.slots.map(({ slotId }) => slotId)).toEqual(["targetFormat"]);
});
