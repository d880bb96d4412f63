import "server-only";
import { setTimeout as delay } from "node:timers/promises";
import { inBackground } from "@/lib/platform/database/background";
import { db, sql, type Transaction } from "@/lib/platform/database/db";
import { afterCommit } from "@/lib/platform/database/transaction";
import { logger } from "@/lib/platform/logger";
import type { Prisma } from "@/lib/platform/prisma/client";
import { jobChannel, userChannel } from "@/lib/realtime/channels";
import { type StreamMessage, sendToStream } from "@/lib/realtime/realtime";
import type { JobEvent, JobEventType } from "./schemas";

export interface NewEvent {
	readonly type: JobEventType;
	readonly data: Record<string, unknown>;
}

/**
 * Appends events to a job's log with the next numbers and has them sent after commit. Taking the numbers locks the job's row,
 * so they are gapless and in the order of the commits.
 */
export async function appendEvents(tx: Transaction, jobId: string, events: readonly NewEvent[]): Promise<void> {
	if (events.length === 0) return;
	const job = await tx.goalJob.update({
		where: { id: jobId },
		data: { lastSeq: { increment: events.length } },
		select: { lastSeq: true, attemptId: true, ownerId: true },
	});
	const ts = new Date();
	const rows = events.map((event, index) => ({
		jobId,
		seq: job.lastSeq - events.length + 1 + index,
		type: event.type,
		attemptId: job.attemptId,
		data: event.data as Prisma.InputJsonObject,
		ts,
	}));
	await tx.jobEvent.createMany({ data: rows });
	afterCommit(tx, () => deliverEvents(jobId, job.ownerId, rows.map(presentEvent)));
}

export function presentEvent(row: { seq: number; type: string; ts: Date; jobId: string; attemptId: string; data: unknown }): JobEvent {
	return { seq: row.seq, type: row.type as JobEventType, ts: row.ts.toISOString(), jobSpecId: row.jobId, attemptId: row.attemptId, data: Object(row.data) };
}

interface Delivery {
	readonly events: JobEvent[];
	readonly sent: Promise<void>;
}

/** From the end of one message to the start of the next of its job: nobody sees the difference, and a busy run sends half as many. */
const SPACING_MS = 100;

/** The deliveries of a job that are under way from this process, and what waits for them: one after the other keeps their order. */
const underWay = new Map<string, Promise<void>>();
const waiting = new Map<string, Delivery>();

/** Sends events behind those that are under way. What comes meanwhile goes out with them, in one message to the stream. */
export function deliverEvents(jobId: string, ownerId: string, events: readonly JobEvent[]): Promise<void> {
	const known = waiting.get(jobId);
	if (known) {
		known.events.push(...events);
		return known.sent;
	}
	const gathered = [...events];
	const sent = (underWay.get(jobId) ?? Promise.resolve()).then(() => {
		waiting.delete(jobId);
		return send(jobId, ownerId, gathered);
	});
	const spaced = sent
		.then(() => delay(SPACING_MS, undefined, { ref: false }))
		.finally(() => {
			if (underWay.get(jobId) === spaced) underWay.delete(jobId);
		});
	waiting.set(jobId, { events: gathered, sent });
	underWay.set(jobId, spaced);
	return sent;
}

async function send(jobId: string, ownerId: string, events: readonly JobEvent[]): Promise<void> {
	try {
		await sendToStream(events.flatMap((event) => messagesOf(ownerId, event)));
		noteSent(jobId, events.at(-1)?.seq ?? 0);
	} catch (error) {
		logger.warn({ jobId, err: error }, "The stream could not be reached; clients read the event log, and the sweep sends again");
	}
}

/** So long after a message its number is noted, once for all of a busy moment. A process that ends before has its last message sent again. */
const NOTED_AFTER_MS = 300;
const unnoted = new Map<string, number>();

function noteSent(jobId: string, seq: number): void {
	const isUnderWay = unnoted.has(jobId);
	unnoted.set(jobId, seq);
	if (isUnderWay) return;
	inBackground(async () => {
		await delay(NOTED_AFTER_MS);
		const newest = unnoted.get(jobId);
		unnoted.delete(jobId);
		await sql().query(`UPDATE goal_job SET "publishedSeq" = $2 WHERE "id" = $1::uuid AND "publishedSeq" < $2`, [jobId, newest]);
	});
}

function messagesOf(ownerId: string, event: JobEvent): StreamMessage[] {
	const { data, ...head } = event;
	const reference = { ...head, data: { ref: `/api/v1/jobs/goal/${event.jobSpecId}/events?after=${event.seq - 1}&limit=1` } };
	const message = { channel: jobChannel(event.jobSpecId), name: event.type, data: { ...event }, reference };
	if (event.type !== "job_updated" && event.type !== "slot_needed") return [message];
	const notice = { jobSpecId: event.jobSpecId, seq: event.seq, type: event.type, status: data.status ?? null };
	return [message, { channel: userChannel(ownerId), name: event.type, data: notice, reference: notice }];
}

/** Sends the newest event of jobs whose deliveries fell behind: a client then sees the gap and reads the log. */
export async function sweepStream(olderThanMs = 5000): Promise<number> {
	const behind = await db().$queryRaw<Array<{ id: string; owner_id: string; last_seq: number }>>`
		SELECT id, "ownerId" AS owner_id, "lastSeq" AS last_seq FROM goal_job
		WHERE "publishedSeq" < "lastSeq" AND "updatedAt" < now() - make_interval(secs => ${olderThanMs / 1000}) AND "updatedAt" > now() - interval '1 day' LIMIT 200`;
	for (const job of behind) {
		const row = await db().jobEvent.findUnique({ where: { jobId_seq: { jobId: job.id, seq: job.last_seq } } });
		if (row) await deliverEvents(job.id, job.owner_id, [presentEvent(row)]);
	}
	return behind.length;
}
