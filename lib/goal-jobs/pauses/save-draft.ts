import "server-only";
import { lockOwnedJob } from "@/lib/goal-jobs/internal";
import { nothingAsked, requireStatus } from "@/lib/goal-jobs/state";
import type { ActorContext } from "@/lib/platform/context";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError } from "@/lib/platform/errors";
import type { Prisma } from "@/lib/platform/prisma/client";
import type { SaveDraftInput } from "./schemas";

const MAX_BYTES = 256 * 1024;

/**
 * Keeps answers that are begun and not sent, in place of those kept before. They are not checked against the questions, and the job stays as it is.
 * @throws AppError JOB_NOT_FOUND, INVALID_STATE_TRANSITION (nothing is asked), PAYLOAD_TOO_LARGE (over 256 kB).
 */
export async function saveDraft(context: ActorContext, jobSpecId: string, input: SaveDraftInput): Promise<{ savedAt: string }> {
	if (Buffer.byteLength(JSON.stringify(input.answers)) > MAX_BYTES) {
		throw new AppError("PAYLOAD_TOO_LARGE", "A draft may have at most 256 kB.", { maxBytes: MAX_BYTES });
	}
	return transaction(async (tx) => {
		const job = await lockOwnedJob(tx, context, jobSpecId);
		requireStatus(job.status, ["slots_pending", "ready_with_preview", "executing"], "keep a draft of answers for");
		const [interrupt] = job.interrupts;
		if (job.status === "executing" && !interrupt) throw nothingAsked(job.status);
		const savedAt = new Date();
		const draft = {
			interruptId: interrupt?.id ?? null,
			answers: input.answers as unknown as Prisma.InputJsonArray,
			baseVersion: input.baseVersion,
			savedAt,
		};
		await tx.slotDraft.upsert({ where: { jobId: job.id }, create: { jobId: job.id, ...draft }, update: draft, select: { jobId: true } });
		return { savedAt: savedAt.toISOString() };
	});
}
