import "server-only";
import DataLoader from "dataloader";
import type { GoalJobStatus, Interrupt } from "@/lib/goal-jobs/schemas";
import { sql } from "@/lib/platform/database/db";

/** What the status of a job is told from. */
export interface StatusRow {
	readonly id: string;
	readonly ownerId: string;
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
	readonly isInLine: boolean;
	/** Null unless the job waits for its user; it waits on one interrupt at most. */
	readonly interruptId: string | null;
	readonly interruptType: Interrupt["interruptType"];
	readonly uiSurface: Interrupt["uiSurface"];
	readonly ownerPath: string;
	readonly checkpointId: string | null;
}

// Every client polls this, so it is one prepared statement on primary keys, and it never touches a large column.
const QUERY = `SELECT j."id", j."ownerId", j."status"::text AS "status", j."progress", j."itemVersion", j."attemptId", j."errorMessage", j."progressMessage",
	j."agentMessage", j."deliveryMode", j."lastSeq", j."updatedAt", j."spec" IS NOT NULL AS "hasTask",
	j."lineRankAt" IS NOT NULL AS "isInLine",
	i."id" AS "interruptId", i."interruptType", i."uiSurface", i."ownerPath", i."checkpointId"
	FROM unnest($1::uuid[]) AS asked("id")
	JOIN goal_job j ON j."id" = asked."id" LEFT JOIN interrupt i ON i."jobId" = j."id" AND i."status" = 'pending'`;

async function readRows(ids: readonly string[]): Promise<Array<StatusRow | null>> {
	const { rows } = await sql().query<StatusRow>({ name: "goal-job-status", text: QUERY, values: [[...new Set(ids)]] });
	const byId = new Map(rows.map((row) => [row.id, row]));
	return ids.map((id) => byId.get(id) ?? null);
}

// Polls that arrive together are read together: a busy moment costs the database one query, and nothing is remembered from one to the next.
const rows = new DataLoader<string, StatusRow | null>(readRows, { cache: false, maxBatchSize: 500, batchScheduleFn: setImmediate });

/** The row of a job, or null when there is none. Whose it is, is for the caller to check. */
export function readStatusRow(jobSpecId: string): Promise<StatusRow | null> {
	return rows.load(jobSpecId);
}
