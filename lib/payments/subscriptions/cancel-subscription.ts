import "server-only";
import type { Subscription as PaddleSubscription } from "@paddle/paddle-node-sdk";
import { writeAudit } from "@/lib/audit/write-audit";
import { applySubscription, subscriptionFromSdk } from "@/lib/payments/news/apply-subscription";
import { askPaddle, isRefusal } from "@/lib/payments/provider/paddle";
import { requireAccount } from "@/lib/payments/require-account";
import type { Subscription } from "@/lib/payments/schemas";
import type { ActorContext } from "@/lib/platform/context";
import { transactionApart } from "@/lib/platform/database/transaction";
import { AppError } from "@/lib/platform/errors";
import type { SubscriptionModel } from "@/lib/platform/prisma/models";
import { findSubscription, getSubscription } from "./get-subscription";

const OPEN = ["active", "trialing", "past_due", "paused"];

async function loadOpen(userId: string): Promise<SubscriptionModel> {
	const current = await findSubscription(userId);
	if (current && OPEN.includes(current.status)) return current;
	throw new AppError("INVALID_STATE_TRANSITION", "You have no subscription.", { status: current?.status ?? "none", allowed: OPEN });
}

async function takeIn(changed: PaddleSubscription, { actor, requestId }: ActorContext, action: string): Promise<void> {
	await transactionApart(async (tx) => {
		await applySubscription(tx, subscriptionFromSdk(changed), { at: new Date(changed.updatedAt), requestId });
		await writeAudit(tx, { actorId: actor.userId, action, targetType: "subscription", targetId: changed.id, requestId });
	});
}

/** Ends the subscription with its current period. @throws AppError INVALID_STATE_TRANSITION, FORBIDDEN, SERVICE_UNAVAILABLE */
export async function cancelSubscription(context: ActorContext): Promise<Subscription> {
	const { id, endsAt } = await loadOpen(requireAccount(context.actor));
	if (endsAt !== null) return getSubscription(context);
	const changed = await askPaddle((paddle) => paddle.subscriptions.cancel(id, { effectiveFrom: "next_billing_period" })).catch((error: unknown) => {
		// It was asked for before, and the news of it are still under way.
		if (isRefusal(error, "subscription_locked_pending_changes")) return askPaddle((paddle) => paddle.subscriptions.get(id));
		throw error;
	});
	await takeIn(changed, context, "billing.cancel");
	return getSubscription(context);
}

/** Takes that back. @throws AppError INVALID_STATE_TRANSITION, FORBIDDEN, SERVICE_UNAVAILABLE */
export async function keepSubscription(context: ActorContext): Promise<Subscription> {
	const { id, endsAt } = await loadOpen(requireAccount(context.actor));
	if (endsAt === null) return getSubscription(context);
	await takeIn(await askPaddle((paddle) => paddle.subscriptions.update(id, { scheduledChange: null })), context, "billing.keep");
	return getSubscription(context);
}
