import "server-only";
import type { ExceptionTicket } from "@/lib/platform/prisma/client";
import { ExceptionRecord } from "@/lib/specialists/schemas";

/** A ticket as the contract words it. `attempt` is the number of its attempt. */
export function presentTicket(row: ExceptionTicket, attempt: number): ExceptionRecord {
	return ExceptionRecord.parse({
		ticket_id: row.id,
		exception_type: row.exceptionType,
		taxonomy_version: row.taxonomyVersion,
		severity: row.severity,
		affected_rows: row.affectedRows,
		suggested_resolution: row.suggestedResolution,
		requires_human: row.requiresHuman,
		state: row.state,
		owner_note: row.ownerNote,
		attempt,
		created_at: row.createdAt.toISOString(),
		changed_at: row.changedAt?.toISOString() ?? null,
	});
}
