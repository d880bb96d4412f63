import "server-only";
import { lockJob } from "@/lib/goal-jobs/internal";
import { closePause } from "@/lib/goal-jobs/pauses/close-pause";
import { db } from "@/lib/platform/db";
import { transaction } from "@/lib/platform/transaction";
import { failJob } from "./fail-drive";
import { requestDrive } from "./request-drive";

/** Longer than any tool may take, its retries' pauses included: a drive that was silent for so long is lost. */
const SILENT_MS = 15 * 60_000;
const BATCH = 50;

/** Starts lost drives again: a new drive fences off the old one, and finished steps are not repeated. Returns how many. */
export async function restartLostDrives(silentMs = SILENT_MS): Promise<number> {
	const isSilent = {
		status: { in: ["queued" as const, "executing" as const] },
		updatedAt: { lt: new Date(Date.now() - silentMs) },
		interrupts: { none: { status: "pending" as const } },
	};
	const lost = await db().goalJob.findMany({ where: isSilent, select: { id: true }, take: BATCH });
	for (const { id } of lost) {
		await transaction(async (tx) => {
			const job = await lockJob(tx, id);
			const isStill =
				job && (job.status === "queued" || job.status === "executing") && job.interrupts.length === 0 && job.updatedAt.getTime() < Date.now() - silentMs;
			if (isStill) await requestDrive(tx, job);
		});
	}
	return lost.length;
}

/** Ends pauses that lasted too long. Their jobs fail with CHECKPOINT_EXPIRED and can be retried from that checkpoint. Returns how many. */
export async function expireCheckpoints(now = new Date()): Promise<number> {
	const expired = await db().interrupt.findMany({ where: { status: "pending", expiresAt: { lt: now } }, select: { id: true, jobId: true }, take: BATCH });
	for (const { id, jobId } of expired) {
		await transaction(async (tx) => {
			const job = await lockJob(tx, jobId);
			if (!job?.interrupts.some((interrupt) => interrupt.id === id)) return;
			await closePause(tx, job, { status: "expired", at: now });
			await failJob(tx, job, {
				code: "CHECKPOINT_EXPIRED",
				message: "This waited for your answer for 30 days and was closed. Retry to answer now; everything finished is kept.",
			});
		});
	}
	return expired.length;
}
