import "server-only";
import { db } from "@/lib/platform/database/db";
import type { ExportPart } from "@/lib/platform/exporting/entry";
import { byId, jsonListEntry } from "@/lib/platform/exporting/json-entry";

/** What an account has paid for or was about to, and its subscriptions. */
export const paymentsPart: ExportPart = {
	title: "your payments",
	count: async () => 1,
	async *units(userId) {
		const now = new Date();
		yield [
			jsonListEntry("credits/payments.json", now, () => checkoutsOf(userId)),
			jsonListEntry("credits/subscriptions.json", now, () => subscriptionsOf(userId)),
		];
	},
};

async function* checkoutsOf(userId: string) {
	const rows = byId(({ beyond, ...page }) => db().checkout.findMany({ where: { userId, ...beyond }, ...page }));
	for await (const { id, purpose, amountMicroU, currency, status, paymentTransactionId, runId, createdAt, completedAt } of rows)
		yield { topupId: id, purpose, amountMicroU, currency, status, paymentTransactionId, runId, createdAt, completedAt };
}

async function* subscriptionsOf(userId: string) {
	const rows = byId(({ beyond, ...page }) => db().subscription.findMany({ where: { userId, ...beyond }, ...page }));
	for await (const { id, status, priceId, periodStartsAt, periodEndsAt, endsAt, createdAt } of rows)
		yield { subscriptionId: id, status, priceId, periodStartsAt, periodEndsAt, endsAt, createdAt };
}
