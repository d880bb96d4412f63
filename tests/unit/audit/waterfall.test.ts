import { expect, it } from "vitest";
import { swimLanes } from "@/components/audit/handoffs/lanes";
import { treeMove } from "@/components/audit/waterfall/tree-keys";
import { waterfallRows } from "@/components/audit/waterfall/waterfall-rows";
import type { RunTimeline } from "@/lib/specialists/run-views/schemas";
import type { ToolInvocation } from "@/lib/specialists/schemas";

const ts = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString();
const NONE = new Set<string>();

const span = (id: string, agentRole: string, from: number, to: number | null, attempt = 1) => ({
	specialistSpanId: id,
	attempt,
	agentRole,
	outcome: to === null ? null : ("pass" as const),
	startedAt: ts(from),
	finishedAt: to === null ? null : ts(to),
});
const step = (specialistSpanId: string, stepName: string, from: number, to: number | null, attempt = 1) => ({
	specialistSpanId,
	attempt,
	stepName,
	title: stepName,
	calls: 1,
	extraCalls: 0,
	failedCalls: 0,
	costMicroU: 1,
	startedAt: ts(from),
	finishedAt: to === null ? null : ts(to),
});
const call = (invocationId: string, specialistSpanId: string, stepName: string) =>
	({ invocationId, specialistSpanId, stepName, startedAt: ts(1), finishedAt: ts(2) }) as ToolInvocation;

const TIMELINE: RunTimeline = {
	jobSpecId: "job",
	workflowId: "w",
	status: "executing",
	costMicroU: 0,
	now: ts(100),
	attempts: [{ attemptId: "a1", attempt: 1, startedAt: ts(0), finishedAt: null, outcome: null, errorMessage: null }],
	pauses: [{ interruptId: "p1", attempt: 1, stepName: "review", title: "Review", startedAt: ts(10), finishedAt: ts(20) }],
	spans: [span("s1", "analyst", 0, 10), span("s2", "scout", 20, null)],
	steps: [step("s1", "parse", 0, 5), step("s1", "extract", 5, 10), step("s2", "search", 20, null)],
};

it("rows are specialists with their steps, pauses between them, and calls where a step is open", () => {
	const calls = [call("c1", "s1", "extract"), call("c2", "s2", "search")];
	const rows = waterfallRows(TIMELINE, calls, NONE);
	expect(rows.map(({ key, level }) => `${level} ${key}`)).toEqual([
		"1 span:s1",
		"2 step:s1:parse",
		"2 step:s1:extract",
		"1 pause:p1",
		"1 span:s2",
		"2 step:s2:search",
	]);
	expect(rows.at(-1)).toMatchObject({ isOpenEnded: true, toMs: Date.parse(ts(100)), isExpanded: false });
	const opened = waterfallRows(TIMELINE, calls, new Set(["step:s1:extract", "span:s2"]));
	expect(opened.map(({ key }) => key)).toEqual(["span:s1", "step:s1:parse", "step:s1:extract", "c1", "pause:p1", "span:s2"]);
});

it("attempts are told apart once there are several, and one that ended without saying so ends where the next began", () => {
	const second = { attemptId: "a2", attempt: 2, startedAt: ts(40), finishedAt: null, outcome: null, errorMessage: null };
	const timeline = { ...TIMELINE, attempts: [...TIMELINE.attempts, second], spans: [...TIMELINE.spans, span("s3", "scout", 40, null, 2)] };
	const rows = waterfallRows(timeline, [], NONE);
	expect(rows.filter(({ kind }) => kind === "attempt").map(({ key, toMs }) => [key, toMs])).toEqual([
		["attempt:a1", Date.parse(ts(40))],
		["attempt:a2", Date.parse(ts(100))],
	]);
	expect(rows.findIndex(({ key }) => key === "span:s3")).toBeGreaterThan(rows.findIndex(({ key }) => key === "attempt:a2"));
});

it("the arrow keys move through what is in sight, fold and unfold, and stay inside", () => {
	const rows = waterfallRows(TIMELINE, [], NONE);
	expect(treeMove(rows, 0, "ArrowDown")).toEqual({ kind: "go", to: 1 });
	expect(treeMove(rows, 0, "ArrowUp")).toEqual({ kind: "go", to: 0 });
	expect(treeMove(rows, 0, "ArrowRight")).toEqual({ kind: "go", to: 1 });
	expect(treeMove(rows, 0, "ArrowLeft")).toEqual({ kind: "toggle" });
	expect(treeMove(rows, 1, "ArrowRight")).toEqual({ kind: "toggle" });
	expect(treeMove(rows, 2, "ArrowLeft")).toEqual({ kind: "go", to: 0 });
	expect(treeMove(rows, 3, "ArrowLeft")).toEqual({ kind: "go", to: 3 });
	expect(treeMove(rows, 3, "End")).toEqual({ kind: "go", to: 5 });
	expect(treeMove(rows, 5, "Home")).toEqual({ kind: "go", to: 0 });
	expect(treeMove(rows, 2, "Enter")).toEqual({ kind: "open" });
	expect(treeMove(rows, 2, "x")).toBeNull();
});

it("lanes are in the order in which people and specialists came in, and arrows go between them", () => {
	const handoff = { attempt: 1, handed_over: [], reason_code: "phase_complete" as const, reason_detail: "" };
	const { lanes, arrows } = swimLanes(TIMELINE, [
		{ ...handoff, handoff_id: "h1", from_role: "analyst", to_role: "user", ts: ts(10) },
		{ ...handoff, handoff_id: "h2", from_role: "user", to_role: "scout", ts: ts(20) },
	]);
	expect(lanes.map(({ role, bars }) => `${role} ${bars.length}`)).toEqual(["analyst 1", "user 1", "scout 1"]);
	expect(arrows.map(({ number, from, to }) => [number, from, to])).toEqual([
		[1, 0, 1],
		[2, 1, 2],
	]);
	expect(arrows[0]?.at).toBeLessThan(arrows[1]?.at ?? 0);
	expect(lanes[2]?.bars[0]).toMatchObject({ isOpenEnded: true });
});
