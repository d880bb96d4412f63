import "server-only";
import { failJob } from "@/lib/goal-jobs/drive/ending/fail-drive";
import { requestDrive } from "@/lib/goal-jobs/drive/request-drive";
import { restartDrive } from "@/lib/goal-jobs/drive/restart-drive";
import { type JobWithParts, lockJob } from "@/lib/goal-jobs/internal";
import { closePause } from "@/lib/goal-jobs/pauses/close-pause";
import { db, type Transaction } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { lostInLine } from "./lost-in-line";

/** A call in hand is told of every five seconds, so only an engine's pause before a retry, 90 seconds at most, may be silent. */
const DEAD_MS = 3 * 60_000;
/** Longer than an engine that is busy or away leaves a drive alone: one that was silent for so long is lost. */
const SILENT_MS = 15 * 60_000;
const BATCH = 50;

type Driven = "ready" | "queued" | "executing";

/** Has drives that began and whose process has ended go on, a few times in an attempt. Returns how many jobs were found silent. */
export function restartDeadDrives(silentMs = DEAD_MS): Promise<number> {
	return forSilentJobs(["ready", "executing"], silentMs, restartDrive, []);
}

/** The same after the app was away: what was queued then may have been given up too. */
export async function restartCutOffDrives(silentMs: number): Promise<number> {
	return forSilentJobs(["ready", "queued", "executing"], silentMs, restartDrive, await lostInLine(silentMs));
}

/**
 * Starts lost drives again, as often as it takes: a new drive fences off the old one, and finished steps are not repeated. One that waits for its
 * turn is not lost, however long the line is. Returns how many.
 */
export async function restartLostDrives(silentMs = SILENT_MS): Promise<number> {
	return forSilentJobs(["ready", "queued", "executing"], silentMs, requestDrive, await lostInLine(silentMs));
}

/** `lost`: of the jobs in line only these count. Silence is all that the others have to do. */
async function forSilentJobs(
	statuses: Driven[],
	silentMs: number,
	restart: (tx: Transaction, job: JobWithParts) => Promise<unknown>,
	lost: string[],
): Promise<number> {
	const since = new Date(Date.now() - silentMs);
	const silent = await db().goalJob.findMany({
		where: {
			status: { in: statuses },
			// A ready job is driven only while its preview is made.
			NOT: { status: "ready", driveId: null },
			updatedAt: { lt: since },
			OR: [{ workedAt: null }, { workedAt: { lt: since } }],
			AND: { OR: [{ lineRankAt: null }, { id: { in: lost } }] },
			interrupts: { none: { status: "pending" as const } },
		},
		select: { id: true },
		take: BATCH,
	});
	for (const { id } of silent) {
		await transaction(async (tx) => {
			const job = await lockJob(tx, id);
			if (!job || !statuses.some((status) => status === job.status) || job.interrupts.length > 0 || (job.status === "ready" && job.driveId === null)) return;
			if (job.updatedAt < since && (job.workedAt ?? since) <= since) await restart(tx, job);
		});
	}
	return silent.length;
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
				message: "This waited for your answer for 30 days and was closed. Everything finished is kept; continue to be asked again.",
			});
		});
	}
	return expired.length;
}
