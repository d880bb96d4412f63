import "server-only";
import { writeAudit } from "@/lib/audit/write-audit";
import type { ActorContext } from "@/lib/platform/context";
import { transaction } from "@/lib/platform/database/transaction";
import { validationError } from "@/lib/platform/errors";
import { changedFields } from "./changed-fields";
import { findOwned } from "./find-owned";
import { presentApplication } from "./present";
import { type Application, type ApplicationChange, HAND_FIELDS } from "./schemas";
import { writtenResumes } from "./written-resumes";

/**
 * Changes where the caller stands with a posting, and of one added by hand what it says; what is not given stays.
 * @throws AppError NOT_FOUND; VALIDATION_ERROR for what a posting that a job found says by itself.
 */
export async function changeApplication(context: ActorContext, applicationId: string, change: ApplicationChange, now = new Date()): Promise<Application> {
	return transaction(async (tx) => {
		const before = await findOwned(tx, context, applicationId);
		const said = Object.fromEntries(HAND_FIELDS.filter((field) => change[field] !== undefined).map((field) => [field, change[field] || null]));
		const fields = Object.keys(said);
		if (before.jobId !== null && fields.length > 0) {
			throw validationError(fields.map((path) => ({ path, message: "This is taken from the posting that the job found." })));
		}
		const row = await tx.application.update({ where: { id: before.id }, data: { ...said, ...changedFields(change, before, now) } });
		const { userId: actorId } = context.actor;
		const details = { status: row.status };
		await writeAudit(tx, { actorId, action: "application.change", targetType: "application", targetId: row.id, details, requestId: context.requestId });
		return presentApplication(row, await writtenResumes(tx, [row]));
	});
}
