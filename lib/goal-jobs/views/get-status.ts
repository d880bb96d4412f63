import "server-only";
import { LRUCache } from "lru-cache";
import { jobNotFound } from "@/lib/goal-jobs/internal";
import type { GoalJobStatus, Interrupt, StatusView } from "@/lib/goal-jobs/schemas";
import { suggestedPollIntervalMs } from "@/lib/goal-jobs/state";
import type { ActorContext } from "@/lib/platform/context";
import { sql } from "@/lib/platform/db";
import { isId } from "@/lib/platform/ids";

interface StatusRow {
	readonly status: GoalJobStatus;
	readonly progress: number;
	readonly itemVersion: number;
	readonly attemptId: string;
	readonly errorMessage: string | null;
	readonly progressMessage: string | null;
	readonly agentMessage: string | null;
	readonly deliveryMode: string;
	readonly lastSeq: number;
	readonly updatedAt: Date;
	readonly hasTask: boolean;
	/** Null unless the job waits for its user; it waits on one interrupt at most. */
	readonly interruptId: string | null;
	readonly interruptType: Interrupt["interruptType"];
	readonly uiSurface: Interrupt["uiSurface"];
	readonly ownerPath: string;
	readonly checkpointId: string | null;
}

// Every client polls this, so it is one prepared statement on two primary keys, and it never touches a large column.
const STATUS_QUERY = `SELECT j."status"::text AS "status", j."progress", j."itemVersion", j."attemptId", j."errorMessage", j."progressMessage", j."agentMessage",
	j."deliveryMode", j."lastSeq", j."updatedAt", j."spec" IS NOT NULL AS "hasTask",
	i."id" AS "interruptId", i."interruptType", i."uiSurface", i."ownerPath", i."checkpointId"
	FROM goal_job j LEFT JOIN interrupt i ON i."jobId" = j."id" AND i."status" = 'pending'
	WHERE j."id" = $1 AND j."ownerId" = $2`;

const SLOTS_QUERY = `SELECT s->>'slotId' AS "slotId" FROM interrupt i, jsonb_array_elements(i."payload"->'slots') s WHERE i."id" = $1`;

/** How far the caller's job is, in one query. @throws AppError JOB_NOT_FOUND. */
export async function getStatus(context: ActorContext, jobSpecId: string): Promise<StatusView> {
	if (!isId(jobSpecId)) throw jobNotFound();
	const { rows } = await sql().query<StatusRow>({ name: "goal-job-status", text: STATUS_QUERY, values: [jobSpecId, context.actor.userId] });
	const row = rows[0];
	if (!row) throw jobNotFound();
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
		suggestedPollIntervalMs: suggestedPollIntervalMs(row.status, row.interruptId !== null, Date.now() - row.updatedAt.getTime()),
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
