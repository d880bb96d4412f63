"use client";

import type { GoalJob } from "@/lib/goal-jobs/schemas";
import { DeleteRun } from "./delete-run";
import { RunMenu } from "./run-menu";

/** What is done with a run that has ended and made nothing, besides the ways on, which its page tells. One that never began can only be got rid of. */
export function EndedActions({ job }: { job: GoalJob }) {
	return job.startedAt ? <RunMenu job={job} /> : <DeleteRun job={job} />;
}

/** Whether a workflow can be begun from the catalog; one that a person made has its own place. */
export const isOfCatalog = (workflowId: string): boolean => !workflowId.startsWith("user_");
