import "server-only";
import type { GoalJobStatus } from "@/lib/goal-jobs/schemas";
import type { Transaction } from "@/lib/platform/database/db";

/** A job that was made with a file, or was answered with it. */
export interface FileUser {
	readonly fileId: string;
	readonly jobSpecId: string;
	readonly status: GoalJobStatus;
}

/** Which of the owner's jobs use these files. Hold the files first, so that no job begins to. */
export async function usersOfFiles(tx: Transaction, ownerId: string, fileIds: readonly string[]): Promise<FileUser[]> {
	return tx.$queryRaw<
		FileUser[]
	>`SELECT f.id AS "fileId", j."id" AS "jobSpecId", j."status"::text AS "status" FROM goal_job j CROSS JOIN unnest(${[...fileIds]}::text[]) AS f(id)
		WHERE j."ownerId" = ${ownerId}::uuid AND strpos(lower(concat(j."fileIds"::text, j."filledSlots"::text)), f.id) > 0 ORDER BY j."createdAt" DESC`;
}
