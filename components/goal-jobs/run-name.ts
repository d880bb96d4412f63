import { toldApart } from "@/lib/files/naming/told-apart";
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
