import "server-only";
import { askPaddle, isRefusal } from "@/lib/payments/provider/paddle";
import { db } from "@/lib/platform/database/db";

const BATCH = 50;

/** An account that is gone pays for nothing any more: its subscriptions end at once, its open checkouts close. Returns how many ended. */
export async function endSubscriptionsOf(userId: string): Promise<number> {
	await db().checkout.updateMany({ where: { userId, openKey: { not: null } }, data: { openKey: null, status: "cancelled", runId: null } });
	const open = await db().subscription.findMany({ where: { userId, status: { not: "canceled" } }, select: { id: true } });
	for (const { id } of open) {
		await askPaddle((paddle) => paddle.subscriptions.cancel(id, { effectiveFrom: "immediately" })).catch((error: unknown) => {
			if (!isRefusal(error, "subscription_is_canceled_action_invalid")) throw error;
		});
		await db().subscription.updateMany({ where: { id }, data: { status: "canceled", endsAt: null } });
	}
	return open.length;
}

/** Ends what was begun after its account had gone, as by a checkout that was still open. Returns how many ended. */
export async function endOrphans(): Promise<number> {
	const orphans = await db().$queryRaw<Array<{ userId: string }>>`
		SELECT DISTINCT s."userId" FROM subscription s JOIN "user" u ON u."id" = s."userId" WHERE s."status" <> 'canceled' AND u."deletedAt" IS NOT NULL LIMIT ${BATCH}`;
	let ended = 0;
	for (const { userId } of orphans) ended += await endSubscriptionsOf(userId);
	return ended;
}
