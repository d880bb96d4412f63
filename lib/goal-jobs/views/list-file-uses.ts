import "server-only";
import { TERMINAL_STATUSES } from "@/lib/goal-jobs/state";
import type { ActorContext } from "@/lib/platform/context";
import { sql } from "@/lib/platform/database/db";
import type { FileUse, FileUsesQuery } from "./schemas";

const USES_QUERY = `SELECT f.id AS "fileId", count(*)::int AS "runs", (count(*) FILTER (WHERE NOT (j."status"::text = ANY($3))))::int AS "openRuns"
	FROM goal_job j CROSS JOIN LATERAL unnest(j."fileIds") AS f(id) WHERE j."ownerId" = $1 AND j."fileIds" && $2 AND f.id = ANY($2) GROUP BY f.id`;

/** How many of the caller's jobs were made with each of these files. A file that none uses, or that is somebody else's, has 0. */
export async function listFileUses(context: ActorContext, { fileId: fileIds }: FileUsesQuery): Promise<{ items: FileUse[] }> {
	const { rows } = await sql().query<FileUse>({ name: "goal-job-file-uses", text: USES_QUERY, values: [context.actor.userId, fileIds, TERMINAL_STATUSES] });
	const known = new Map(rows.map((row) => [row.fileId, row]));
	return { items: fileIds.map((fileId) => known.get(fileId) ?? { fileId, runs: 0, openRuns: 0 }) };
}
