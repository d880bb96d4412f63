import "server-only";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { ownedRun } from "./owned-run";
import { type ExceptionList, ExceptionRecord } from "./schemas";

/** What went wrong in the caller's job and how it may be mended, oldest first. @throws AppError JOB_NOT_FOUND. */
export async function listExceptions(context: ActorContext, jobSpecId: string): Promise<ExceptionList> {
	const runId = await ownedRun(context, jobSpecId);
	const rows = await db().exceptionTicket.findMany({ where: { jobId: runId }, orderBy: [{ createdAt: "asc" }, { id: "asc" }] });
	return {
		items: rows.map((row) =>
			ExceptionRecord.parse({
				ticket_id: row.id,
				exception_type: row.exceptionType,
				taxonomy_version: row.taxonomyVersion,
				severity: row.severity,
				affected_rows: row.affectedRows,
				suggested_resolution: row.suggestedResolution,
				requires_human: row.requiresHuman,
			}),
		),
	};
}
