import type { RunTimeline, TimelineAttempt, TimelinePause, TimelineSpan, TimelineStep } from "@/lib/specialists/run-views/schemas";
import type { ToolInvocation } from "@/lib/specialists/schemas";
import { type Stretch, type TimeScale, timeScale } from "./time-scale";

interface RowBase extends Stretch {
	readonly key: string;
	/** How deep it stands in the tree, from 1. */
	readonly level: number;
	readonly isOpenEnded: boolean;
	/** Null for a row that nothing is under. */
	readonly isExpanded: boolean | null;
}

export type WaterfallRow = RowBase &
	(
		| { readonly kind: "attempt"; readonly attempt: TimelineAttempt }
		| { readonly kind: "pause"; readonly pause: TimelinePause }
		| { readonly kind: "specialist"; readonly span: TimelineSpan; readonly steps: readonly TimelineStep[] }
		| { readonly kind: "step"; readonly step: TimelineStep; readonly agentRole: string }
		| { readonly kind: "call"; readonly call: ToolInvocation }
	);

function lasting(startedAt: string, finishedAt: string | null, nowMs: number): Stretch & { isOpenEnded: boolean } {
	const fromMs = Date.parse(startedAt);
	return { fromMs, toMs: Math.max(fromMs, finishedAt ? Date.parse(finishedAt) : nowMs), isOpenEnded: finishedAt === null };
}

function callRows(calls: readonly ToolInvocation[], nowMs: number): WaterfallRow[] {
	return calls.map((call) => ({
		kind: "call",
		key: call.invocationId,
		level: 3,
		isExpanded: null,
		call,
		...lasting(call.startedAt, call.finishedAt, nowMs),
	}));
}

/** Steps are folded until they are opened, specialists open until they are folded. */
export function isExpandedByDefault(key: string): boolean {
	return key.startsWith("span:");
}

/** The rows in sight of a run's waterfall, from top to bottom. `toggled`: the keys of those folded or opened by hand. */
export function waterfallRows(timeline: RunTimeline, calls: readonly ToolInvocation[], toggled: ReadonlySet<string>): WaterfallRow[] {
	const nowMs = Date.parse(timeline.now);
	const isExpanded = (key: string) => isExpandedByDefault(key) !== toggled.has(key);
	const stepRows = (span: TimelineSpan, steps: readonly TimelineStep[]): WaterfallRow[] =>
		steps.flatMap((step): WaterfallRow[] => {
			const key = `step:${step.specialistSpanId}:${step.stepName}`;
			const row = { kind: "step", key, level: 2, isExpanded: isExpanded(key), step, agentRole: span.agentRole } as const;
			const under = calls.filter((call) => call.specialistSpanId === step.specialistSpanId && call.stepName === step.stepName);
			return [{ ...row, ...lasting(step.startedAt, step.finishedAt, nowMs) }, ...(row.isExpanded ? callRows(under, nowMs) : [])];
		});
	const spanRows = (span: TimelineSpan): WaterfallRow[] => {
		const key = `span:${span.specialistSpanId}`;
		const steps = timeline.steps.filter((step) => step.specialistSpanId === span.specialistSpanId);
		const row = { kind: "specialist", key, level: 1, isExpanded: steps.length > 0 ? isExpanded(key) : null, span, steps } as const;
		return [{ ...row, ...lasting(span.startedAt, span.finishedAt, nowMs) }, ...(row.isExpanded ? stepRows(span, steps) : [])];
	};
	const pauseRow = (pause: TimelinePause): WaterfallRow => ({
		kind: "pause",
		key: `pause:${pause.interruptId}`,
		level: 1,
		isExpanded: null,
		pause,
		...lasting(pause.startedAt, pause.finishedAt, nowMs),
	});
	const ofAttempt = (attempt: number): WaterfallRow[] => {
		const parts = [
			...timeline.spans.filter((span) => span.attempt === attempt).map((span) => ({ from: span.startedAt, rows: spanRows(span) })),
			...timeline.pauses.filter((pause) => pause.attempt === attempt).map((pause) => ({ from: pause.startedAt, rows: [pauseRow(pause)] })),
		];
		return parts.sort((one, other) => one.from.localeCompare(other.from)).flatMap(({ rows }) => rows);
	};
	return timeline.attempts.flatMap((attempt): WaterfallRow[] => {
		const rows = ofAttempt(attempt.attempt);
		if (timeline.attempts.length === 1) return rows;
		const key = `attempt:${attempt.attemptId}`;
		const times = lasting(attempt.startedAt, attempt.finishedAt ?? timeline.attempts.find((next) => next.attempt > attempt.attempt)?.startedAt ?? null, nowMs);
		return [{ kind: "attempt", key, level: 1, isExpanded: null, attempt, ...times }, ...rows];
	});
}

/** The axis of a run: its steps are the work, its pauses are breaks. */
export function scaleOf(timeline: RunTimeline): TimeScale {
	const nowMs = Date.parse(timeline.now);
	const stretchOf = (one: { startedAt: string; finishedAt: string | null }) => lasting(one.startedAt, one.finishedAt, nowMs);
	return timeScale(timeline.steps.map(stretchOf), timeline.pauses.map(stretchOf));
}
