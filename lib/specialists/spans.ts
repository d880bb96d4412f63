import "server-only";
import type { Transaction } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/ids";
import type { SpecialistSpan } from "@/lib/platform/prisma/client";
import type { HandoffReason, SpanOutcome } from "./schemas";
import type { SpecialistEvent } from "./specialist-event";

/** Who answers at a checkpoint, in hand-offs. */
export const USER_ROLE = "user";

export type JobRef = { readonly id: string; readonly attemptId: string; readonly workflowId: string | null };

/** A span as the next one needs to know it. */
export type SpanHead = Pick<SpecialistSpan, "id" | "agentRole" | "ordinal" | "startedAt" | "finishedAt" | "handoffReasonCode">;

/** Hands the work to the user: the specialist's span ends well, with the review noted. */
export async function handToUser(tx: Transaction, job: JobRef, detail: string): Promise<SpecialistEvent[]> {
	const last = await lastSpan(tx, job);
	if (!last) return [];
	if (!last.finishedAt) await finishSpan(tx, last, "pass", "human_review_required");
	const row = handoffRow(job, last, USER_ROLE, "human_review_required", detail);
	const made = await tx.handoff.createMany({ data: [row], skipDuplicates: true });
	return made.count === 0 ? [] : [handoffEvent(row)];
}

/** Ends the open span, if there is one. */
export async function closeSpan(tx: Transaction, job: JobRef, outcome: SpanOutcome, reason: HandoffReason | null): Promise<void> {
	const last = await lastSpan(tx, job);
	if (last && !last.finishedAt) await finishSpan(tx, last, outcome, reason);
}

async function lastSpan(tx: Transaction, job: JobRef): Promise<SpanHead | null> {
	return tx.specialistSpan.findFirst({ where: { jobId: job.id, attemptId: job.attemptId }, orderBy: { ordinal: "desc" } });
}

async function finishSpan(tx: Transaction, span: SpanHead, outcome: SpanOutcome, reason: HandoffReason | null): Promise<void> {
	const { id, ...data } = spanEnd(span, outcome, reason);
	await tx.specialistSpan.update({ where: { id }, data, select: { id: true } });
}

/** How a span ends now, as columns of its row. */
export function spanEnd(span: SpanHead, outcome: SpanOutcome, reason: HandoffReason | null) {
	const finishedAt = new Date();
	return { id: span.id, outcome, handoffReasonCode: reason, finishedAt, durationMs: finishedAt.getTime() - span.startedAt.getTime() };
}

/** The hand-off from the one who worked last, as columns of its row. */
export function handoffRow(job: JobRef, last: SpanHead, toRole: string, reasonCode: HandoffReason, detail = "") {
	const wasWithUser = last.finishedAt !== null && last.handoffReasonCode === "human_review_required";
	const fromRole = wasWithUser ? USER_ROLE : last.agentRole;
	const reasonDetail = detail || (wasWithUser ? "The user answered." : `The ${last.agentRole} has finished its part.`);
	const dedupeKey = `${job.attemptId}:${last.ordinal}:${fromRole}:${toRole}`;
	return { id: newId(), jobId: job.id, attemptId: job.attemptId, fromRole, toRole, reasonCode, reasonDetail, dedupeKey };
}

export function handoffEvent({ fromRole, toRole, reasonCode, reasonDetail }: ReturnType<typeof handoffRow>): SpecialistEvent {
	return { type: "handoff", data: { fromRole, toRole, reasonCode, reasonDetail } };
}
