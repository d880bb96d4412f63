import { z } from "zod";
import type { CanvasDocument } from "@/components/user-workflows/document/document";
import type { Step } from "@/lib/goal-jobs/schemas";
import type { JobEvent } from "@/lib/goal-jobs/stream/schemas";

export type NodeRunState = "queued" | "running" | "waiting" | "done" | "failed" | "skipped" | "cancelled";

/** What a run did with one tool of the canvas. */
export interface NodeRun {
	readonly state: NodeRunState;
	readonly durationMs: number | null;
	readonly costMicroU: number;
	readonly calls: number;
	/** What came out, in a line. */
	readonly result: string | null;
	readonly error: string | null;
	readonly progress: number;
	/** An earlier run did it, and this one began with what came of it. */
	readonly isKept: boolean;
}

const StepData = z.object({
	stepId: z.string(),
	status: z.string().optional(),
	progress: z.number().optional(),
	errorMessage: z.string().nullish(),
	progressMessage: z.string().nullish(),
	isKept: z.boolean().optional(),
});
const ToolData = z.object({
	stepId: z.string().nullish(),
	toolRef: z.string(),
	success: z.boolean().optional(),
	costMicroU: z.number().optional(),
	durationMs: z.number().optional(),
	outputSummary: z.string().nullish(),
	errorMessage: z.string().nullish(),
});

const STATES: Record<string, NodeRunState> = {
	pending: "queued",
	running: "running",
	awaiting_input: "waiting",
	completed: "done",
	failed: "failed",
	skipped: "skipped",
	cancelled: "cancelled",
};

interface StepRun extends NodeRun {
	readonly startedMs: number | null;
}

const QUEUED: StepRun = { state: "queued", durationMs: null, costMicroU: 0, calls: 0, result: null, error: null, progress: 0, isKept: false, startedMs: null };

/** Which step of a run each tool of the canvas is: the first step of a tool is its first place on the canvas, and so on. */
export function stepsOfNodes(document: CanvasDocument, steps: readonly Pick<Step, "stepId" | "toolRef">[]): Map<string, string> {
	const left = [...steps];
	return new Map(
		document.nodes.flatMap(({ nodeId, toolName }) => {
			const at = left.findIndex(({ toolRef }) => toolRef === toolName);
			const [step] = at < 0 ? [] : left.splice(at, 1);
			return step ? [[nodeId, step.stepId] as const] : [];
		}),
	);
}

/** What each step of a run did by its events, as far as they are given: of a replay those up to a moment. */
export function stepRuns(events: readonly JobEvent[]): Map<string, StepRun> {
	const runs = new Map<string, StepRun>();
	const change = (stepId: string, values: (run: StepRun) => Partial<StepRun>) => {
		const run = runs.get(stepId) ?? QUEUED;
		runs.set(stepId, { ...run, ...values(run) });
	};
	let lastAttempt = "";
	for (const event of events) {
		const atMs = Date.parse(event.ts);
		// A retry goes on where the last attempt ended: what had failed waits again.
		if (event.attemptId !== lastAttempt) {
			for (const [stepId, run] of runs) if (run.state !== "done") runs.set(stepId, { ...QUEUED, costMicroU: run.costMicroU, calls: run.calls });
			lastAttempt = event.attemptId;
		}
		if (event.type.startsWith("step_")) takeStep(event, atMs, change);
		if (event.type === "tool_finished") takeCall(event, change);
	}
	return runs;
}

type Change = (stepId: string, values: (run: StepRun) => Partial<StepRun>) => void;

function takeStep(event: JobEvent, atMs: number, change: Change): void {
	const parsed = StepData.safeParse(event.data);
	if (!parsed.success) return;
	const { stepId, status, progress, errorMessage, progressMessage, isKept = false } = parsed.data;
	change(stepId, (run) => {
		const startedMs = event.type === "step_started" ? atMs : run.startedMs;
		return {
			state: (status && STATES[status]) || (event.type === "step_started" ? "running" : run.state),
			startedMs,
			durationMs: event.type === "step_finished" && startedMs !== null ? atMs - startedMs : null,
			progress: progress ?? run.progress,
			error: errorMessage ?? null,
			result: progressMessage ?? run.result,
			isKept,
		};
	});
}

function takeCall(event: JobEvent, change: Change): void {
	const parsed = ToolData.safeParse(event.data);
	if (!parsed.success || !parsed.data.stepId) return;
	const { stepId, costMicroU = 0, outputSummary, errorMessage, success } = parsed.data;
	change(stepId, (run) => ({
		costMicroU: run.costMicroU + costMicroU,
		calls: run.calls + 1,
		result: outputSummary ?? run.result,
		error: success === false ? (errorMessage ?? run.error) : run.error,
	}));
}

/** What an agent's calls did with each tool: it chooses them itself, so that no step belongs to a tool. */
export function callRuns(events: readonly JobEvent[]): Map<string, NodeRun> {
	const runs = new Map<string, NodeRun>();
	for (const event of events) {
		if (event.type !== "tool_started" && event.type !== "tool_finished") continue;
		const parsed = ToolData.safeParse(event.data);
		if (!parsed.success) continue;
		const { toolRef, success, costMicroU = 0, durationMs = 0, outputSummary, errorMessage } = parsed.data;
		const run = runs.get(toolRef) ?? QUEUED;
		if (event.type === "tool_started") runs.set(toolRef, { ...run, state: "running" });
		else {
			runs.set(toolRef, {
				state: success === false ? "failed" : "done",
				durationMs: (run.durationMs ?? 0) + durationMs,
				costMicroU: run.costMicroU + costMicroU,
				calls: run.calls + 1,
				result: outputSummary ?? run.result,
				error: success === false ? (errorMessage ?? null) : null,
				progress: 100,
				isKept: false,
			});
		}
	}
	return runs;
}

/** The run drawn on the canvas: of each tool what its step did. Tools that the run did not know have no entry. */
export function runOnNodes(document: CanvasDocument, steps: readonly Step[], events: readonly JobEvent[], isOver: boolean): Map<string, NodeRun> {
	const places = stepsOfNodes(document, steps);
	const runs = stepRuns(events);
	const calls = steps.some(({ stepType }) => stepType === "agent") ? callRuns(events) : null;
	return new Map(
		document.nodes.flatMap(({ nodeId, toolName }) => {
			const stepId = places.get(nodeId);
			if (stepId === undefined && !calls) return [];
			const {
				state,
				durationMs,
				costMicroU,
				calls: count,
				result,
				error,
				progress,
				isKept,
			} = (stepId === undefined ? calls?.get(toolName) : runs.get(stepId)) ?? QUEUED;
			const isLeftOut = isOver && state === "queued";
			return [[nodeId, { state: isLeftOut ? ("skipped" as const) : state, durationMs, costMicroU, calls: count, result, error, progress, isKept }] as const];
		}),
	);
}
