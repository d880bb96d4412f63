import "server-only";
import { forgetSessions } from "@/lib/accounts/sessions/session-check";
import { writeAudit } from "@/lib/audit/write-audit";
import type { Transaction } from "@/lib/platform/database/db";
import { afterCommit } from "@/lib/platform/database/transaction";
import type { Tier } from "@/lib/platform/prisma/enums";

/** Gives a user another tier in the open transaction; other processes see it within seconds. The tier that the user has already changes nothing. */
export async function setTier(tx: Transaction, userId: string, tier: Tier, requestId: string): Promise<void> {
	const { count } = await tx.user.updateMany({ where: { id: userId, deletedAt: null, tier: { not: tier } }, data: { tier } });
	if (count === 0) return;
	afterCommit(tx, async () => forgetSessions(userId));
	await writeAudit(tx, { actorId: null, action: "account.set_tier", targetType: "user", targetId: userId, details: { tier }, requestId });
}
