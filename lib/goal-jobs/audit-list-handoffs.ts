import "server-only";
import type { HandoffList } from "@/lib/goal-jobs/audit-schemas";
import { ownedJob } from "@/lib/goal-jobs/owned-job";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/db";

/** The hand-offs between the specialists of the caller's job, in order. @throws AppError JOB_NOT_FOUND. */
export async function listHandoffs(context: ActorContext, jobSpecId: string): Promise<HandoffList> {
	const job = await ownedJob(context, jobSpecId);
	const rows = await db().handoff.findMany({ where: { jobId: job.id }, orderBy: [{ ts: "asc" }, { id: "asc" }] });
	return {
		items: rows.map((row) => ({
			from_role: row.fromRole,
			to_role: row.toRole,
			reason_code: row.reasonCode,
			reason_detail: row.reasonDetail,
			ts: row.ts.toISOString(),
		})),
	};
}
