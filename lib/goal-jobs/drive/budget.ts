import "server-only";
import { specOf, type WorkedJob } from "@/lib/goal-jobs/internal";
import type { PlanNode } from "@/lib/goal-jobs/plan/plan";
import type { Transaction } from "@/lib/platform/database/db";
import { reservedInRun } from "@/lib/specialists/invocations";
import { findTool } from "@/lib/tools/servers";
import { itemsOf } from "./drive";

/** So many items of a job are worked on at a time. */
export const ITEMS_AT_ONCE = 4;

/**
 * What a call that begins may spend, in millionths of a US dollar: its tool's price, and an equal share of what is left beyond the price of
 * every item that still waits. Calls under way keep what was reserved for them, so that together they never have more than the budget.
 * Call with the job locked; less than the price means that the budget is used up.
 */
export async function shareOfBudget(tx: Transaction, job: WorkedJob, node: Extract<PlanNode, { kind: "work" }>): Promise<number> {
	const price = findTool(node.step.tool)?.perInvocationMicroU ?? 0;
	const open = await reservedInRun(tx, job.id);
	const available = Math.max(0, specOf(job).agentConfig.budgetMicroU - job.costMicroU - open.reservedMicroU);
	const waiting = node.step.forEach === undefined ? 1 : Math.max(1, (await unfinishedItems(tx, job, node)) - open.calls);
	const beside = Math.max(1, Math.min(ITEMS_AT_ONCE - open.calls, waiting));
	const surplus = Math.max(0, available - price * waiting);
	return Math.min(available, price + Math.floor(surplus / beside));
}

async function unfinishedItems(tx: Transaction, job: WorkedJob, node: Extract<PlanNode, { kind: "work" }>): Promise<number> {
	const items = await itemsOf(tx, job, node);
	const ended = await tx.stepResult.findMany({
		where: { jobId: job.id, itemKey: { in: items }, OR: [{ stepId: node.stepId }, { succeeded: false }] },
		select: { itemKey: true },
		distinct: ["itemKey"],
	});
	return items.length - ended.length;
}
