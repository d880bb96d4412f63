import { describe, expect, it } from "vitest";
import { SPECS } from "@/lib/catalog/registry";
import { validateSpec } from "@/lib/catalog/validation/validate-spec";
import { compile } from "@/lib/user-workflows/compile/compile";
import { paletteOfSpec } from "@/lib/user-workflows/compile/palette-of-spec";
import { installedWorld } from "@/lib/user-workflows/installed-world";
import { EMPTY_LAYOUT } from "@/lib/user-workflows/schemas";

const world = installedWorld();
const base = { specId: "user_12345678.uw_1", version: "1", name: "Test", description: "", systemPrompt: "" };

/** `tool|note`; edges by places. */
function build(tools: readonly string[], edges: readonly (readonly [number, number])[] = [], groups: { tool: string; name: string }[] = []) {
	const toolPalette = tools.map((tool) => {
		const [toolName = "", note = ""] = tool.split("|");
		return { toolName, position: { x: 0, y: 0 }, note };
	});
	const canvasLayout = {
		...EMPTY_LAYOUT,
		groups,
		edges: edges.map(([from, to]) => ({ from: toolPalette[from]?.toolName ?? "", to: toolPalette[to]?.toolName ?? "" })),
	};
	return compile({ ...base, toolPalette, canvasLayout }, world);
}
const FIND = "documents:find_personal_data";
const REDACT = "documents:redact_document";

describe("a palette as a graph", () => {
	it("binds files, results of the same meaning, settings of notes, and asks nothing", () => {
		const { spec, findings } = build([FIND, REDACT], [[0, 1]]);
		expect(findings).toEqual([]);
		expect(spec?.slots).toEqual([]);
		expect(spec?.steps.map(({ stepId, inputs, forEach, after }) => ({ stepId, inputs, forEach, after }))).toEqual([
			{ stepId: "find_personal_data", inputs: { fileId: "item" }, forEach: "files", after: [] },
			{
				stepId: "redact_document",
				inputs: {
					fileId: "item",
					findings: "step:find_personal_data[item].findings",
					findingIds: "step:find_personal_data[item].findingIds",
					unseen: "step:find_personal_data[item].unseen",
				},
				forEach: "files",
				after: ["find_personal_data"],
			},
		]);
		// Without an edge it is the same: what a tool must have is taken from whoever gives it, wherever that stands.
		expect(build([REDACT, FIND]).spec?.steps.map(({ stepId }) => stepId)).toEqual(["find_personal_data", "redact_document"]);
		expect(build(["tables:convert_table|targetFormat: json"]).spec?.steps[0]?.inputs.targetFormat).toBe("text:json");
		expect(build(['media:make_images|platforms: ["x-post"]']).spec?.steps[0]?.inputs).toEqual({ fileIds: "files", platforms: { $json: '["x-post"]' } });
	});

	it("hands on the files that a tool has made to one that reads files", () => {
		const { spec } = build(["tables:clean_table", "tables:analyze_table"], [[0, 1]]);
		expect(JSON.stringify(spec?.steps[1]?.inputs.fileId)).toContain('"$made":["text:clean_table"]');
		expect(build(["tables:clean_table", "tables:analyze_table"]).spec?.steps[1]?.inputs.fileId).toBe("item");
	});

	it("tells files of different kinds apart, and takes as many as its tools need", () => {
		expect(build(["resume-profile:parse_resume", "job-search:read_posting"]).spec).toMatchObject({
			input: { minFiles: 2, maxFiles: 2 },
			steps: [{ inputs: { fileId: "file:0" } }, { inputs: { fileId: "file:1" } }],
		});
		expect(build(["documents:compare_documents"]).spec?.input).toMatchObject({ minFiles: 2, maxFiles: 2 });
		expect(build(["tables:analyze_table", "media:make_images"]).spec?.steps.map(({ inputs, forEach }) => JSON.stringify(forEach ?? inputs.fileIds))).toEqual([
			expect.stringContaining("text:csv"),
			expect.stringContaining("text:jpg"),
		]);
	});

	it("finds all that is wrong at once, each at its place", () => {
		const { spec, findings } = build([REDACT, "no:tool", "request_user_input", "documents:render_brief", "tables:clean_table"], [[4, 4]]);
		expect(spec).toBeNull();
		const told = findings.map(({ code, level, tool, edge, field }) => [code, level, tool ?? edge, field].join(" "));
		expect(told.sort()).toEqual([
			"FORBIDDEN_TOOL refused 2 toolPalette",
			"MISSING_INPUT not_runnable 0 findings",
			"MISSING_INPUT not_runnable 3 brief",
			"SELF_EDGE not_runnable 0 ",
			"UNKNOWN_TOOL refused 1 toolPalette",
		]);
		expect(findings.find(({ tool, code }) => tool === 3 && code === "MISSING_INPUT")?.suggestions).toEqual(["documents:write_brief"]);
		expect(build([]).findings.map(({ code }) => code)).toEqual(["EMPTY_WORKFLOW"]);
	});

	it("has a specialist for each connected group, called as its creator says", () => {
		const { specialists, spec, agentSpec } = build([FIND, REDACT, "tables:clean_table"], [[0, 1]], [{ tool: REDACT, name: "Privacy officer" }]);
		expect(specialists.map(({ name, tools }) => [name, tools])).toEqual([
			["Privacy officer", [0, 1]],
			["Table worker", [2]],
		]);
		expect(spec?.steps.map(({ role }) => role)).toEqual(["privacy officer", "privacy officer", "table worker"]);
		expect(agentSpec?.steps.map(({ agent, role }) => [role, agent?.tools])).toEqual([
			["privacy officer", [FIND, REDACT]],
			["table worker", ["tables:clean_table"]],
		]);
	});
});

it("every built-in workflow can be put on a canvas, and most run there without a question", () => {
	const runs = SPECS.filter((spec) => {
		const made = compile({ ...base, ...paletteOfSpec(spec) }, world);
		expect(made.findings.filter(({ level }) => level === "refused")).toEqual([]);
		for (const compiled of [made.spec, made.agentSpec]) expect(compiled ? validateSpec(compiled, world) : []).toEqual([]);
		return made.spec !== null;
	});
	expect(runs.length).toBeGreaterThanOrEqual(SPECS.length - 1);
});
