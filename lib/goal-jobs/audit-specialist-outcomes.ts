import "server-only";
import { SpecialistOutcome, type SpecialistOutcomeList } from "@/lib/goal-jobs/audit-schemas";
import { ownedJob } from "@/lib/goal-jobs/owned-job";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/db";

/** How each stretch of a specialist's work ended in the caller's job, all attempts, in order. @throws AppError JOB_NOT_FOUND. */
export async function specialistOutcomes(context: ActorContext, runId: string): Promise<SpecialistOutcomeList> {
	const job = await ownedJob(context, runId);
	const rows = await db().specialistSpan.findMany({ where: { jobId: job.id }, orderBy: [{ startedAt: "asc" }, { ordinal: "asc" }, { id: "asc" }] });
	return {
		items: rows.map((row) =>
			SpecialistOutcome.parse({
				agentRole: row.agentRole,
				specialistSpanId: row.id,
				outcome: row.outcome,
				handoffReasonCode: row.handoffReasonCode,
				durationMs: row.durationMs,
				startedAt: row.startedAt.toISOString(),
				finishedAt: row.finishedAt?.toISOString() ?? null,
			}),
		),
	};
}
