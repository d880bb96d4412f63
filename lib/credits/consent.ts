import "server-only";
import { writeAudit } from "@/lib/audit/write-audit";
import { periodEndOf } from "@/lib/credits/money/unit";
import type { OverageConsentState } from "@/lib/credits/schemas";
import type { ActorContext } from "@/lib/platform/context";
import { db, type Transaction } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";

/** Whether the owner's runs may go beyond the balance at the subscription's cost: consent holds until its month ends. `reader` is the open transaction, or db(). */
export async function overageConsentOf(reader: Transaction, ownerId: string, now = new Date()): Promise<OverageConsentState> {
	const row = await reader.overageConsent.findUnique({ where: { ownerId } });
	const isOfThisPeriod = row !== null && row.periodEnd > now;
	return {
		enabled: isOfThisPeriod && row.enabled,
		consentedAt: isOfThisPeriod && row.enabled ? (row.consentedAt?.toISOString() ?? null) : null,
		periodEnd: periodEndOf(now).toISOString(),
	};
}

export async function getOverageConsent({ actor }: ActorContext): Promise<OverageConsentState> {
	return overageConsentOf(db(), actor.userId);
}

/** Gives the consent for the current month, or takes it back. A repeat keeps the moment at which it was given. */
export async function setOverageConsent({ actor, requestId }: ActorContext, enable: boolean): Promise<OverageConsentState> {
	const now = new Date();
	return transaction(async (tx) => {
		const before = await overageConsentOf(tx, actor.userId, now);
		const consentedAt = enable ? new Date(before.consentedAt ?? now) : null;
		const row = { enabled: enable, consentedAt, periodEnd: periodEndOf(now) };
		await tx.overageConsent.upsert({ where: { ownerId: actor.userId }, create: { ownerId: actor.userId, ...row }, update: row, select: { ownerId: true } });
		const action = enable ? "overage.consent" : "overage.withdraw";
		if (before.enabled !== enable) await writeAudit(tx, { actorId: actor.userId, action, targetType: "user", targetId: actor.userId, requestId });
		return overageConsentOf(tx, actor.userId, now);
	});
}
