import "server-only";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { isId } from "@/lib/platform/ids";
import { jobNotFound } from "./internal";
import { DELIVERED_STATUSES, requireStatus } from "./state";

const LIGHT = { id: true, status: true, workflowId: true, lastSeq: true } as const;

/** The caller's job without its parts and large columns, for views that read something beside it. @throws AppError JOB_NOT_FOUND, the same for missing and foreign. */
export async function ownedJob(context: ActorContext, jobSpecId: string) {
	const job = isId(jobSpecId) ? await db().goalJob.findFirst({ where: { id: jobSpecId, ownerId: context.actor.userId }, select: LIGHT }) : null;
	if (!job) throw jobNotFound();
	return job;
}

/** The caller's job, which has delivered. @throws AppError JOB_NOT_FOUND, INVALID_STATE_TRANSITION. */
export async function deliveredJob(context: ActorContext, jobSpecId: string) {
	const job = await ownedJob(context, jobSpecId);
	requireStatus(job.status, DELIVERED_STATUSES, "take results of");
	return job;
}
