import "server-only";
import { lockJob, specOf } from "@/lib/goal-jobs/internal";
import { planOf, progressOf } from "@/lib/goal-jobs/plan/plan";
import { appendEvents } from "@/lib/goal-jobs/stream/append-events";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError, knownCode } from "@/lib/platform/errors";
import { FAULT_OF_OURS } from "@/lib/platform/language/failure-words";
import { findLastCall } from "@/lib/specialists/invocations";
import { type DriveRef, itemsOf, lockForWork, mayDrive, type NextWork, nextWorkOf, workNode } from "./drive";
import { failItem, stepData } from "./record-step";
import { restartDrive } from "./restart-drive";
import { describeLost } from "./shortfall";

/** Joins the items of a step. It is complete when one of them succeeded. @throws AppError with the first item's error when none did. */
export async function finishItems(drive: DriveRef, stepId: string): Promise<NextWork> {
	await transaction(async (tx) => {
		const job = await lockForWork(tx, drive);
		const node = workNode(job, stepId);
		const items = await itemsOf(tx, job, node);
		const results = await tx.stepResult.findMany({ where: { jobId: job.id, itemKey: { in: items } }, orderBy: { createdAt: "asc" }, omit: { output: true } });
		if (!results.some((result) => result.stepId === stepId && result.succeeded)) {
			const failed = results.find((result) => !result.succeeded);
			const code = knownCode(failed?.errorCode, "TOOL_FAILED");
			const message = failed?.errorMessage ?? "There was nothing to work on.";
			await tx.jobStep.update({
				where: { jobId_stepId: { jobId: job.id, stepId } },
				data: { errorCode: code, errorMessage: message },
				select: { stepId: true },
			});
			return new AppError(code, message);
		}
		const lost = results.filter((result) => result.stepId === stepId && !result.succeeded);
		const errorMessage = lost.length > 0 ? await describeLost(tx, job, lost, items.length) : null;
		await tx.jobStep.update({
			where: { jobId_stepId: { jobId: job.id, stepId } },
			data: { status: "completed", progress: 100, progressMessage: null, finishedAt: new Date(), errorCode: null, errorMessage },
			select: { stepId: true },
		});
		const steps = job.steps.map((step) => (step.stepId === stepId ? { ...step, status: "completed" as const } : step));
		const progress = Math.max(job.progress, progressOf(planOf(specOf(job)), steps));
		await tx.goalJob.update({ where: { id: job.id }, data: { progress }, select: { id: true } });
		await appendEvents(tx, job.id, [
			{ type: "step_finished", data: { ...stepData(node, { status: "completed", progress: 100 }), errorMessage, jobProgress: progress } },
		]);
		return null;
	}).then((error) => {
		// Thrown outside, so that what the transaction noted stays.
		if (error) throw error;
	});
	return nextWorkOf(drive);
}

/**
 * Closes an item that can't succeed: with the error given, or with that of its last call when its tries are used up. When that call never
 * ended, the app was away and the item is not to blame: another drive takes it up.
 */
export async function giveUpItem(drive: DriveRef, stepId: string, itemKey: string, given?: AppError): Promise<void> {
	await transaction(async (tx) => {
		const job = await lockJob(tx, drive.jobSpecId);
		if (!job || !mayDrive(job, drive)) return;
		const known = await tx.stepResult.count({ where: { jobId: job.id, stepId, itemKey } });
		if (known > 0) return;
		const last = await findLastCall(tx, { jobId: job.id, stepId, itemKey });
		if (!given && last?.status !== "failed" && (await restartDrive(tx, job))) return;
		const code = knownCode(last?.errorCode, "TOOL_FAILED");
		const error = given ?? { code, message: last?.errorMessage ?? FAULT_OF_OURS };
		const events = await failItem(tx, job, { node: workNode(job, stepId), itemKey }, error);
		await appendEvents(tx, job.id, events);
	});
}
