import { CircleCheck, CircleDashed, CircleDot, CircleX, Clock3, FileSearch, FileX, Hand, type LucideIcon, OctagonX, TriangleAlert } from "lucide-react";
import { StateBadge, TONE_TEXT, type Tone } from "@/components/ui/badge";
import { cn } from "@/components/ui/class-names";
import type { GoalJob, GoalJobStatus } from "@/lib/goal-jobs/schemas";

export interface RunState {
	word: string;
	tone: Tone;
	icon: LucideIcon;
	isMoving?: boolean;
	/** Where the word is too long for a column. */
	short?: string;
}

const STATES: Record<GoalJobStatus, RunState> = {
	draft: { word: "Draft", tone: "neutral", icon: CircleDashed },
	created: { word: "Checking your file", tone: "info", icon: FileSearch, isMoving: true },
	analyzing: { word: "Checking your file", tone: "info", icon: FileSearch, isMoving: true },
	// Begun and left: it calls for nobody.
	slots_pending: { word: "Not started", tone: "neutral", icon: CircleDashed },
	ready: { word: "Ready to start", tone: "neutral", icon: CircleDot },
	ready_with_preview: { word: "Preview ready", tone: "attention", icon: Hand },
	confirmed: { word: "Queued", tone: "neutral", icon: Clock3 },
	queued: { word: "Queued", tone: "neutral", icon: Clock3 },
	executing: { word: "Running", tone: "info", icon: CircleDot, isMoving: true },
	completed: { word: "Completed", tone: "success", icon: CircleCheck },
	partial: { word: "Completed with exceptions", short: "With exceptions", tone: "warning", icon: TriangleAlert },
	failed: { word: "Failed", tone: "danger", icon: CircleX },
	cancelled: { word: "Cancelled", tone: "neutral", icon: OctagonX },
};

const WAITING: RunState = { word: "Waiting for you", tone: "attention", icon: Hand };

const REFUSED: RunState = { word: "File not taken", tone: "warning", icon: FileX };

/** Whether a run never began because the first look into its files found them unfit. */
export function isRefused(run: { status: GoalJobStatus; errorCode: string | null }): boolean {
	return run.status === "failed" && run.errorCode === "FILE_INCOMPATIBLE";
}

/** The one way a run's state is worded and drawn. A pause outranks the status beneath it. */
export function runState(run: { status: GoalJobStatus; errorCode: string | null; isWaitingForUser: boolean }): RunState {
	if (isRefused(run)) return REFUSED;
	return run.isWaitingForUser && run.status === "executing" ? WAITING : STATES[run.status];
}

export function RunStateBadge({ state, isShort = false }: { state: RunState; isShort?: boolean }) {
	return (
		<StateBadge tone={state.tone} icon={state.icon} isPulsing={state.isMoving ?? false}>
			{isShort && state.short ? (
				<>
					<span aria-hidden>{state.short}</span>
					<span className="sr-only">{state.word}</span>
				</>
			) : (
				state.word
			)}
		</StateBadge>
	);
}

export function RunStateIcon({ state, className }: { state: RunState; className?: string }) {
	const Icon = state.icon;
	const ink = state.tone === "attention" ? "text-warning" : TONE_TEXT[state.tone];
	return <Icon role="img" aria-label={state.word} className={cn("size-4 shrink-0", ink, state.isMoving && "animate-pulse-quiet", className)} />;
}

/** Whether a run is to go on by itself and nothing works on it now. */
export function isWaitingForTurn({ status, pendingInterrupts, tasks }: Pick<GoalJob, "status" | "pendingInterrupts" | "tasks">): boolean {
	if (pendingInterrupts.length > 0 || (status !== "queued" && status !== "executing")) return false;
	return !tasks.some(({ dag }) => dag.some((step) => step.status === "running"));
}

/** Whether the preview of a run that has not begun is being made. */
export function isMakingPreview({ status, progressMessage }: Pick<GoalJob, "status" | "progressMessage">): boolean {
	return status === "ready" && progressMessage !== null;
}

const TERMINAL: ReadonlySet<GoalJobStatus> = new Set<GoalJobStatus>(["completed", "partial", "failed", "cancelled"]);

export function isTerminal(status: GoalJobStatus): boolean {
	return TERMINAL.has(status);
}
