import "server-only";
import type { JobWithParts } from "@/lib/goal-jobs/internal";
import { waitedFor } from "@/lib/goal-jobs/waited";
import type { Transaction } from "@/lib/platform/database/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { SlotAnswer } from "@/lib/questions/schemas";

interface Closing {
	readonly status: "resolved" | "expired" | "cancelled";
	readonly at: Date;
	readonly answers?: Prisma.InputJsonObject;
	readonly answeredBy?: string;
}

/**
 * Ends the wait for the user, if there is one: the open interrupt closes, its time is added to what the run has waited, and what was drafted is
 * forgotten, but where time has closed it: a retry asks the same again. Call with the job locked, before it is read again.
 */
export async function closePause(tx: Transaction, job: Pick<JobWithParts, "id" | "interrupts">, { at, ...closing }: Closing): Promise<void> {
	if (closing.status !== "expired") await forgetDraft(tx, job.id);
	for (const interrupt of job.interrupts) {
		await tx.interrupt.update({ where: { id: interrupt.id }, data: { ...closing, resolvedAt: at }, select: { id: true } });
		await tx.goalJob.update({ where: { id: job.id }, data: { waitedMs: { increment: waitedFor(interrupt, at) } }, select: { id: true } });
	}
}

/** Removes answers that were begun and not sent, or those of the questions named: they are answered, or asked no more. */
export async function forgetDraft(tx: Transaction, jobId: string, slotIds?: readonly string[]): Promise<void> {
	const draft = slotIds && (await tx.slotDraft.findUnique({ where: { jobId } }));
	const rest = SlotAnswer.array()
		.parse(draft?.answers ?? [])
		.filter(({ slotId }) => !slotIds?.includes(slotId));
	if (rest.length === 0) await tx.slotDraft.deleteMany({ where: { jobId } });
	else await tx.slotDraft.update({ where: { jobId }, data: { answers: rest as unknown as Prisma.InputJsonArray }, select: { jobId: true } });
}
