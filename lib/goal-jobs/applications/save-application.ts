import "server-only";
import { writeAudit } from "@/lib/audit/write-audit";
import { getPosting } from "@/lib/goal-jobs/postings/get-posting";
import type { ActorContext } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { newId } from "@/lib/platform/ids";
import type { Application as Row } from "@/lib/platform/prisma/client";
import { changedFields } from "./changed-fields";
import { presentApplication } from "./present";
import { saidByPosting } from "./said-by-posting";
import { type Application, type ApplicationInput, BY_HAND } from "./schemas";
import { writtenResumes } from "./written-resumes";

/**
 * Begins to follow a posting: one that a job of the caller found, or one that the caller describes. A found one that is followed already, from
 * whichever job, is changed instead: what is not given stays, and what the posting says is taken anew.
 * @throws AppError JOB_NOT_FOUND; NOT_FOUND when the job has scored no such posting.
 */
export async function saveApplication(context: ActorContext, input: ApplicationInput, now = new Date()): Promise<Application> {
	const said = await whatIsSaid(context, input);
	const { userId: ownerId } = context.actor;
	return transaction(async (tx) => {
		// Who makes the row first decides; whoever else is at it finds it there, and waits for it.
		const made = await tx.application.createMany({
			data: [{ id: newId(), ownerId, ...said, statusChangedAt: now, ...changedFields(input, null, now) }],
			skipDuplicates: true,
		});
		const key = { ownerId_postingId: { ownerId, postingId: said.postingId } };
		const before = await tx.application.findUniqueOrThrow({ where: key });
		const row = made.count > 0 ? before : await tx.application.update({ where: key, data: { ...said, ...changedFields(input, before, now) } });
		return noted(tx, context, row, made.count > 0 ? "application.save" : "application.change");
	});
}

async function noted(tx: Transaction, { actor, requestId }: ActorContext, row: Row, action: string): Promise<Application> {
	await writeAudit(tx, { actorId: actor.userId, action, targetType: "application", targetId: row.id, details: { status: row.status }, requestId });
	return presentApplication(row, await writtenResumes(tx, [row]));
}

/** What the posting says: as its job found it, or in the words of the person who adds it by hand. */
async function whatIsSaid(context: ActorContext, { jobSpecId, postingId, title, company, location, applyUrl }: ApplicationInput) {
	if (jobSpecId === undefined || postingId === undefined) {
		return { postingId: BY_HAND + newId(), title: title ?? "", company: company ?? "", location: location || null, applyUrl: applyUrl ?? null };
	}
	return saidByPosting(jobSpecId, await getPosting(context, jobSpecId, postingId));
}
