import { expect, it } from "vitest";
import type { Spec, StepSpec } from "@/lib/catalog/spec";
import { keptSteps } from "@/lib/goal-jobs/run-from/kept-steps";

const step = (stepId: string, given: Partial<StepSpec> = {}) =>
	({ stepId, tool: `x:${stepId}`, inputs: {}, branch: "one", after: [], title: stepId, ...given }) as unknown as StepSpec;
/** read → clean → write, and beside them count, which needs only read. */
const STEPS = [
	step("read"),
	step("clean", { inputs: { table: "step:read.table" } }),
	step("count", { inputs: { table: "step:read.table" } }),
	step("write", { inputs: { table: "step:clean.table" } }),
];
const spec = (steps: readonly StepSpec[] = STEPS, systemPrompt = "") => ({ steps, systemPrompt }) as unknown as Spec;
const done = (...ids: string[]) => ids.map((stepId) => ({ stepId, status: "completed" as const }));
const before = (given: Partial<Parameters<typeof keptSteps>[2]> = {}) => ({
	spec: spec(),
	steps: done("read", "clean", "count", "write"),
	failed: new Set<string>(),
	...given,
});

it("what comes after the tool is done again, and nothing else", () => {
	expect(keptSteps(spec(), "write", before())).toEqual(["read", "clean", "count"]);
	expect(keptSteps(spec(), "clean", before())).toEqual(["read", "count"]);
	expect(keptSteps(spec(), "read", before())).toEqual([]);
});

it("what did not end whole is done again, with what needs it", () => {
	expect(keptSteps(spec(), "write", before({ steps: done("read", "count") }))).toEqual(["read", "count"]);
	expect(keptSteps(spec(), "write", before({ failed: new Set(["read"]) }))).toEqual([]);
});

it("what was changed since is done again, with what builds on it; its words are no change", () => {
	const changed = STEPS.map((one) => (one.stepId === "clean" ? { ...one, inputs: { ...Object(one.inputs), strict: "text:yes" } } : one));
	expect(keptSteps(spec(changed), "write", before())).toEqual(["read", "count"]);
	const renamed = STEPS.map((one) => ({ ...one, title: "Another name" }));
	expect(keptSteps(spec(renamed), "write", before())).toEqual(["read", "clean", "count"]);
	expect(keptSteps(spec([step("fetch"), ...STEPS.slice(1)]), "write", before())).toEqual([]);
});

it("an agent is kept only with its prompt and those before it", () => {
	const agents = [step("agent", { agent: { tools: ["x:a"], maxTurns: 3, notes: [] } }), step("agent_2", { agent: { tools: ["x:b"], maxTurns: 3, notes: [] } })];
	const earlier = { spec: spec(agents, "Be brief."), steps: done("agent", "agent_2"), failed: new Set<string>() };
	expect(keptSteps(spec(agents, "Be brief."), "agent_2", earlier)).toEqual(["agent"]);
	expect(keptSteps(spec(agents, "Be brief."), "agent", earlier)).toEqual([]);
	expect(keptSteps(spec(agents, "Be long."), "agent_2", earlier)).toEqual([]);
});
