import "server-only";
import { findMessagingAccount } from "@/lib/messaging/configured";
import { LIFETIMES } from "@/lib/messaging/lifetimes";
import { db } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { logger } from "@/lib/platform/logger";
import { askBot } from "./bot";
import { requeuePushes } from "./requeue-pushes";

/** How many more messages the month allows. @throws when the platform doesn't say. */
export async function messagesLeft(): Promise<number> {
	const { type, value } = await askBot((client) => client.getMessageQuota());
	if (type === "none" || value === undefined) return Number.POSITIVE_INFINITY;
	const { totalUsage } = await askBot((client) => client.getMessageQuotaConsumption());
	return Math.max(0, value - totalUsage);
}

/** Takes up again what was lost on the way, what waited for a new month, and what waited for right settings. Returns how many messages. */
export async function sweepPushes(now = new Date()): Promise<number> {
	if (!findMessagingAccount()) return 0;
	const lost = { status: "queued" as const, createdAt: { lt: new Date(now.getTime() - LIFETIMES.lostMs) } };
	let count = await transaction((tx) => requeuePushes(tx, lost));
	const waiting = await db().messagingPush.count({ where: { status: { in: ["over_quota", "misconfigured"] } } });
	if (waiting === 0) return count;
	try {
		const left = Math.min(500, await messagesLeft());
		if (left > 0) count += await transaction((tx) => requeuePushes(tx, { status: { in: ["over_quota", "misconfigured"] } }, left));
	} catch (error) {
		logger.warn({ err: error, waiting }, "LINE does not say how many messages are left; messages wait");
	}
	return count;
}
