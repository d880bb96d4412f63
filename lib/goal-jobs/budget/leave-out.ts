import "server-only";
import { type NextWork, nextWork, openItems } from "@/lib/goal-jobs/drive/drive";
import { specOf } from "@/lib/goal-jobs/internal";
import { documentsOf } from "@/lib/goal-jobs/plan/documents-of";
import { planOf } from "@/lib/goal-jobs/plan/plan";
import type { DriveRef } from "@/lib/goal-jobs/record/drive-ref";
import { failItem, progressAfter } from "@/lib/goal-jobs/record/note-end";
import { stepData, type WorkNode } from "@/lib/goal-jobs/record/place";
import { record } from "@/lib/goal-jobs/record/record";
import type { RunState } from "@/lib/goal-jobs/record/run-state";
import { db } from "@/lib/platform/database/db";

const LEFT_OUT = { code: "BUDGET_EXCEEDED", message: "It was not begun: the budget of this run was used up." } as const;

type Results = RunState["results"];

/** Whether a run that ended now would have anything to deliver. */
export async function hasSomethingToDeliver(run: RunState): Promise<boolean> {
	if (documentsOf(specOf(run), run.results).length > 0) return true;
	return (await db().artifact.count({ where: { jobId: run.id, isPreview: false } })) > 0 || run.results.some((result) => isBegunItem(run, result));
}

/** An item that has been worked on and whose files a later step makes, for which the budget has kept enough. */
function isBegunItem(run: RunState, { stepId, itemKey, succeeded }: Results[number]): boolean {
	const { steps } = specOf(run);
	const step = steps.find((candidate) => candidate.stepId === stepId);
	const makesFiles = steps.slice(steps.findIndex((candidate) => candidate.stepId === stepId)).some((later) => later.artifacts && later.forEach !== undefined);
	return succeeded && itemKey !== "" && step !== undefined && makesFiles;
}

/**
 * Leaves out what a run that finishes with what is done can't pay for: the items of a step that have not begun, while others have; else this step
 * and all after it. Returns what comes next.
 */
export async function leaveOut(drive: DriveRef, run: RunState, node: WorkNode, items: readonly string[]): Promise<NextWork> {
	const hasBegun = run.results.some((result) => result.stepId === node.stepId && result.succeeded);
	const left = await record(drive, (begun) => {
		if (hasBegun && node.step.forEach !== undefined) {
			for (const itemKey of openItems(begun.run, node, items)) failItem(begun, { node, itemKey, items }, LEFT_OUT);
			return;
		}
		const plan = planOf(specOf(begun.run));
		for (const later of plan.slice(plan.findIndex(({ stepId }) => stepId === node.stepId))) {
			const ended = begun.step(later.stepId)?.status;
			if (later.kind === "deliver" || ended === "completed" || ended === "failed" || ended === "skipped") continue;
			const progress = begun.step(later.stepId)?.progress ?? 0;
			begun.changeStep(later.stepId, { status: "skipped", progressMessage: null, finishedAt: new Date(), errorCode: null, errorMessage: null });
			begun.tell({ type: "step_finished", data: stepData(later, { status: "skipped", progress }) });
		}
		begun.changeJob({ progress: progressAfter(begun) });
	});
	return nextWork(left.run);
}
