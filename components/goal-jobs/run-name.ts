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

/** The moment that a run is told by where it stands beside its name alone: its end, and until then when it was made. */
export const momentOf = ({ completedAt, createdAt }: Pick<SessionSummary, "completedAt" | "createdAt">): string => completedAt ?? createdAt;
