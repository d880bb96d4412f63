import "server-only";
import type { Transaction } from "@/lib/platform/database/db";
import { insertRows, type Part } from "@/lib/platform/database/parts";
import { newId } from "@/lib/platform/ids";
import type { Prisma } from "@/lib/platform/prisma/client";

export interface AuditEntry {
	/** Null when the system acts by itself. */
	readonly actorId: string | null;
	/** `resource.verb`, as in `goal_job.confirm`. */
	readonly action: string;
	readonly targetType: string;
	readonly targetId: string;
	/** Ids, numbers and our own words. Entries outlive accounts and can't be changed, so nothing that a person wrote goes in. */
	readonly details?: Prisma.InputJsonObject;
	readonly requestId?: string | null;
}

/** The same as a part of one statement with what it tells of. */
export function auditPart({ details = {}, requestId = null, ...rest }: AuditEntry): Part {
	return insertRows("audit_event", [{ id: newId(), ...rest, details, requestId }]);
}

/** Appends who did what in the caller's transaction: an effect and its audit row stand or fall together. */
export async function writeAudit(tx: Transaction, entry: AuditEntry): Promise<void> {
	const { details, requestId, ...rest } = entry;
	await tx.auditEvent.create({ data: { id: newId(), ...rest, details: details ?? {}, requestId: requestId ?? null }, select: { id: true } });
}
