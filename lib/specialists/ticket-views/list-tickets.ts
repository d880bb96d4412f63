import "server-only";
import { findSpec, SPECS } from "@/lib/catalog/registry";
import type { ActorContext } from "@/lib/platform/context";
import { sql } from "@/lib/platform/database/db";
import { decodeCursor, encodeCursor } from "@/lib/platform/database/keyset";
import type { ExceptionTicket } from "@/lib/platform/prisma/client";
import { presentTicket } from "@/lib/specialists/run-views/present-ticket";
import type { RunTicket, RunTicketPage, TicketsQuery } from "./schemas";
import { filterValues, OF_FILTER } from "./ticket-conditions";

const CATALOG = SPECS.map((spec) => spec.specId);

type Row = ExceptionTicket & {
	readonly number: number;
	readonly inputFileNames: string[];
	readonly runStatus: string;
	readonly workflowId: string | null;
	readonly ownName: string | null;
};

/** The page is found first: names and texts are read for what is shown alone. A catalog workflow's name is known, so its spec is not read. */
const TICKETS_QUERY = `SELECT e.*, coalesce(a."number", 1) AS "number", coalesce(j."inputFileNames", '{}') AS "inputFileNames", j."status"::text AS "runStatus",
	coalesce(j."userWorkflowId", j."workflowId") AS "workflowId", CASE WHEN j."workflowId" = ANY($12) THEN NULL ELSE j."spec"->>'name' END AS "ownName"
	FROM (SELECT e."id", e."createdAt" FROM goal_job j JOIN exception_ticket e ON e."jobId" = j."id"
		WHERE ${OF_FILTER} AND ($9::timestamptz IS NULL OR (e."createdAt", e."id") < ($9::timestamptz, $10::uuid))
		ORDER BY e."createdAt" DESC, e."id" DESC LIMIT $11) page
	JOIN exception_ticket e ON e."id" = page."id" JOIN goal_job j ON j."id" = e."jobId" LEFT JOIN attempt a ON a."id" = e."attemptId"
	ORDER BY page."createdAt" DESC, page."id" DESC`;

/**
 * The tickets of all the caller's runs, or of those of one workflow, newest first.
 * @throws AppError WORKFLOW_NOT_FOUND, INVALID_REQUEST for an unreadable cursor, VALIDATION_ERROR when the period ends before it begins.
 */
export async function listTickets(context: ActorContext, query: TicketsQuery): Promise<RunTicketPage> {
	const position = decodeCursor(query.cursor);
	const values = [...(await filterValues(context, query)), position?.at ?? null, position?.id ?? null, query.limit + 1, CATALOG];
	const { rows } = await sql().query<Row>(TICKETS_QUERY, values);
	const shown = rows.slice(0, query.limit);
	const last = rows.length > query.limit ? shown.at(-1) : undefined;
	return { items: shown.map(present), nextCursor: last ? encodeCursor({ at: last.createdAt, id: last.id }) : null };
}

function present({ number, inputFileNames, runStatus, workflowId, ownName, ...row }: Row): RunTicket {
	return {
		...presentTicket(row, number),
		job_spec_id: row.jobId,
		input_file_names: inputFileNames,
		run_status: runStatus,
		workflow_id: workflowId,
		workflow_name: workflowId === null ? null : (findSpec(workflowId)?.name ?? ownName ?? workflowId),
	};
}
