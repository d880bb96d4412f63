import "server-only";
import { db } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/env";

const DAY_MS = 86_400_000;

/**
 * Forgets events that were taken in longer ago than PADDLE_EVENTS_KEPT_DAYS, which is never shorter than the provider goes on sending one. Should one
 * come again after all, its payment is still credited only once: the ledger has its name. One that waits for its payment stays. Returns how many went.
 */
export async function pruneWebhookEvents(now = new Date()): Promise<number> {
	const { count } = await db().webhookEvent.deleteMany({
		where: { receivedAt: { lt: new Date(now.getTime() - env().PADDLE_EVENTS_KEPT_DAYS * DAY_MS) }, outcome: { not: "deferred" } },
	});
	return count;
}
