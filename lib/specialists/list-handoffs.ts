import "server-only";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { ownedRun } from "./owned-run";
import { type HandoffList, HandoffReason } from "./schemas";

/** The hand-offs between the specialists of the caller's job, in order. @throws AppError JOB_NOT_FOUND. */
export async function listHandoffs(context: ActorContext, jobSpecId: string): Promise<HandoffList> {
	const runId = await ownedRun(context, jobSpecId);
	const rows = await db().handoff.findMany({ where: { jobId: runId }, orderBy: [{ ts: "asc" }, { id: "asc" }] });
	return {
		items: rows.map((row) => ({
			from_role: row.fromRole,
			to_role: row.toRole,
			reason_code: HandoffReason.parse(row.reasonCode),
			reason_detail: row.reasonDetail,
			ts: row.ts.toISOString(),
		})),
	};
}
