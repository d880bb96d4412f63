import "server-only";
import type { z } from "zod";
import { writeAudit } from "@/lib/audit/write-audit";
import type { ActorContext } from "@/lib/platform/context";
import { transaction } from "@/lib/platform/database/transaction";
import { findOwned } from "./find-owned";
import type { DeletedApplication } from "./schemas";

/** Stops following a posting; its notes are gone, the job that found it stays. @throws AppError NOT_FOUND. */
export async function deleteApplication(context: ActorContext, applicationId: string): Promise<z.infer<typeof DeletedApplication>> {
	return transaction(async (tx) => {
		const { id } = await findOwned(tx, context, applicationId);
		await tx.application.delete({ where: { id }, select: { id: true } });
		const { userId: actorId } = context.actor;
		await writeAudit(tx, { actorId, action: "application.delete", targetType: "application", targetId: id, requestId: context.requestId });
		return { applicationId: id, deleted: true };
	});
}
