import "server-only";
import { db, type Transaction } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/ids";
import { logger } from "@/lib/platform/logger";
import type { Prisma } from "@/lib/platform/prisma/client";

export interface Drift {
	/** What differs, as `top_up.amount`. */
	readonly kind: string;
	/** The provider's record. */
	readonly subject: string;
	readonly details: Prisma.InputJsonObject;
}

/** Says in the log and, until someone resolves it, at /health that our books and the provider's differ. Once for the same thing. */
export async function raiseDrift(tx: Transaction, { kind, subject, details }: Drift): Promise<void> {
	const { count } = await tx.paymentDrift.createMany({ data: [{ id: newId(), kind, subject, details }], skipDuplicates: true });
	if (count > 0) logger.error({ kind, subject, details }, "Our books and the payment provider's differ");
}

/** What agrees again raises no alarm any more. */
export async function resolveDrift(tx: Transaction, subject: string, kinds: readonly string[]): Promise<void> {
	await tx.paymentDrift.updateMany({ where: { subject, kind: { in: [...kinds] }, resolvedAt: null }, data: { resolvedAt: new Date() } });
}

/** How many differences nobody has looked at. */
export function countDrifts(): Promise<number> {
	return db().paymentDrift.count({ where: { resolvedAt: null } });
}
