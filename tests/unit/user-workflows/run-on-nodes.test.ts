import { describe, expect, it } from "vitest";
import { runOnNodes } from "@/components/user-workflows/canvas/run/run-on-nodes";
import { combinationOf } from "@/components/user-workflows/canvas/shortcuts";
import { type CanvasDocument, emptyDocument } from "@/components/user-workflows/document/document";
import { substituted } from "@/components/user-workflows/mine/substitutes";
import type { Step } from "@/lib/goal-jobs/schemas";
import type { JobEvent } from "@/lib/goal-jobs/stream/schemas";

const ATTEMPT = "00000000-0000-4000-8000-000000000001";
const document: CanvasDocument = {
	...emptyDocument,
	nodes: ["x:read", "x:write", "x:read"].map((toolName, index) => ({ nodeId: `n${index}`, toolName, position: { x: 0, y: 0 }, note: "" })),
};
const step = (stepId: string, toolRef: string, stepType: Step["stepType"] = "tool") => ({ stepId, toolRef, stepType }) as Step;
const steps = [step("read", "x:read"), step("read_2", "x:read"), step("write", "x:write")];

let seq = 0;
const event = (type: JobEvent["type"], data: Record<string, unknown>, atMs = 0, attemptId = ATTEMPT): JobEvent => ({
	seq: ++seq,
	type,
	ts: new Date(atMs).toISOString(),
	jobSpecId: "j",
	attemptId,
	data,
});

describe("a run on the canvas", () => {
	it("shows each tool's state, time, cost and result; equal tools in their order", () => {
		const runs = runOnNodes(
			document,
			steps,
			[
				event("step_started", { stepId: "read", status: "running" }, 1000),
				event("tool_finished", { stepId: "read", toolRef: "x:read", success: true, costMicroU: 700, outputSummary: "12 lines" }, 2500),
				event("step_finished", { stepId: "read", status: "completed" }, 3000),
				event("step_started", { stepId: "read_2", status: "running" }, 3000),
				event("tool_finished", { stepId: "read_2", toolRef: "x:read", success: false, errorMessage: "It is empty." }, 3100),
				event("step_finished", { stepId: "read_2", status: "failed", errorMessage: "It is empty." }, 3200),
			],
			true,
		);
		expect(runs.get("n0")).toMatchObject({ state: "done", durationMs: 2000, costMicroU: 700, calls: 1, result: "12 lines", error: null, progress: 0 });
		expect(runs.get("n2")).toMatchObject({ state: "failed", error: "It is empty." });
		expect(runs.get("n1")?.state).toBe("skipped");
	});

	it("tells what was kept of an earlier run from what was done", () => {
		const runs = runOnNodes(document, steps, [event("step_finished", { stepId: "read", status: "completed", isKept: true })], false);
		expect(runs.get("n0")).toMatchObject({ state: "done", isKept: true, costMicroU: 0 });
		expect(runs.get("n1")).toMatchObject({ state: "queued", isKept: false });
	});

	it("keeps what was done when a retry goes on, and lets the rest wait again", () => {
		const other = "00000000-0000-4000-8000-000000000002";
		const runs = runOnNodes(
			document,
			steps,
			[
				event("step_started", { stepId: "read", status: "running" }),
				event("step_finished", { stepId: "read", status: "completed" }),
				event("step_finished", { stepId: "write", status: "failed", errorMessage: "No." }),
				event("job_updated", { status: "queued" }, 0, other),
			],
			false,
		);
		expect([runs.get("n0")?.state, runs.get("n1")?.state]).toEqual(["done", "queued"]);
	});

	it("shows by its calls what an agent did, which has no step for a tool", () => {
		const agent = [step("agent", "agent:work", "agent")];
		const runs = runOnNodes(
			document,
			agent,
			[
				event("tool_started", { toolRef: "x:write", stepId: "agent" }),
				event("tool_finished", { toolRef: "x:write", stepId: "agent", success: true, durationMs: 40, costMicroU: 5 }),
				event("tool_started", { toolRef: "x:read", stepId: "agent" }),
			],
			false,
		);
		expect(runs.get("n1")).toMatchObject({ state: "done", durationMs: 40, costMicroU: 5, calls: 1 });
		expect(runs.get("n0")?.state).toBe("running");
	});

	it("has nothing for tools that the run did not know", () => {
		expect(runOnNodes(document, [step("write", "x:write")], [], false).size).toBe(1);
	});
});

it("tells redo from undo whatever Shift does to the letter", () => {
	const press = (key: string, shiftKey: boolean) => combinationOf({ key, shiftKey, ctrlKey: true, metaKey: false, altKey: false });
	expect([press("z", false), press("Z", true), press("z", true)]).toEqual(["mod+z", "mod+shift+z", "mod+shift+z"]);
	expect(combinationOf({ key: "?", shiftKey: true, ctrlKey: false, metaKey: false, altKey: false })).toBe("?");
	expect(combinationOf({ key: "L", shiftKey: true, ctrlKey: false, metaKey: false, altKey: false })).toBe("shift+l");
});

it("puts other tools in the place of unknown ones, and leaves out what has none, with its edges", () => {
	const item = (toolName: string) => ({ toolName, position: { x: 0, y: 0 }, note: "" });
	const given = {
		schemaVersion: "1.0",
		name: "X",
		description: "",
		systemPrompt: "",
		tags: [],
		toolPalette: [item("a:one"), item("b:two"), item("c:three")],
		canvasLayout: {
			edges: [
				{ from: "a:one", to: "b:two" },
				{ from: "b:two", to: "c:three" },
			],
			groups: [{ tool: "c:three", name: "Last" }],
			viewport: { zoom: 1, pan: { x: 0, y: 0 } },
		},
	};
	const made = substituted(given, { "a:one": "b:two", "c:three": null });
	expect(made.toolPalette.map(({ toolName }) => toolName)).toEqual(["b:two", "b:two"]);
	expect(made.canvasLayout.edges).toEqual([{ from: "b:two", to: "b:two#2" }]);
	expect(made.canvasLayout.groups).toEqual([]);
});
