import type { WaitingFor } from "@/lib/goal-jobs/sessions/schemas";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SOON_MS = 3 * DAY_MS;

/** How long a pause stays open at `nowMs`, in words, and whether that is soon over; null where nothing is closed by itself. */
export function closingWords({ until }: Pick<WaitingFor, "until">, nowMs: number): { text: string; isSoon: boolean } | null {
	if (until === null) return null;
	const leftMs = Date.parse(until) - nowMs;
	return { text: `Closes ${within(leftMs)}`, isSoon: leftMs < SOON_MS };
}

function within(leftMs: number): string {
	if (leftMs < HOUR_MS) return "within the hour";
	if (leftMs < DAY_MS) return `in ${Math.floor(leftMs / HOUR_MS)} h`;
	const days = Math.floor(leftMs / DAY_MS);
	return days === 1 ? "in a day" : `in ${days} days`;
}

/** Whether nothing has run yet: what was begun and left calls for nobody. */
export function isUnstarted({ kind }: Pick<WaitingFor, "kind">): boolean {
	return kind === "questions" || kind === "start" || kind === "workflow_choice";
}

/** Where a thing that waits is answered: beside the list when it is a matter of a few fields, else on the run's own page, which has the room. */
export function isAnsweredInPlace(waiting: Pick<WaitingFor, "kind">, hasOwnScreen: boolean): boolean {
	return isUnstarted(waiting) || (waiting.kind === "checkpoint" && !hasOwnScreen);
}

const ACTIONS: Readonly<Record<WaitingFor["kind"], string>> = {
	checkpoint: "Answer",
	device: "Open run",
	questions: "Answer",
	workflow_choice: "Choose a workflow",
	preview: "See preview",
	start: "Start",
};

/** What the way to the answer says: what its kind of workflow calls it, else how many questions there are. */
export function actionWords({ kind, questions }: Pick<WaitingFor, "kind" | "questions">, own: string | null): string {
	if (kind === "checkpoint" && own) return own;
	if (ACTIONS[kind] !== "Answer" || questions.length === 0) return ACTIONS[kind];
	return questions.length === 1 ? "Answer the question" : `Answer ${questions.length} questions`;
}

/** Runs that have stopped for their user before those that were never started, each in the order given. */
export function stoppedFirst<Run extends { readonly waitingFor: WaitingFor | null }>(runs: readonly Run[]): { stopped: Run[]; unstarted: Run[] } {
	const waits = runs.filter(({ waitingFor }) => waitingFor !== null);
	return {
		stopped: waits.filter(({ waitingFor }) => waitingFor && !isUnstarted(waitingFor)),
		unstarted: waits.filter(({ waitingFor }) => waitingFor && isUnstarted(waitingFor)),
	};
}
