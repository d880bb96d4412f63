import "server-only";
import { writeAudit } from "@/lib/audit/write-audit";
import { ADD_SLOT, BUDGET_CHECKPOINT, CHOICE_SLOT } from "@/lib/goal-jobs/budget-limits";
import { BudgetChoice } from "@/lib/goal-jobs/budget-schemas";
import { requestDrive } from "@/lib/goal-jobs/drive/request-drive";
import { JOB_INCLUDE, type JobWithParts, jobUpdated, loadJob } from "@/lib/goal-jobs/internal";
import { closePause } from "@/lib/goal-jobs/pauses/close-pause";
import type { UpdateSlotsInput } from "@/lib/goal-jobs/pauses/schemas";
import { pendingSlotsOf } from "@/lib/goal-jobs/present";
import { nothingAsked, transition } from "@/lib/goal-jobs/state";
import { appendEvents } from "@/lib/goal-jobs/stream/append-events";
import type { ActorContext } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { acceptAnswers, wrongAnswers } from "@/lib/questions/answers";

/** Whether a job waits at the end of its budget. */
export function asksForBudget(job: Pick<JobWithParts, "interrupts">): boolean {
	return job.interrupts[0]?.checkpointId === BUDGET_CHECKPOINT;
}

/**
 * Takes the answer of a run at the end of its budget: more is added, it finishes with what is done, or it stops for good, which
 * `cancel` does. Call with the job locked.
 * The answer never becomes one of the run's own. @throws AppError SLOT_VALIDATION_ERROR
 */
export async function answerBudget(
	tx: Transaction,
	context: ActorContext,
	job: JobWithParts,
	{ answers, cancel }: { answers: UpdateSlotsInput["answers"]; cancel: () => Promise<unknown> },
): Promise<JobWithParts> {
	const [interrupt] = job.interrupts;
	if (!interrupt?.stepId) throw nothingAsked(job.status);
	const values = acceptAnswers(pendingSlotsOf(job), answers);
	const choice = BudgetChoice.safeParse(values[CHOICE_SLOT]).data;
	if (!choice) throw wrongAnswers([{ slotId: CHOICE_SLOT, message: "An answer is needed." }]);
	const added = choice === "add" ? addedBy(values) : 0;
	const given = { [CHOICE_SLOT]: choice, ...(choice === "add" ? { [ADD_SLOT]: added } : {}) };
	await closePause(tx, job, { status: "resolved", at: new Date(), answers: given, answeredBy: context.actor.userId });
	const answered = { interruptId: interrupt.id, checkpointId: BUDGET_CHECKPOINT, slotIds: Object.keys(given) };
	await appendEvents(tx, job.id, [{ type: "slot_filled", data: answered }]);
	await writeAudit(tx, {
		actorId: context.actor.userId,
		action: "goal_job.answer",
		targetType: "goal_job",
		targetId: job.id,
		details: { slotIds: Object.keys(given), ...given },
		requestId: context.requestId,
	});
	if (choice === "stop") await cancel();
	else await goOn(tx, job, interrupt.stepId, { budgetMicroU: (job.budgetMicroU ?? 0) + added, isFinishing: choice === "finish" });
	return loadJob(context, job.id, tx);
}

function addedBy(values: Readonly<Record<string, unknown>>): number {
	const added = values[ADD_SLOT];
	if (typeof added === "number" && Number.isInteger(added)) return added;
	throw wrongAnswers([{ slotId: ADD_SLOT, message: "Say how much to add, as a whole number of millionths of a US dollar." }]);
}

async function goOn(tx: Transaction, job: JobWithParts, stepId: string, change: Prisma.GoalJobUpdateInput): Promise<void> {
	const isUnderWay = (await tx.stepResult.count({ where: { jobId: job.id, stepId } })) > 0;
	await tx.jobStep.update({
		where: { jobId_stepId: { jobId: job.id, stepId } },
		data: isUnderWay ? { status: "running" } : { status: "pending", startedAt: null },
		select: { stepId: true },
	});
	const updated = await tx.goalJob.update({
		where: { id: job.id },
		data: { ...change, status: transition(job.status, "resume"), itemVersion: { increment: 1 }, progressMessage: null, agentMessage: null },
		include: JOB_INCLUDE,
	});
	await appendEvents(tx, job.id, [jobUpdated(updated)]);
	await requestDrive(tx, updated);
}
