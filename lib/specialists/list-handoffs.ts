import "server-only";
import type { ActorContext } from "@/lib/platform/context";
import { sql } from "@/lib/platform/database/db";
import { ownedRun } from "./owned-run";
import { type HandoffList, HandoffRecord } from "./schemas";

interface HandoffRow {
	readonly id: string;
	readonly fromRole: string;
	readonly toRole: string;
	readonly reasonCode: string;
	readonly reasonDetail: string;
	readonly ts: Date;
	readonly attempt: number;
	readonly handedOver: unknown;
}

/** With what the last call of each step of the one who hands over had given by then, since that specialist began. */
const HANDOFFS_QUERY = `SELECT h."id", h."fromRole", h."toRole", h."reasonCode", h."reasonDetail", h."ts", coalesce(a."number", 1) AS "attempt",
	coalesce(g."given", '[]') AS "handedOver"
	FROM handoff h LEFT JOIN attempt a ON a."id" = h."attemptId"
	LEFT JOIN LATERAL (SELECT "id" FROM specialist_span WHERE "jobId" = h."jobId" AND "attemptId" = h."attemptId" AND "agentRole" = h."fromRole" AND "startedAt" <= h."ts"
		ORDER BY "ordinal" DESC LIMIT 1) s ON true
	LEFT JOIN LATERAL (SELECT json_agg(json_build_object('step_name', l."stepName", 'summary', l."outputSummary") ORDER BY l."startedAt") AS "given" FROM (
		SELECT * FROM (SELECT DISTINCT ON ("stepName") "stepName", "outputSummary", "startedAt" FROM tool_invocation
			WHERE "jobId" = h."jobId" AND "specialistSpanId" = s."id" AND "success" ORDER BY "stepName", "startedAt" DESC) e ORDER BY "startedAt" DESC LIMIT 8) l) g ON true
	WHERE h."jobId" = $1 ORDER BY h."ts", h."id"`;

/** The hand-offs between the specialists of the caller's job, in order. @throws AppError JOB_NOT_FOUND. */
export async function listHandoffs(context: ActorContext, jobSpecId: string): Promise<HandoffList> {
	const runId = await ownedRun(context, jobSpecId);
	const { rows } = await sql().query<HandoffRow>(HANDOFFS_QUERY, [runId]);
	return {
		items: rows.map((row) =>
			HandoffRecord.parse({
				from_role: row.fromRole,
				to_role: row.toRole,
				reason_code: row.reasonCode,
				reason_detail: row.reasonDetail,
				ts: row.ts.toISOString(),
				handoff_id: row.id,
				attempt: row.attempt,
				handed_over: row.handedOver,
			}),
		),
	};
}
