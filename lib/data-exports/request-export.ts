import "server-only";
import { requirePerson } from "@/lib/accounts/require-access";
import { writeAudit } from "@/lib/audit/write-audit";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { isUniqueViolation, transaction } from "@/lib/platform/database/transaction";
import { writeOutbox } from "@/lib/platform/engine/outbox";
import { newId } from "@/lib/platform/ids";
import { takeRateLimit } from "@/lib/platform/rate-limit";
import { presentExport } from "./present";
import type { DataExport } from "./schemas";

/** Begins an archive of all that the caller has; the one that is being made, if there is one. @throws AppError RATE_LIMITED. */
export async function requestExport({ actor, requestId }: ActorContext): Promise<DataExport> {
	const { userId } = requirePerson(actor);
	const open = await db().dataExport.findUnique({ where: { openFor: userId } });
	if (open) return presentExport(open);
	await takeRateLimit("dataExport", userId);
	try {
		return await transaction(async (tx) => {
			const row = await tx.dataExport.create({ data: { id: newId(), userId, openFor: userId } });
			await writeOutbox(tx, "account/export.requested", { exportId: row.id });
			await writeAudit(tx, { actorId: userId, action: "account.request_export", targetType: "data_export", targetId: row.id, requestId });
			return presentExport(row);
		});
	} catch (error) {
		// Another request was quicker.
		const other = isUniqueViolation(error) ? await transaction((tx) => tx.dataExport.findUnique({ where: { openFor: userId } })) : null;
		if (!other) throw error;
		return presentExport(other);
	}
}
