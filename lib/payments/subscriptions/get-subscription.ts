import "server-only";
import { presentSubscription } from "@/lib/payments/present";
import type { Subscription } from "@/lib/payments/schemas";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import type { SubscriptionModel } from "@/lib/platform/prisma/models";

/** The subscription that counts: one that has not ended before one that has, then the newest. */
export async function findSubscription(userId: string): Promise<SubscriptionModel | null> {
	const rows = await db().subscription.findMany({ where: { userId }, orderBy: { createdAt: "desc" } });
	return rows.find(({ status }) => status !== "canceled") ?? rows[0] ?? null;
}

/** The caller's plan, and how its subscription stands. */
export async function getSubscription({ actor }: ActorContext): Promise<Subscription> {
	const user = await db().user.findUniqueOrThrow({ where: { id: actor.userId }, select: { tier: true } });
	return presentSubscription(user.tier, await findSubscription(actor.userId));
}
