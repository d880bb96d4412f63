import "server-only";
import { SPECS } from "@/lib/catalog/registry";
import type { ActorContext } from "@/lib/platform/context";
import { literalInLike } from "@/lib/platform/database/like-pattern";
import { validationError } from "@/lib/platform/errors";
import { isId } from "@/lib/platform/ids";
import { Prisma } from "@/lib/platform/prisma/client";
import type { SessionFilter } from "./schemas";

const DAY_MS = 86_400_000;

/** What waits for its user: a pause, or anything before the run that goes on with an answer or the start alone. */
const WAITS = Prisma.sql`(j."status" IN ('slots_pending', 'ready_with_preview', 'ready', 'executing')
	AND (j."status" <> 'ready' OR j."driveId" IS NULL)
	AND (j."status" <> 'executing' OR EXISTS (SELECT 1 FROM interrupt i WHERE i."jobId" = j."id" AND i."status" = 'pending')))`;

/** The conditions on `goal_job j` that the caller's jobs of a filter meet. @throws AppError VALIDATION_ERROR when from is after to. */
export function conditionsOf(context: ActorContext, { status, statuses, q, workflowId, from, to, waiting }: SessionFilter): Prisma.Sql[] {
	if (from && to && from > to) throw validationError([{ path: "from", message: `The first day (${from}) must not be after the last one (${to}).` }]);
	const conditions = [Prisma.sql`j."ownerId" = ${context.actor.userId}::uuid`];
	if (status) conditions.push(Prisma.sql`j."status" = ${status}::"GoalJobStatus"`);
	if (statuses?.length) conditions.push(Prisma.sql`j."status" = ANY(${statuses}::"GoalJobStatus"[])`);
	if (workflowId) conditions.push(Prisma.sql`j."workflowId" = ${workflowId}`);
	if (from) conditions.push(Prisma.sql`j."createdAt" >= ${new Date(from)}::timestamptz`);
	if (to) conditions.push(Prisma.sql`j."createdAt" < ${new Date(Date.parse(to) + DAY_MS)}::timestamptz`);
	if (waiting !== undefined) conditions.push(waiting ? WAITS : Prisma.sql`NOT ${WAITS}`);
	if (q) conditions.push(...searchFor(q));
	return conditions;
}

const CATALOG_IDS = SPECS.map((spec) => spec.specId);

/**
 * Every word must stand somewhere in the goal, the workflow's name, the name of a file or of a posting that files were made for, in any case. `searchText` is the goal and the files in lower
 * case, `specName` the name that stands in the run's spec: the database makes both, and Prisma does not know them.
 */
function searchFor(words: string): Prisma.Sql[] {
	// The id of a run, as its page gives it, is that run.
	if (isId(words.trim())) return [Prisma.sql`j."id" = ${words.trim()}::uuid`];
	return words
		.trim()
		.split(/\s+/)
		.map((word) => {
			const pattern = `%${literalInLike(word)}%`;
			const workflowIds = SPECS.filter((spec) => spec.name.toLowerCase().includes(word.toLowerCase())).map((spec) => spec.specId);
			return Prisma.sql`(j."searchText" LIKE lower(${pattern}::text) OR j."workflowId" = ANY(${workflowIds})
				OR EXISTS (SELECT 1 FROM artifact a WHERE a."jobId" = j."id"
					AND lower(concat_ws(' ', a."metadata"->>'postingTitle', a."metadata"->>'company')) LIKE lower(${pattern}::text))
				OR (lower(j."specName") LIKE lower(${pattern}::text) AND (j."userWorkflowId" IS NOT NULL OR j."workflowId" <> ALL(${CATALOG_IDS}))))`;
		});
}
