import "server-only";
import { type NextWork, nextWork, placeOf, STOP } from "@/lib/goal-jobs/drive/drive";
import { restartDrive } from "@/lib/goal-jobs/drive/restart-drive";
import { lockJob } from "@/lib/goal-jobs/internal";
import { type DriveRef, mayDrive } from "@/lib/goal-jobs/record/drive-ref";
import { failItem, progressAfter } from "@/lib/goal-jobs/record/note-end";
import { stepData } from "@/lib/goal-jobs/record/place";
import { record } from "@/lib/goal-jobs/record/record";
import { readRun } from "@/lib/goal-jobs/record/run-state";
import { db } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError, knownCode } from "@/lib/platform/errors";
import { FAULT_OF_OURS } from "@/lib/platform/language/failure-words";
import { findLastCall } from "@/lib/specialists/invocations";
import { describeLost } from "./shortfall";

/** Joins the items of a step. It is complete when one of them succeeded. @throws AppError with the first item's error when none did. */
export async function finishItems(drive: DriveRef, stepId: string): Promise<NextWork> {
	const before = await readRun(drive.jobSpecId);
	if (!before) return STOP;
	const { node, items } = await placeOf(before, stepId, null);
	// Items that have ended stay so, and all have.
	const results = before.results.filter((result) => items.includes(result.itemKey));
	const own = results.filter((result) => result.stepId === stepId);
	const lost = own.filter((result) => !result.succeeded);
	if (lost.length === own.length) {
		const failed = results.find((result) => !result.succeeded);
		const error = new AppError(knownCode(failed?.errorCode, "TOOL_FAILED"), failed?.errorMessage ?? "There was nothing to work on.");
		await record(drive, (record) => record.changeStep(stepId, { errorCode: error.code, errorMessage: error.message }));
		throw error;
	}
	const errorMessage = lost.length > 0 ? await describeLost(db(), before, lost, items.length) : null;
	const { run } = await record(drive, (record) => {
		const done = { status: "completed" as const, progress: 100 };
		record.changeStep(stepId, { ...done, progressMessage: null, finishedAt: new Date(), errorCode: null, errorMessage });
		record.changeJob({ progress: progressAfter(record) });
		record.tell({ type: "step_finished", data: { ...stepData(node, done), errorMessage, jobProgress: record.run.progress } });
	});
	return nextWork(run);
}

/**
 * Closes an item that can't succeed: with the error given, or with that of its last call when its tries are used up. When that call never
 * ended, the app was away and the item is not to blame: another drive takes it up.
 */
export async function giveUpItem(drive: DriveRef, stepId: string, itemKey: string, given?: AppError): Promise<void> {
	const run = await readRun(drive.jobSpecId);
	if (!run || !mayDrive(run, drive) || run.results.some((result) => result.stepId === stepId && result.itemKey === itemKey)) return;
	const last = given ? null : await findLastCall(db(), { jobId: run.id, stepId, itemKey });
	if (!given && last?.status !== "failed" && (await driveAgain(drive))) return;
	const place = await placeOf(run, stepId, itemKey);
	const error = given ?? { code: knownCode(last?.errorCode, "TOOL_FAILED"), message: last?.errorMessage ?? FAULT_OF_OURS };
	await record(drive, (record) => {
		if (!record.hasResult(stepId, itemKey)) failItem(record, place, error);
	});
}

/** Has another drive go on, as the app was away. False when that was done too often. */
export async function driveAgain(drive: DriveRef): Promise<boolean> {
	return transaction(async (tx) => {
		const job = await lockJob(tx, drive.jobSpecId);
		return job !== null && mayDrive(job, drive) && restartDrive(tx, job);
	});
}
