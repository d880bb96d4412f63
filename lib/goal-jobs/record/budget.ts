import { NOTICE_SHARE } from "@/lib/goal-jobs/budget-limits";
import { specOf } from "@/lib/goal-jobs/internal";
import type { OpenCall } from "@/lib/specialists/work-notes";
import { findTool } from "@/lib/tools/servers";
import type { Place, WorkNode } from "./place";
import type { RunRecord } from "./run-record";

/** So many items of a job are worked on at a time. */
export const ITEMS_AT_ONCE = 4;

type Run = RunRecord["run"];

/** What one call of a step costs at least, in millionths of a US dollar. */
export function priceOf({ step }: Pick<WorkNode, "step">): number {
	return findTool(step.tool)?.perInvocationMicroU ?? 0;
}

/** What a run may spend in all: what its owner chose, else the workflow's own limit. Millionths of a US dollar. */
function capOf(run: Run): number {
	return run.budgetMicroU ?? specOf(run).agentConfig.budgetMicroU;
}

const sumOf = (calls: readonly OpenCall[]): number => calls.reduce((sum, call) => sum + call.reservedMicroU, 0);

/**
 * What a call that begins may spend, in millionths of a US dollar: its tool's price, and an equal share of what is left beyond the price of
 * every item that still waits. Calls under way keep what was reserved for them, so that together they never have more than the budget. Less
 * than the price means that the budget is used up.
 */
export function shareOfBudget({ run, notes }: RunRecord, place: Place): number {
	const price = priceOf(place.node);
	const open = notes.underWay();
	const available = Math.max(0, leftFor(run, place.node, open, []));
	if (place.node.step.branch !== undefined)
		return Math.min(available, price + Math.floor(Math.max(0, available - price - priceOfOthers(run, place.node, open)) / ITEMS_AT_ONCE));
	const waiting = place.itemKey === null ? 1 : Math.max(1, unfinishedItems(run, place) - open.length);
	const beside = Math.max(1, Math.min(ITEMS_AT_ONCE - open.length, waiting));
	const surplus = Math.max(0, available - price * waiting);
	return Math.min(available, price + Math.floor(surplus / beside));
}

/** Whether a run with a chosen budget can pay the price of a call at this place beside what is under way. */
export function canBegin({ run, notes }: RunRecord, { node, itemKey }: Place): boolean {
	return run.budgetMicroU === null || leftFor(run, node, notes.underWay(), [itemKey ?? ""]) >= priceOf(node);
}

/** The same of a run that is only read: whether the next of these items can begin. */
export function canPay(run: Run, node: WorkNode, itemKeys: readonly string[]): boolean {
	return run.budgetMicroU === null || leftFor(run, node, run.work.openCalls, itemKeys) >= priceOf(node);
}

/** What is left for a call of a step, in millionths of a US dollar. Calls that a crash left open at these places are made again. */
export function leftFor(run: Run, node: WorkNode, openCalls: readonly OpenCall[], itemKeys: readonly string[]): number {
	const isMadeAgain = ({ stepId, itemKey }: OpenCall) => stepId === node.stepId && itemKeys.includes(itemKey);
	const open = openCalls.filter((call) => !isMadeAgain(call));
	return capOf(run) - run.costMicroU - sumOf(open) - keptForBegun(run, node, open);
}

/**
 * Of a chosen budget, what the items that have begun need for the steps after this one, so that none is paid for and then not finished.
 * One more begins now.
 */
function keptForBegun(run: Run, node: WorkNode, open: readonly OpenCall[]): number {
	if (run.budgetMicroU === null || node.step.forEach === undefined) return 0;
	const begun = run.results.filter((result) => result.stepId === node.stepId && result.succeeded).length;
	const underWay = open.filter((call) => call.stepId === node.stepId).length;
	return (begun + underWay + 1) * priceOfLater(run, node);
}

/** The price of the steps that follow this one for the same items without a question between them. */
function priceOfLater(run: Run, { stepId, step }: WorkNode): number {
	const { steps } = specOf(run);
	const from = steps.findIndex((candidate) => candidate.stepId === stepId);
	let [price, before] = [0, step];
	for (const later of steps.slice(from + 1)) {
		if (before.checkpoint || JSON.stringify(later.forEach) !== JSON.stringify(step.forEach)) break;
		price += priceOf({ step: later });
		before = later;
	}
	return price;
}

/** Notes what a call has cost. The owner of a chosen budget is told once when most of it is used. */
export function noteSpending(record: RunRecord, costMicroU: number): void {
	const { costMicroU: before, budgetMicroU } = record.run;
	record.changeJob({ costMicroU: before + costMicroU });
	if (budgetMicroU === null) return;
	const noticedAt = budgetMicroU * NOTICE_SHARE;
	if (before >= noticedAt || before + costMicroU < noticedAt) return;
	const ticket = {
		exceptionType: "budget_notice",
		severity: "low" as const,
		affectedRows: [{ spentMicroU: before + costMicroU, budgetMicroU }],
		suggestedResolution: "Most of the budget is used. When the rest is not enough for the next step, the run pauses and asks.",
		requiresHuman: false,
	};
	record.tell(...record.notes.fileTickets(`budget:${budgetMicroU}`, [ticket]));
}

/** The price of the steps of other branches that have not begun: they may begin at once with this one. */
function priceOfOthers(run: Run, { stepId }: WorkNode, open: readonly OpenCall[]): number {
	const isWaiting = (other: string) =>
		run.steps.some((step) => step.stepId === other && step.status === "pending") && !open.some((call) => call.stepId === other);
	return specOf(run).steps.reduce((sum, step) => (step.stepId !== stepId && isWaiting(step.stepId) ? sum + priceOf({ step }) : sum), 0);
}

function unfinishedItems(run: Run, { node, items }: Place): number {
	const ended = run.results.filter((result) => result.stepId === node.stepId || !result.succeeded).map((result) => result.itemKey);
	return items.filter((item) => !ended.includes(item)).length;
}
