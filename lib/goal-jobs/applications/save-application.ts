import "server-only";
import { writeAudit } from "@/lib/audit/write-audit";
import { getPosting } from "@/lib/goal-jobs/postings/get-posting";
import type { ActorContext } from "@/lib/platform/context";
import { transaction } from "@/lib/platform/database/transaction";
import { newId } from "@/lib/platform/ids";
import { changedFields } from "./changed-fields";
import { presentApplication } from "./present";
import type { Application, ApplicationInput } from "./schemas";
import { writtenResumes } from "./written-resumes";

/**
 * Begins to follow a posting that a job of the caller found. One that is followed already, from whichever job, is changed instead: what is not given
 * stays, and what the posting says is taken anew. @throws AppError JOB_NOT_FOUND; NOT_FOUND when the job has scored no such posting.
 */
export async function saveApplication(context: ActorContext, { jobSpecId, postingId, ...change }: ApplicationInput, now = new Date()): Promise<Application> {
	const ownerId = context.actor.userId;
	const posting = await getPosting(context, jobSpecId, postingId);
	const { title, company, location, country, remote, applyUrl, fit, sources } = posting;
	const said = { jobId: jobSpecId, title, company, location, country, remote, applyUrl, fit: fit.overall, isSample: sources.some((source) => source.isSample) };
	return transaction(async (tx) => {
		// Who makes the row first decides; whoever else is at it finds it there, and waits for it.
		const made = await tx.application.createMany({
			data: [{ id: newId(), ownerId, postingId, ...said, statusChangedAt: now, ...changedFields(change, null, now) }],
			skipDuplicates: true,
		});
		const key = { ownerId_postingId: { ownerId, postingId } };
		const before = await tx.application.findUniqueOrThrow({ where: key });
		const row = made.count > 0 ? before : await tx.application.update({ where: key, data: { ...said, ...changedFields(change, before, now) } });
		const action = made.count > 0 ? "application.save" : "application.change";
		const details = { status: row.status };
		await writeAudit(tx, { actorId: ownerId, action, targetType: "application", targetId: row.id, details, requestId: context.requestId });
		return presentApplication(row, await writtenResumes(tx, [row]));
	});
}
