import { runName } from "@/components/goal-jobs/run-name";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import type { SessionSummary } from "@/lib/goal-jobs/sessions/schemas";

/** One of what a kind of run makes, where that is one thing for each choice; the others are called by their workflow. */
const MADE: Readonly<Record<string, string>> = { resume_to_job_ready: "tailored resume" };

type Named = Pick<GoalJob, "goalText" | "workflowName" | "useCaseType">;
type Count = (amount: number, one: string) => string;

/** What a run is for, or once it has made something, what that is: "3 tailored resumes". Its files are told beside it. */
export function madeName(run: Named, made: number, count: Count): string {
	const one = MADE[run.useCaseType];
	if (one && made > 0) return count(made, one);
	return run.workflowName || run.goalText || "Run";
}

/** What tells a run from the others of a list: what it made, else its goal or its files; and beside it all else that it is known by. */
export function listedName(run: SessionSummary, count: Count): { title: string; beside: string } {
	const files = runName(run);
	const title = MADE[run.useCaseType] && run.madeFor.length > 0 ? madeName(run, run.madeFor.length, count) : run.goalText || files;
	return { title, beside: [run.workflowName, files].filter((part, at, all) => part && part !== title && all.indexOf(part) === at).join(" · ") };
}

/** The posting that a run wrote for first, and how many more: "and 2 more" is what a short line must not cut. */
export function madeForParts({ madeFor: [first, ...others] }: Pick<SessionSummary, "madeFor">): { first: string; more: string } {
	return { first: first ?? "", more: others.length === 0 ? "" : `and ${others.length} more` };
}

/** The postings that a run wrote for, in so many words. */
export function madeForWords(run: Pick<SessionSummary, "madeFor">): string {
	const { first, more } = madeForParts(run);
	return [first, more].filter(Boolean).join(" ");
}

/** Of a run with results: for how many postings its files were made. */
export function postingsOf({ artifacts }: Pick<GoalJob, "artifacts">): number {
	return new Set(artifacts.flatMap(({ metadata }) => (typeof metadata.postingId === "string" ? [metadata.postingId] : []))).size;
}
