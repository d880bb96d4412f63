import "server-only";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { AppError } from "@/lib/platform/errors";
import { isId } from "@/lib/platform/ids";

/** The id of a run that is the caller's. @throws AppError JOB_NOT_FOUND, the same for missing and foreign. */
export async function ownedRun(context: ActorContext, runId: string): Promise<string> {
	const owned = isId(runId) ? await db().goalJob.count({ where: { id: runId, ownerId: context.actor.userId } }) : 0;
	if (owned === 0) throw new AppError("JOB_NOT_FOUND", "There is no such job, or it is not yours.");
	return runId;
}
