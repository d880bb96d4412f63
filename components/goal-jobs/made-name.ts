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

/** The postings that a run wrote for, in so many words. */
export function madeForWords({ madeFor }: Pick<SessionSummary, "madeFor">): string {
	const [first, ...others] = madeFor;
	if (first === undefined) return "";
	return others.length === 0 ? first : `${first} and ${others.length} more`;
}

/** Of a run with results: for how many postings its files were made. */
export function postingsOf({ artifacts }: Pick<GoalJob, "artifacts">): number {
	return new Set(artifacts.flatMap(({ metadata }) => (typeof metadata.postingId === "string" ? [metadata.postingId] : []))).size;
}
