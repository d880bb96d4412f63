import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { inngest } from "@/inngest/client";
import { EVENTS, type EventData, type EventName } from "@/inngest/events";
import { inBackground } from "@/lib/platform/database/background";
import { db, type Transaction } from "@/lib/platform/database/db";
import { afterCommit } from "@/lib/platform/database/transaction";
import { newId } from "@/lib/platform/ids";
import { logger } from "@/lib/platform/logger";
import { canReachFunctions } from "./reach-engine";

const BATCH = 100;
const MAX_BACKOFF_MS = 5 * 60_000;

/**
 * Writes an event in the caller's transaction; it is sent right after commit, and by the sweep when that failed. Before the app is registered
 * with the engine it waits. The row's id is the event's id, so an event that is sent twice is handled once. With `delayMs` it is sent so much later,
 * beside whatever the caller does. Returns that id.
 */
export async function writeOutbox<N extends EventName>(tx: Transaction, name: N, data: EventData<N>, delayMs = 0): Promise<string> {
	const id = newId();
	const checked = EVENTS[name].schema.parse(data);
	const nextAttemptAt = new Date(Date.now() + delayMs);
	await tx.outboxEvent.create({ data: { id, name, data: checked, nextAttemptAt }, select: { id: true } });
	afterCommit(tx, async () => {
		if (delayMs === 0) await sendOne(id, name, checked);
		else inBackground(() => wait(delayMs).then(() => sendOne(id, name, checked)));
	});
	return id;
}

async function sendOne(id: string, name: string, data: object): Promise<void> {
	if (!(await canReachFunctions())) return;
	try {
		await inngest.send({ id, name, data: { ...data } });
		await db().outboxEvent.updateMany({ where: { id, sentAt: null }, data: { sentAt: new Date(), attempts: { increment: 1 } } });
	} catch (error) {
		const row = await db().outboxEvent.findUnique({ where: { id }, select: { attempts: true } });
		if (!row) return;
		const backoffMs = Math.min(MAX_BACKOFF_MS, 1000 * 2 ** row.attempts);
		const lastError = error instanceof Error ? error.message : String(error);
		logger.warn({ outboxId: id, event: name, lastError }, "An event could not be sent; the sweep will try again");
		await db().outboxEvent.updateMany({
			where: { id, sentAt: null },
			data: { attempts: { increment: 1 }, lastError, nextAttemptAt: new Date(Date.now() + backoffMs) },
		});
	}
}

/** Sends what should have been sent by now. Returns how many rows it tried. Safe to run in several processes. */
export async function sweepOutbox(olderThanMs = 2000): Promise<number> {
	if (!(await canReachFunctions())) return 0;
	const now = Date.now();
	const due = await db().outboxEvent.findMany({
		where: { sentAt: null, nextAttemptAt: { lte: new Date(now) }, createdAt: { lte: new Date(now - olderThanMs) } },
		orderBy: { createdAt: "asc" },
		take: BATCH,
	});
	for (const row of due) await sendOne(row.id, row.name, Object(row.data));
	return due.length;
}

/** Sends all that waited, oldest first. */
export async function sendWaiting(): Promise<void> {
	while ((await sweepOutbox(0)) === BATCH);
}

/** Has what was sent since this moment sent once more. */
export async function sendAgainSince(since: Date): Promise<void> {
	await db().outboxEvent.updateMany({ where: { sentAt: { gte: since } }, data: { sentAt: null, nextAttemptAt: new Date() } });
}

/** Forgets what was sent more than `days` ago. */
export async function pruneOutbox(days = 7): Promise<void> {
	await db().outboxEvent.deleteMany({ where: { sentAt: { lt: new Date(Date.now() - days * 86_400_000) } } });
}
