import { specOf } from "@/lib/goal-jobs/internal";
import { findTool } from "@/lib/tools/servers";
import type { Place } from "./place";
import type { RunRecord } from "./run-record";

/** So many items of a job are worked on at a time. */
export const ITEMS_AT_ONCE = 4;

/**
 * What a call that begins may spend, in millionths of a US dollar: its tool's price, and an equal share of what is left beyond the price of
 * every item that still waits. Calls under way keep what was reserved for them, so that together they never have more than the budget. Less
 * than the price means that the budget is used up.
 */
export function shareOfBudget({ run, notes }: RunRecord, place: Place): number {
	const price = findTool(place.node.step.tool)?.perInvocationMicroU ?? 0;
	const open = notes.reserved();
	const available = Math.max(0, specOf(run).agentConfig.budgetMicroU - run.costMicroU - open.microU);
	const waiting = place.itemKey === null ? 1 : Math.max(1, unfinishedItems(run, place) - open.calls);
	const beside = Math.max(1, Math.min(ITEMS_AT_ONCE - open.calls, waiting));
	const surplus = Math.max(0, available - price * waiting);
	return Math.min(available, price + Math.floor(surplus / beside));
}

function unfinishedItems(run: RunRecord["run"], { node, items }: Place): number {
	const ended = run.results.filter((result) => result.stepId === node.stepId || !result.succeeded).map((result) => result.itemKey);
	return items.filter((item) => !ended.includes(item)).length;
}
