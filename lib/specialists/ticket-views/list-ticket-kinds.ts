import "server-only";
import type { ActorContext } from "@/lib/platform/context";
import { sql } from "@/lib/platform/database/db";
import { Severity } from "@/lib/specialists/schemas";
import type { TicketFilter, TicketKind, TicketKinds } from "./schemas";
import { filterValues, OF_FILTER } from "./ticket-conditions";

type Row = Omit<TicketKind, "severity" | "last_at"> & { readonly weight: number; readonly last_at: Date };

/** What is open and weighs most comes first. */
const KINDS_QUERY = `SELECT e."exceptionType" AS "exception_type", max(array_position($9::text[], e."severity"))::int AS "weight", count(*)::int AS "tickets",
	count(*) FILTER (WHERE e."state" IN ('open', 'acknowledged'))::int AS "open", count(DISTINCT e."jobId")::int AS "runs",
	count(DISTINCT e."jobId") FILTER (WHERE e."state" IN ('open', 'acknowledged') AND j."status" = 'failed' AND j."queuedAt" IS NOT NULL)::int AS "retriable_runs",
	bool_or(e."requiresHuman") AS "requires_human", (array_agg(e."suggestedResolution" ORDER BY e."createdAt" DESC))[1] AS "suggested_resolution",
	max(e."createdAt") AS "last_at"
	FROM goal_job j JOIN exception_ticket e ON e."jobId" = j."id" WHERE ${OF_FILTER} GROUP BY 1 ORDER BY (count(*) FILTER (WHERE e."state" IN ('open', 'acknowledged')) > 0) DESC, 2 DESC, 3 DESC, 1`;

/**
 * What kinds of tickets the caller's runs have, or those of one workflow.
 * @throws AppError WORKFLOW_NOT_FOUND, VALIDATION_ERROR when the period ends before it begins.
 */
export async function listTicketKinds(context: ActorContext, filter: TicketFilter): Promise<TicketKinds> {
	const { rows } = await sql().query<Row>(KINDS_QUERY, [...(await filterValues(context, filter)), Severity.options]);
	return {
		items: rows.map(({ weight, last_at, ...row }) => ({ ...row, severity: Severity.options[weight - 1] ?? "low", last_at: last_at.toISOString() })),
	};
}
