import "server-only";
import pLimit from "p-limit";
import { END } from "@/lib/goal-jobs/agent/turn-keys";
import { ITEMS_AT_ONCE } from "@/lib/goal-jobs/record/budget";
import { type DriveRef, mayDrive } from "@/lib/goal-jobs/record/drive-ref";
import { readRun } from "@/lib/goal-jobs/record/run-state";
import { db } from "@/lib/platform/database/db";
import { AppError, knownCode } from "@/lib/platform/errors";
import { FAULT_OF_OURS } from "@/lib/platform/language/failure-words";
import { findLastCall } from "@/lib/specialists/invocations";
import { type BranchCall, type NextWork, nextWorkOf, workNode } from "./drive";
import { failBranch } from "./ending/fail-branch";
import { driveAgain, finishItems, giveUpItem } from "./ending/finish-items";
import { runStep } from "./run-step";
import { runTurn } from "./run-turn";

type Branches = Extract<NextWork, { kind: "branches" }>;

/**
 * Makes calls of several branches at once. One that can't succeed ends its step, or its item; the others go on. @throws the first error that may pass, after
 * all have ended: what has ended by then is not done again.
 */
export async function runBranches(drive: DriveRef, { calls, joins }: Branches): Promise<NextWork> {
	const limit = pLimit(ITEMS_AT_ONCE);
	const ended = await Promise.allSettled(calls.map((call) => limit(runCall, drive, call)));
	const failed = ended.find((result) => result.status === "rejected");
	if (failed) throw failed.reason;
	for (const stepId of joins) await joinBranch(drive, stepId);
	const unpaid = calls.filter((_, at) => ended[at]?.status === "fulfilled" && !(ended[at] as PromiseFulfilledResult<boolean>).value);
	if (unpaid.length === calls.length && calls.length > 0 && joins.length === 0) return { kind: "budget", stepId: unpaid[0]?.stepId ?? "" };
	return nextWorkOf(drive);
}

/** Whether the budget was enough for the call to begin. */
async function runCall(drive: DriveRef, { stepId, itemKey }: BranchCall): Promise<boolean> {
	const run = await readRun(drive.jobSpecId);
	if (!run) return true;
	const { step } = workNode(run, stepId);
	try {
		const next = step.agent ? await runTurn(drive, stepId, itemKey ?? END) : await runStep(drive, stepId, itemKey);
		return next.kind !== "budget";
	} catch (error) {
		if (!(error instanceof AppError) || error.isRetriable) throw error;
		if (itemKey === null) await failBranch(drive, stepId, error);
		else await giveUpItem(drive, stepId, itemKey, error);
		return true;
	}
}

async function joinBranch(drive: DriveRef, stepId: string): Promise<void> {
	try {
		await finishItems(drive, stepId);
	} catch (error) {
		if (!(error instanceof AppError) || error.code === "JOB_CANCELLED") throw error;
		await failBranch(drive, stepId, error);
	}
}

/** Closes what has failed as often as it may. What was cut off by an outage goes on in another drive. */
export async function giveUpBranches(drive: DriveRef, { calls }: Branches): Promise<NextWork> {
	for (const call of calls) await giveUpCall(drive, call);
	return nextWorkOf(drive);
}

async function giveUpCall(drive: DriveRef, { stepId, itemKey }: BranchCall): Promise<void> {
	if (itemKey !== null) return giveUpItem(drive, stepId, itemKey);
	const run = await readRun(drive.jobSpecId);
	if (!run || !mayDrive(run, drive) || run.results.some((result) => result.stepId === stepId && result.itemKey === "")) return;
	const last = await findLastCall(db(), { jobId: run.id, stepId, itemKey: "" });
	if (last?.status !== "failed" && last?.status !== "timeout" && (await driveAgain(drive))) return;
	await failBranch(drive, stepId, { code: knownCode(last?.errorCode, "TOOL_FAILED"), message: last?.errorMessage ?? FAULT_OF_OURS });
}
