import { expect, it } from "vitest";
import { z } from "zod";
import { type RehearsedTool, rehearse } from "@/lib/tools/sandbox/rehearse";
import { sampleValue } from "@/lib/tools/sandbox/sample-value";
import type { RehearsedNode } from "@/lib/tools/sandbox/schemas";

const SCHEMAS: Record<string, unknown>[] = [
	{ type: "object", properties: { a: { type: "string", minLength: 12, maxLength: 14 }, b: { type: "integer", minimum: 7 } }, required: ["a", "b"] },
	{ type: "object", properties: { a: { type: "number", exclusiveMinimum: 0, maximum: 1 }, b: { type: "integer", maximum: -3 } }, required: ["a", "b"] },
	{
		type: "object",
		properties: { a: { type: "array", items: { type: "string", enum: ["x", "y"] }, minItems: 3 }, b: { type: ["string", "null"] } },
		required: ["a", "b"],
	},
	{
		type: "object",
		properties: { a: { type: "string", format: "date" }, b: { type: "string", format: "email" }, c: { type: "string", format: "uri" } },
		required: ["a", "b", "c"],
	},
	{
		type: "object",
		properties: { a: { anyOf: [{ type: "null" }, { type: "boolean" }] }, b: { const: 5 }, c: { type: "integer", exclusiveMinimum: 3, exclusiveMaximum: 5 } },
		required: ["b"],
	},
	{ type: "object" },
];

it("a made-up answer fits the schema that it is made from", () => {
	for (const schema of SCHEMAS) expect(z.fromJSONSchema(schema).safeParse(sampleValue(schema)).error, JSON.stringify(schema)).toBeUndefined();
});

it("a schema without an end gives a value that has one", () => {
	let schema: Record<string, unknown> = { type: "string" };
	for (let depth = 0; depth < 40; depth += 1) schema = { type: "object", properties: { next: schema } };
	expect(JSON.stringify(sampleValue(schema)).length).toBeLessThan(500);
});

const TOOL: RehearsedTool = { input: z.object({ n: z.number() }), output: z.object({ n: z.number() }), perInvocationMicroU: 40 };
const find = (toolRef: string) => (toolRef === "any:add" ? TOOL : null);
const numbers = { type: "object", properties: { n: { type: "number", minimum: 0 } }, required: ["n"] };
const node = (name: string, given: Partial<RehearsedNode> = {}): RehearsedNode => ({
	node: name,
	tool: "add",
	toolRef: "any:add",
	inputSchema: numbers,
	outputSchema: numbers,
	inputs: { n: { kind: "value", value: 1 } },
	recorded: null,
	...given,
});
const run = (nodes: RehearsedNode[], budgetMicroU = 1000) =>
	rehearse({ budgetMicroU, workflows: [{ workflow: "w", nodes, answers: {}, answerSchemas: {} }] }, find);

it("hands recordings on, and leaves out what a failure left without its input", () => {
	const passed = run([node("one", { recorded: { n: 3 } }), node("two", { inputs: { n: { kind: "node", node: "one", path: ["n"] } } })]);
	expect(passed).toMatchObject({ passed: true, costMicroU: 80 });
	expect(JSON.parse(passed.workflows[0]?.nodes[1]?.input ?? "")).toEqual({ n: 3 });
	const failed = run([node("one", { recorded: { n: -3 } }), node("two", { inputs: { n: { kind: "node", node: "one", path: ["n"] } } })]);
	expect(failed.workflows[0]?.nodes.map(({ status }) => status)).toEqual(["failed", "skipped"]);
	expect(failed.workflows[0]?.nodes[0]?.problems[0]).toMatch(/The recorded answer of add does not fit at n/);
});

it("ends within its budget, and knows no tool that there is not", () => {
	const report = run([node("one"), node("two"), node("three")], 100);
	expect(report.workflows[0]?.nodes.map(({ status }) => status)).toEqual(["passed", "passed", "failed"]);
	expect(report.costMicroU).toBeLessThanOrEqual(100);
	expect(run([node("one", { toolRef: "any:other" })]).workflows[0]?.nodes[0]?.problems).toEqual(["There is no tool any:other."]);
});
