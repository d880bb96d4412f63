import "server-only";
import { ownedJob } from "@/lib/goal-jobs/owned-job";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { SlotAnswer } from "@/lib/questions/schemas";
import type { Draft } from "./schemas";

const NO_DRAFT: Draft = { answers: [], baseVersion: null, savedAt: null };

/** What the caller has begun to answer, or an empty draft: having none is an ordinary state. @throws AppError JOB_NOT_FOUND. */
export async function getDraft(context: ActorContext, jobSpecId: string): Promise<Draft> {
	const job = await ownedJob(context, jobSpecId);
	const row = await db().slotDraft.findUnique({ where: { jobId: job.id } });
	if (!row) return NO_DRAFT;
	return { answers: SlotAnswer.array().parse(row.answers), baseVersion: row.baseVersion, savedAt: row.savedAt.toISOString() };
}
