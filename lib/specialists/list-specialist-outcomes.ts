import "server-only";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import type { SpecialistSpan } from "@/lib/platform/prisma/client";
import { ownedRun } from "./owned-run";
import { attemptNumbers } from "./run-views/attempt-numbers";
import { SpecialistOutcome, type SpecialistOutcomeList } from "./schemas";

/** How each stretch of a specialist's work ended in the caller's job, all attempts, in order. @throws AppError JOB_NOT_FOUND. */
export async function specialistOutcomes(context: ActorContext, runId: string): Promise<SpecialistOutcomeList> {
	await ownedRun(context, runId);
	const [rows, numberOf] = await Promise.all([
		db().specialistSpan.findMany({ where: { jobId: runId }, orderBy: [{ startedAt: "asc" }, { ordinal: "asc" }, { id: "asc" }] }),
		attemptNumbers(db(), [runId]),
	]);
	return { items: rows.map((row) => presentOutcome(row, numberOf(row.attemptId))) };
}

/** A stretch of a specialist's work as the contract words it. `attempt` is the number of its attempt. */
export function presentOutcome(row: SpecialistSpan, attempt: number): SpecialistOutcome {
	return SpecialistOutcome.parse({
		agentRole: row.agentRole,
		specialistSpanId: row.id,
		outcome: row.outcome,
		handoffReasonCode: row.handoffReasonCode,
		durationMs: row.durationMs,
		startedAt: row.startedAt.toISOString(),
		finishedAt: row.finishedAt?.toISOString() ?? null,
		attempt,
	});
}
