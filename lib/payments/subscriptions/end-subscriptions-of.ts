import "server-only";
import { askPaddle, isRefusal } from "@/lib/payments/provider/paddle";
import { db } from "@/lib/platform/database/db";

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
