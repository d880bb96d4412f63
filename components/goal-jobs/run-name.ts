import type { GoalJob } from "@/lib/goal-jobs/schemas";

/** What a person calls a run by: its files, else the goal, else the workflow. */
export function runName({ inputFileNames, goalText, workflowName }: Pick<GoalJob, "inputFileNames" | "goalText" | "workflowName">): string {
	return inputFileNames.join(", ") || goalText || workflowName || "Run";
}
