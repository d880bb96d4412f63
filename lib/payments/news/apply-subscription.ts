import "server-only";
import type { Subscription } from "@paddle/paddle-node-sdk";
import { z } from "zod";
import { setTier } from "@/lib/accounts/profile/set-tier";
import { raiseDrift } from "@/lib/payments/drift/drift";
import type { Transaction } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/env";
import { findSubscriber } from "./find-subscriber";
import type { News, Outcome } from "./outcome";

/** With these a person has Pro. One payment late is not the end: the provider tries again for weeks, and then cancels. */
const PRO_WITH = ["active", "trialing", "past_due"];

const Text = z.string().max(200);
const Moment = z.coerce.date();
/** What of a subscription concerns us. */
export const ProviderSubscription = z.object({
	id: Text,
	status: z.enum(["active", "trialing", "past_due", "paused", "canceled"]),
	custom_data: z.object({ userId: Text.nullish() }).nullish().catch(null),
	items: z.array(z.object({ price: z.object({ id: Text }) })).min(1),
	current_billing_period: z.object({ starts_at: Moment, ends_at: Moment }).nullish(),
	scheduled_change: z.object({ action: z.string(), effective_at: Moment }).nullish(),
});
export type ProviderSubscription = z.infer<typeof ProviderSubscription>;

/** The same from what the SDK answers. */
export function subscriptionFromSdk(subscription: Subscription): ProviderSubscription {
	const { id, status, customData, items, currentBillingPeriod: period, scheduledChange: change } = subscription;
	return ProviderSubscription.parse({
		id,
		status,
		custom_data: customData,
		items: items.map(({ price }) => ({ price: { id: price.id } })),
		current_billing_period: period && { starts_at: period.startsAt, ends_at: period.endsAt },
		scheduled_change: change && { action: change.action, effective_at: change.effectiveAt },
	});
}

/** Takes in how a subscription stands; news that are older than the last change nothing. The person's tier follows. */
export async function applySubscription(tx: Transaction, told: ProviderSubscription, { at, requestId }: News): Promise<Outcome> {
	const priceId = told.items.find(({ price }) => price.id === env().PADDLE_PRO_PRICE_ID)?.price.id;
	const known = await tx.subscription.findUnique({ where: { id: told.id } });
	// A subscription to something else that the same seller sells.
	if (priceId === undefined && !known) return "ignored";
	const userId = await findSubscriber(tx, told.id, told.custom_data?.userId ?? null);
	if (userId === null) {
		await raiseDrift(tx, { kind: "subscription.user", subject: told.id, details: { status: told.status } });
		return "refused";
	}
	// Two of one person's at once would each see the other as it was.
	await tx.$queryRaw`SELECT 1 FROM "user" WHERE id = ${userId}::uuid FOR UPDATE`;
	const row = {
		status: told.status,
		priceId: priceId ?? known?.priceId ?? "",
		periodStartsAt: told.current_billing_period?.starts_at ?? null,
		periodEndsAt: told.current_billing_period?.ends_at ?? null,
		endsAt: told.scheduled_change?.action === "cancel" ? told.scheduled_change.effective_at : null,
		newsAt: at,
	};
	await tx.subscription.createMany({ data: [{ id: told.id, userId, ...row, newsAt: new Date(0) }], skipDuplicates: true });
	const { count } = await tx.subscription.updateMany({ where: { id: told.id, newsAt: { lte: at } }, data: row });
	if (count === 0) return "ignored";
	const current = await tx.subscription.count({ where: { userId, status: { in: PRO_WITH }, priceId: env().PADDLE_PRO_PRICE_ID ?? "" } });
	await setTier(tx, userId, current > 0 ? "pro" : "free", requestId);
	return "applied";
}
