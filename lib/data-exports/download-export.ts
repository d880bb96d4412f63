import "server-only";
import type { z } from "zod";
import { requirePerson } from "@/lib/accounts/require-access";
import { writeAudit } from "@/lib/audit/write-audit";
import { signDownload } from "@/lib/files/content/sign-download";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError } from "@/lib/platform/errors";
import type { ExportLink } from "./schemas";

const WORDS = { queued: "is not made yet", running: "is not made yet", failed: "could not be made", expired: "was deleted when its time was over" };

/** A link to a ready archive of the caller's. @throws AppError EXPORT_NOT_FOUND, INVALID_STATE_TRANSITION unless it is ready. */
export async function downloadExport({ actor, requestId }: ActorContext, exportId: string): Promise<z.infer<typeof ExportLink>> {
	const { userId } = requirePerson(actor);
	const row = await db().dataExport.findFirst({ where: { id: exportId, userId } });
	if (!row) throw new AppError("EXPORT_NOT_FOUND", "There is no such archive, or it is not yours.");
	if (row.status !== "ready" || row.storageKey === null) {
		const words = row.status === "ready" ? WORDS.expired : WORDS[row.status];
		throw new AppError("INVALID_STATE_TRANSITION", `This archive ${words}.`, { status: row.status, allowed: ["ready"] });
	}
	await transaction((tx) => writeAudit(tx, { actorId: userId, action: "account.download_export", targetType: "data_export", targetId: row.id, requestId }));
	return signDownload(row.storageKey, `goal-mode-data-${row.createdAt.toISOString().slice(0, 10)}.zip`, "application/zip");
}
