import { AppError } from "@/lib/platform/errors";
import type { GoalJobStatus } from "./schemas";

/** What can happen to a goal job: from which statuses, and into which one. The whole lifecycle of the specification. */
export const TRANSITIONS = {
	register: { from: ["draft"], to: "created" },
	analyze: { from: ["created", "slots_pending", "failed"], to: "analyzing" },
	ask: { from: ["analyzing"], to: "slots_pending" },
	prepare: { from: ["analyzing", "slots_pending", "ready_with_preview"], to: "ready" },
	reject: { from: ["analyzing"], to: "failed" },
	answer: { from: ["slots_pending"], to: "slots_pending" },
	preview: { from: ["ready"], to: "ready_with_preview" },
	/** No preview could be made of the answers. */
	askAgain: { from: ["ready"], to: "slots_pending" },
	confirm: { from: ["slots_pending", "ready", "ready_with_preview"], to: "confirmed" },
	queue: { from: ["confirmed", "ready"], to: "queued" },
	start: { from: ["queued"], to: "executing" },
	pause: { from: ["executing"], to: "executing" },
	resume: { from: ["executing"], to: "executing" },
	complete: { from: ["executing"], to: "completed" },
	completePartially: { from: ["executing"], to: "partial" },
	fail: { from: ["queued", "executing"], to: "failed" },
	retry: { from: ["failed"], to: "ready" },
	cancel: { from: ["draft", "created", "analyzing", "slots_pending", "ready", "ready_with_preview", "confirmed", "queued", "executing"], to: "cancelled" },
} as const satisfies Record<string, { from: readonly GoalJobStatus[]; to: GoalJobStatus }>;

export type Action = keyof typeof TRANSITIONS;

export const TERMINAL_STATUSES: readonly GoalJobStatus[] = ["completed", "partial", "failed", "cancelled"];
/** Where results can be listed and downloaded. */
export const DELIVERED_STATUSES: readonly GoalJobStatus[] = ["completed", "partial"];

export function isTerminal(status: GoalJobStatus): boolean {
	return TERMINAL_STATUSES.includes(status);
}

export function canTransition(status: GoalJobStatus, action: Action): boolean {
	return TRANSITIONS[action].from.some((from) => from === status);
}

/** The status after `action`. @throws AppError INVALID_STATE_TRANSITION with details {status, allowed: the statuses in which it may happen}. */
export function transition(status: GoalJobStatus, action: Action): GoalJobStatus {
	if (canTransition(status, action)) return TRANSITIONS[action].to;
	throw wrongState(status, TRANSITIONS[action].from, PHRASES[action] ?? "go on");
}

/** @throws AppError INVALID_STATE_TRANSITION unless the job is in one of the statuses. `deed` completes "You can't …". */
export function requireStatus(status: GoalJobStatus, allowed: readonly GoalJobStatus[], deed: string): void {
	if (!allowed.includes(status)) throw wrongState(status, allowed, deed);
}

const PHRASES: Partial<Record<Action, string>> = {
	answer: "answer questions of",
	confirm: "confirm",
	queue: "queue",
	retry: "retry",
	cancel: "cancel",
};

function wrongState(status: GoalJobStatus, allowed: readonly GoalJobStatus[], deed: string): AppError {
	return new AppError(
		"INVALID_STATE_TRANSITION",
		`You can't ${deed} a job that is ${status.replaceAll("_", " ")}. It must be ${allowed.join(", ").replaceAll("_", " ")}.`,
		{
			status,
			allowed: [...allowed],
		},
	);
}

/** `isPreviewed`: a ready job's preview is being made. */
interface Pace {
	readonly isWaitingForUser: boolean;
	readonly msSinceChange: number;
	readonly waitSeconds?: number | null;
	readonly isPreviewed?: boolean;
}

/**
 * How long a client should wait before it asks for the status again; 0 when nothing will change by itself. In line that is a part of the wait, so
 * that a rush of many who wait stays small.
 */
export function suggestedPollIntervalMs(status: GoalJobStatus, { isWaitingForUser, msSinceChange, waitSeconds = null, isPreviewed = false }: Pace): number {
	if (isTerminal(status)) return 0;
	if (status !== "queued" && status !== "executing" && !isPreviewed) return 5000;
	if (isWaitingForUser) return 10_000;
	if (waitSeconds !== null) return Math.max(1000, Math.min(10_000, waitSeconds * 250));
	if (msSinceChange < 15_000) return 1000;
	if (msSinceChange < 60_000) return 2000;
	return Math.min(10_000, Math.round(msSinceChange / 12));
}

/** The error of an answer that nothing waits for. */
export function nothingAsked(status: GoalJobStatus): AppError {
	return new AppError("INVALID_STATE_TRANSITION", "This job is not asking anything right now.", { status, allowed: ["slots_pending", "ready_with_preview"] });
}
