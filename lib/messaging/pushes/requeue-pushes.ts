import "server-only";
import { LIFETIMES } from "@/lib/messaging/lifetimes";
import type { Transaction } from "@/lib/platform/database/db";
import { writeOutbox } from "@/lib/platform/engine/outbox";
import type { Prisma } from "@/lib/platform/prisma/client";

/** Of one call; the next takes the rest. */
const BATCH = 500;

/** Sends messages that waited for something, oldest first, as long as they are not too old to be of use. Returns how many. */
export async function requeuePushes(tx: Transaction, where: Prisma.MessagingPushWhereInput, take = BATCH): Promise<number> {
	const young = { createdAt: { gt: new Date(Date.now() - LIFETIMES.waitingMs) } };
	const waiting = await tx.messagingPush.findMany({ where: { ...where, ...young }, orderBy: { createdAt: "asc" }, take, select: { id: true } });
	for (const { id } of waiting) {
		await tx.messagingPush.update({ where: { id }, data: { status: "queued", settledAt: null }, select: { id: true } });
		await writeOutbox(tx, "messaging/push.requested", { pushId: id });
	}
	return waiting.length;
}
