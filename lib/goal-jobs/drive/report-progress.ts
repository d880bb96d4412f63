import "server-only";
import { specOf } from "@/lib/goal-jobs/internal";
import { planOf, progressOf } from "@/lib/goal-jobs/plan/plan";
import { appendEvents } from "@/lib/goal-jobs/stream/append-events";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError } from "@/lib/platform/errors";
import { logger } from "@/lib/platform/logger";
import { type DriveRef, lockForWork, workNode } from "./drive";

/** A watcher is told at most this often. */
const INTERVAL_MS = 400;

interface Progress {
	readonly percent: number;
	readonly message: string | null;
}

/**
 * Tells watchers how far a tool is, at most every 400 ms and never two at a time, so that reporting can't slow the work. Items of a step do not
 * report: their step counts them. `settle` waits for a report under way, so that none comes after the step's end.
 */
export function createProgressReporter(drive: DriveRef, stepId: string, itemKey: string | null) {
	let current: Promise<void> = Promise.resolve();
	let isBusy = false;
	let lastAt = performance.now();
	const report = (done: number, total: number, message?: string): void => {
		if (itemKey !== null || isBusy || total <= 0 || performance.now() - lastAt < INTERVAL_MS) return;
		isBusy = true;
		lastAt = performance.now();
		const percent = Math.max(0, Math.min(99, Math.floor((100 * done) / total)));
		current = write(drive, stepId, { percent, message: message ?? null }).finally(() => {
			isBusy = false;
		});
	};
	return { report, settle: () => current };
}

async function write(drive: DriveRef, stepId: string, { percent, message }: Progress): Promise<void> {
	try {
		await transaction(async (tx) => {
			const job = await lockForWork(tx, drive);
			const node = workNode(job, stepId);
			const steps = job.steps.map((step) => (step.stepId === stepId ? { ...step, progress: Math.max(step.progress, percent) } : step));
			await tx.jobStep.update({
				where: { jobId_stepId: { jobId: job.id, stepId } },
				data: { progress: percent, progressMessage: message },
				select: { stepId: true },
			});
			const progress = Math.max(job.progress, progressOf(planOf(specOf(job)), steps));
			await tx.goalJob.update({ where: { id: job.id }, data: { progress, progressMessage: message ?? node.title }, select: { id: true } });
			await appendEvents(tx, job.id, [
				{
					type: "step_progress",
					data: { stepId, title: node.title, role: node.step.role, status: "running", progress: percent, progressMessage: message, jobProgress: progress },
				},
			]);
		});
	} catch (error) {
		if (!(error instanceof AppError)) logger.warn({ jobId: drive.jobSpecId, err: error }, "A progress report was lost");
	}
}
