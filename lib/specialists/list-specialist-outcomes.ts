import "server-only";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { ownedRun } from "./owned-run";
import { SpecialistOutcome, type SpecialistOutcomeList } from "./schemas";

/** How each stretch of a specialist's work ended in the caller's job, all attempts, in order. @throws AppError JOB_NOT_FOUND. */
export async function specialistOutcomes(context: ActorContext, runId: string): Promise<SpecialistOutcomeList> {
	await ownedRun(context, runId);
	const rows = await db().specialistSpan.findMany({ where: { jobId: runId }, orderBy: [{ startedAt: "asc" }, { ordinal: "asc" }, { id: "asc" }] });
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
