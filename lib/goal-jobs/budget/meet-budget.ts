import "server-only";
import { BUDGET_CHECKPOINT } from "@/lib/goal-jobs/budget-limits";
import type { BudgetState } from "@/lib/goal-jobs/budget-schemas";
import { lockForDrive, type NextWork, openItems, STOP, workNode } from "@/lib/goal-jobs/drive/drive";
import { openPause } from "@/lib/goal-jobs/drive/pausing/open-pause";
import { jobUpdated, specOf } from "@/lib/goal-jobs/internal";
import { callsOf, itemsOf } from "@/lib/goal-jobs/plan/items-of";
import { planOf } from "@/lib/goal-jobs/plan/plan";
import { leftFor, priceOf } from "@/lib/goal-jobs/record/budget";
import { type DriveRef, mayDrive } from "@/lib/goal-jobs/record/drive-ref";
import type { WorkNode } from "@/lib/goal-jobs/record/place";
import { type RunState, readRun } from "@/lib/goal-jobs/record/run-state";
import { appendEvents } from "@/lib/goal-jobs/stream/append-events";
import { db } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { handToUser } from "@/lib/specialists/spans";
import { budgetQuestions } from "./budget-questions";
import { hasSomethingToDeliver, leaveOut } from "./leave-out";

const TITLE = "The budget of this run is used up";

/**
 * Where a chosen budget does not reach the next call: the run pauses and asks, or, when its owner has said to finish with what is done, leaves out
 * what it can't pay for and goes on. Asking twice changes nothing.
 */
export async function meetBudget(drive: DriveRef, stepId: string): Promise<NextWork> {
	const run = await readRun(drive.jobSpecId);
	if (!run || !mayDrive(run, drive)) return STOP;
	const node = workNode(run, stepId);
	const items = await itemsOf(db(), run, node);
	if (run.isFinishing) return leaveOut(drive, run, node, items);
	const state = await budgetState(run, node, items);
	const slots = budgetQuestions(state, await hasSomethingToDeliver(run));
	await transaction(async (tx) => {
		const job = await lockForDrive(tx, drive);
		if (job.interrupts.length > 0) return;
		const { interruptId, paused } = await openPause(tx, job, {
			kind: { interruptType: "checkpoint", uiSurface: "checkpoint_screen" },
			stepId,
			ownerStepId: stepId,
			checkpointId: BUDGET_CHECKPOINT,
			title: TITLE,
			payload: { checkpointId: BUDGET_CHECKPOINT, title: TITLE, slots, stepOutputPreview: state },
			waitingFor: "Waiting for you",
			startedAt: job.steps.find((step) => step.stepId === stepId)?.startedAt ?? null,
		});
		const handoff = await handToUser(tx, job, TITLE);
		const asked = { checkpointId: BUDGET_CHECKPOINT, interruptId, title: TITLE, stepOutputPreview: state };
		await appendEvents(tx, job.id, [...handoff, { type: "slot_needed", data: asked }, jobUpdated(paused)]);
	});
	return STOP;
}

async function budgetState(run: RunState, node: WorkNode, items: readonly string[]): Promise<BudgetState> {
	const open = node.step.forEach === undefined ? [""] : openItems(run, node, items);
	const left = leftFor(run, node, run.work.openCalls, open);
	const restMicroU = await priceOfRest(run, node);
	return {
		stepTitle: node.title,
		budgetMicroU: run.budgetMicroU ?? 0,
		spentMicroU: run.costMicroU,
		restMicroU: Math.max(0, restMicroU - Math.max(0, (run.budgetMicroU ?? 0) - run.costMicroU)),
		leastMicroU: Math.max(1, priceOf(node) - left),
		itemsDone: items.length - open.length,
		itemsTotal: items.length,
	};
}

/** What the steps from this one on cost by their prices, as far as it is known now how often each is called. */
async function priceOfRest(run: RunState, from: WorkNode): Promise<number> {
	const plan = planOf(specOf(run));
	let price = 0;
	for (const node of plan.slice(plan.findIndex(({ stepId }) => stepId === from.stepId))) {
		if (node.kind !== "work") continue;
		const done = run.results.filter((result) => result.stepId === node.stepId || (node.step.forEach !== undefined && !result.succeeded)).length;
		price += Math.max(0, (await callsOf(db(), run, node, run.results)) - done) * priceOf(node);
	}
	return price;
}
