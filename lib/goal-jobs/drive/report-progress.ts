import "server-only";
import type { DriveRef } from "@/lib/goal-jobs/record/drive-ref";
import { progressAfter } from "@/lib/goal-jobs/record/note-end";
import { record } from "@/lib/goal-jobs/record/record";
import { AppError } from "@/lib/platform/errors";
import { logger } from "@/lib/platform/logger";

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
		await record(drive, (current) => {
			const step = current.step(stepId);
			const { title, role } = step ?? { title: "", role: null };
			const progress = Math.max(step?.progress ?? 0, percent);
			current.changeStep(stepId, { progress, progressMessage: message });
			current.changeJob({ progress: progressAfter(current), progressMessage: message ?? title });
			const data = { stepId, title, role, status: "running", progress, progressMessage: message, jobProgress: current.run.progress };
			current.tell({ type: "step_progress", data });
		});
	} catch (error) {
		if (!(error instanceof AppError)) logger.warn({ jobId: drive.jobSpecId, err: error }, "A progress report was lost");
	}
}
