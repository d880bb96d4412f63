import type { QueryClient } from "@tanstack/react-query";
import { ApiError } from "@/components/api-client";
import { readQuote } from "@/components/credits/amounts";
import { quoteQuery } from "@/components/credits/queries";
import { startRun, startRunBeyondBalance } from "@/components/goal-jobs/mutations";
import { runQuery } from "@/components/goal-jobs/queries";
import type { GoalJob } from "@/lib/goal-jobs/schemas";

interface Terms {
	readonly budgetMicroU: number | null;
	/** Whether what the balance lacks is charged from the subscription. */
	readonly goesOver: boolean;
}

/**
 * Refuses a start that can't be paid for before anything is sent, so that what was answered stays where it is while the person tops up.
 * Throws ApiError INSUFFICIENT_CREDITS, as the start itself would.
 */
export async function requireCredits(queryClient: QueryClient, { jobSpecId, workflowId }: GoalJob, goesOver: boolean): Promise<void> {
	if (goesOver || !workflowId) return;
	const price = readQuote(await queryClient.fetchQuery({ ...quoteQuery(jobSpecId, workflowId), staleTime: 0 }));
	if (price.isSufficient) return;
	throw new ApiError(402, "INSUFFICIENT_CREDITS", "It costs more than your balance and what is left of this month's free allowance.");
}

/** Starts a run and gives what changes of it: paid for by what the person has, or with what is missing from the subscription. */
export async function startPaid(queryClient: QueryClient, job: GoalJob, { budgetMicroU, goesOver }: Terms): Promise<Pick<GoalJob, "status" | "tasks">> {
	const { jobSpecId, workflowId } = job;
	if (!goesOver || !workflowId) {
		const { status, tasks } = await startRun(jobSpecId, budgetMicroU);
		return { status, tasks };
	}
	const price = readQuote(await queryClient.fetchQuery({ ...quoteQuery(jobSpecId, workflowId), staleTime: 0 }));
	await startRunBeyondBalance(jobSpecId, workflowId, price.layersMicroU.charged, budgetMicroU);
	const { status, tasks } = await queryClient.fetchQuery({ ...runQuery(jobSpecId), staleTime: 0 });
	return { status, tasks };
}
