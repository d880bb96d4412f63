import { toldApart } from "@/lib/files/told-apart";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import type { SessionSummary } from "@/lib/goal-jobs/sessions/schemas";

/** What a person calls a run by: its files, in lists told from others of their name, else the goal, else the workflow. */
export function runName({
	inputFileNames,
	inputFileNumbers = [],
	goalText,
	workflowName,
}: Pick<GoalJob, "inputFileNames" | "goalText" | "workflowName"> & Partial<Pick<SessionSummary, "inputFileNumbers">>): string {
	return inputFileNames.map((name, at) => toldApart(name, inputFileNumbers[at] ?? 1)).join(", ") || goalText || workflowName || "Run";
}

/** What came of a run, so that it is told from others of the same file: the posting that its files were made for, else what it is called by. */
export function resultName(run: Pick<SessionSummary, "inputFileNames" | "inputFileNumbers" | "goalText" | "workflowName" | "madeFor">): string {
	const [first, ...others] = run.madeFor;
	if (first === undefined) return runName(run);
	return others.length === 0 ? first : `${first} and ${others.length} more`;
}
