import "server-only";
import { writeAudit } from "@/lib/audit/write-audit";
import type { ActorContext } from "@/lib/platform/context";
import { transaction } from "@/lib/platform/database/transaction";
import { changedFields } from "./changed-fields";
import { findOwned } from "./find-owned";
import { presentApplication } from "./present";
import type { Application, ApplicationChange } from "./schemas";
import { writtenResumes } from "./written-resumes";

/** Changes where the caller stands with a posting; what is not given stays. @throws AppError NOT_FOUND. */
export async function changeApplication(context: ActorContext, applicationId: string, change: ApplicationChange, now = new Date()): Promise<Application> {
	return transaction(async (tx) => {
		const before = await findOwned(tx, context, applicationId);
		const row = await tx.application.update({ where: { id: before.id }, data: changedFields(change, before, now) });
		const { userId: actorId } = context.actor;
		const details = { status: row.status };
		await writeAudit(tx, { actorId, action: "application.change", targetType: "application", targetId: row.id, details, requestId: context.requestId });
		return presentApplication(row, await writtenResumes(tx, [row]));
	});
}
