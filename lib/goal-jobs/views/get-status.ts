import "server-only";
import { LRUCache } from "lru-cache";
import { jobNotFound } from "@/lib/goal-jobs/internal";
import { wordsInLine } from "@/lib/goal-jobs/line/line-order";
import { secondsInLine } from "@/lib/goal-jobs/line/read-line";
import type { Interrupt } from "@/lib/goal-jobs/schemas";
import { suggestedPollIntervalMs } from "@/lib/goal-jobs/state";
import type { ActorContext } from "@/lib/platform/context";
import { sql } from "@/lib/platform/database/db";
import { isId } from "@/lib/platform/ids";
import type { StatusView } from "./schemas";
import { readStatusRow, type StatusRow } from "./status-rows";

const SLOTS_QUERY = `SELECT s->>'slotId' AS "slotId" FROM interrupt i, jsonb_array_elements(i."payload"->'slots') s WHERE i."id" = $1`;

/** How far the caller's job is. @throws AppError JOB_NOT_FOUND. */
export async function getStatus(context: ActorContext, jobSpecId: string): Promise<StatusView> {
	if (!isId(jobSpecId)) throw jobNotFound();
	const row = await readStatusRow(jobSpecId);
	if (row?.ownerId !== context.actor.userId) throw jobNotFound();
	const waitSeconds = row.isInLine ? await secondsInLine(jobSpecId) : null;
	const isDone = row.status === "completed" || row.status === "partial";
	return {
		jobSpecId,
		status: row.status,
		progress: row.progress,
		itemVersion: row.itemVersion,
		attemptId: row.attemptId,
		tasksCompleted: row.hasTask && isDone ? 1 : 0,
		tasksFailed: row.hasTask && row.status === "failed" ? 1 : 0,
		tasksTotal: row.hasTask ? 1 : 0,
		errorMessage: row.errorMessage,
		progressMessage: row.progressMessage,
		agentMessage: row.agentMessage,
		suggestedPollIntervalMs: suggestedPollIntervalMs(row.status, {
			isWaitingForUser: row.interruptId !== null,
			msSinceChange: Date.now() - row.updatedAt.getTime(),
			waitSeconds,
			isPreviewed: row.status === "ready" && row.progressMessage !== null,
		}),
		...wordsInLine(waitSeconds),
		deliveryMode: row.deliveryMode,
		pendingInterrupts: row.interruptId === null ? [] : [await lightInterrupt(row, row.interruptId)],
		lastSeq: row.lastSeq,
	};
}

async function lightInterrupt(row: StatusRow, interruptId: string): Promise<Interrupt> {
	const { interruptType, ownerPath, uiSurface, checkpointId } = row;
	return { interruptId, interruptType, ownerPath, uiSurface, payload: { checkpointId, slotIds: await slotIdsOf(interruptId) }, status: "pending" };
}

// What a checkpoint asks never changes, and its payload can be large: it is opened once, not at every poll.
const slotIds = new LRUCache<string, string[]>({ max: 1_000 });

async function slotIdsOf(interruptId: string): Promise<string[]> {
	const known = slotIds.get(interruptId);
	if (known) return known;
	const { rows } = await sql().query<{ slotId: string }>(SLOTS_QUERY, [interruptId]);
	const found = rows.map((row) => row.slotId);
	slotIds.set(interruptId, found);
	return found;
}
