import "server-only";
import type { Transaction } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/ids";
import type { SpecialistSpan } from "@/lib/platform/prisma/client";
import type { HandoffReason, SpanOutcome } from "./schemas";
import type { SpecialistEvent } from "./specialist-event";

/** Who answers at a checkpoint, in hand-offs. */
export const USER_ROLE = "user";

type JobRef = { readonly id: string; readonly attemptId: string; readonly workflowId: string | null };

/**
 * The open span of the specialist that works now. When another one worked before, its span ends and the hand-off is recorded.
 * Call with the job locked. Returns the span's id and the events to append.
 */
export async function ensureSpan(tx: Transaction, job: JobRef, role: string): Promise<{ spanId: string; events: SpecialistEvent[] }> {
	const last = await lastSpan(tx, job);
	if (last && !last.finishedAt && last.agentRole === role) return { spanId: last.id, events: [] };
	const events = last ? await handOff(tx, job, last, role, "phase_complete") : [];
	const span = await tx.specialistSpan.create({
		data: {
			id: newId(),
			jobId: job.id,
			attemptId: job.attemptId,
			workflowSpecId: job.workflowId ?? "",
			agentRole: role,
			ordinal: (last?.ordinal ?? 0) + 1,
			startedAt: new Date(),
		},
	});
	return { spanId: span.id, events };
}

/** Hands the work to the user: the specialist's span ends well, with the review noted. */
export async function handToUser(tx: Transaction, job: JobRef, detail: string): Promise<SpecialistEvent[]> {
	const last = await lastSpan(tx, job);
	if (!last) return [];
	return handOff(tx, job, last, USER_ROLE, "human_review_required", detail);
}

/** Ends the open span, if there is one. */
export async function closeSpan(tx: Transaction, job: JobRef, outcome: SpanOutcome, reason: HandoffReason | null): Promise<void> {
	const last = await lastSpan(tx, job);
	if (last && !last.finishedAt) await finishSpan(tx, last, outcome, reason);
}

async function lastSpan(tx: Transaction, job: JobRef): Promise<SpecialistSpan | null> {
	return tx.specialistSpan.findFirst({ where: { jobId: job.id, attemptId: job.attemptId }, orderBy: { ordinal: "desc" } });
}

async function finishSpan(tx: Transaction, span: SpecialistSpan, outcome: SpanOutcome, reason: HandoffReason | null): Promise<void> {
	const finishedAt = new Date();
	await tx.specialistSpan.update({
		where: { id: span.id },
		data: { outcome, handoffReasonCode: reason, finishedAt, durationMs: finishedAt.getTime() - span.startedAt.getTime() },
		select: { id: true },
	});
}

async function handOff(tx: Transaction, job: JobRef, last: SpecialistSpan, toRole: string, reasonCode: HandoffReason, detail = ""): Promise<SpecialistEvent[]> {
	const wasWithUser = last.finishedAt !== null && last.handoffReasonCode === "human_review_required";
	if (!last.finishedAt) await finishSpan(tx, last, "pass", reasonCode);
	const fromRole = wasWithUser ? USER_ROLE : last.agentRole;
	const reasonDetail = detail || (wasWithUser ? "The user answered." : `The ${last.agentRole} has finished its part.`);
	const dedupeKey = `${job.attemptId}:${last.ordinal}:${fromRole}:${toRole}`;
	const made = await tx.handoff.createMany({
		data: [{ id: newId(), jobId: job.id, attemptId: job.attemptId, fromRole, toRole, reasonCode, reasonDetail, dedupeKey }],
		skipDuplicates: true,
	});
	return made.count === 0 ? [] : [{ type: "handoff", data: { fromRole, toRole, reasonCode, reasonDetail } }];
}
