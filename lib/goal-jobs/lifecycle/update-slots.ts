import "server-only";
import { isDeepStrictEqual } from "node:util";
import { writeAudit } from "@/lib/audit/write-audit";
import { findSpec } from "@/lib/catalog/registry";
import { assertFilesOwned } from "@/lib/files/owners/assert-files-owned";
import { answerBudget, asksForBudget } from "@/lib/goal-jobs/budget/answer-budget";
import { DISAMBIGUATION_SLOT_ID } from "@/lib/goal-jobs/destinations";
import { DEVICE_SURFACE, keepDeviceOutput } from "@/lib/goal-jobs/drive/pausing/device-work";
import { requestDrive } from "@/lib/goal-jobs/drive/request-drive";
import { filledSlotsOf, findSpecOf, JOB_INCLUDE, type JobWithParts, jobUpdated, loadJob, lockOwnedJob } from "@/lib/goal-jobs/internal";
import { answerableSlots } from "@/lib/goal-jobs/pauses/checkpoint-slots";
import { closePause, forgetDraft } from "@/lib/goal-jobs/pauses/close-pause";
import type { UpdateSlotsInput } from "@/lib/goal-jobs/pauses/schemas";
import { pendingSlotsOf } from "@/lib/goal-jobs/present";
import type { GoalJobStatus } from "@/lib/goal-jobs/schemas";
import { nothingAsked, requireStatus, transition } from "@/lib/goal-jobs/state";
import { appendEvents } from "@/lib/goal-jobs/stream/append-events";
import type { ActorContext } from "@/lib/platform/context";
import { db, type Transaction } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError } from "@/lib/platform/errors";
import type { Prisma } from "@/lib/platform/prisma/client";
import { acceptAnswers, openQuestions, wrongAnswers } from "@/lib/questions/answers";
import { oneOfProblems } from "@/lib/questions/one-of";
import type { Slot } from "@/lib/questions/schemas";
import { analyzeFiles } from "./analyze-files";
import { cancelGoalJob } from "./cancel-goal-job";
import { checkFileAnswers } from "./check-file-answers";
import { checkFileCount, verdict } from "./create-goal-job";
import { filledBy, goalAnswersFor } from "./goal-answers-for";
import { startPreview } from "./start-preview";
import { attemptEnd, specColumns } from "./store-draft";

/**
 * Takes answers: before the run (other ones after a preview make it anew), or at an open checkpoint, which then resumes at the next step with the same jobSpecId and attemptId.
 * @throws AppError JOB_NOT_FOUND, INVALID_STATE_TRANSITION (nothing is asked), VERSION_CONFLICT, SLOT_VALIDATION_ERROR, FILE_FORBIDDEN.
 */
export async function updateSlots(context: ActorContext, jobSpecId: string, input: UpdateSlotsInput): Promise<JobWithParts> {
	const before = await loadJob(context, jobSpecId);
	const slots = pendingSlotsOf(before);
	const workflowAnswer = slots.some((slot) => slot.isDisambiguation);
	if (workflowAnswer) return chooseWorkflow(context, before, input);
	return transaction(async (tx) => {
		const job = await lockOwnedJob(tx, context, jobSpecId, input.expectedVersion);
		requireStatus(job.status, ["slots_pending", "ready_with_preview", "executing"], "answer questions of");
		const [interrupt] = job.interrupts;
		if (job.status === "executing" && !interrupt) throw nothingAsked(job.status);
		if (interrupt?.uiSurface === DEVICE_SURFACE) return answerFromDevice(tx, context, job, input.answers);
		if (asksForBudget(job)) return answerBudget(tx, context, job, { answers: input.answers, cancel: () => cancelGoalJob(context, job.id) });
		const asked = interrupt ? await answerableSlots(tx, job, pendingSlotsOf(job)) : (findSpecOf(job)?.slots ?? []);
		const values = acceptAnswers(asked, input.answers);
		await checkFileAnswers(tx, asked, { ownerId: context.actor.userId, values, sensitiveFileIds: job.sensitiveLocalFileIds });
		const filled = { ...filledSlotsOf(job), ...values };
		const problems = oneOfProblems(asked, filled);
		if (problems.length > 0) throw wrongAnswers(problems);
		return interrupt ? answerInterrupt(tx, context, job, asked as Slot[], filled, values) : answerBefore(tx, context, job, filled, values);
	});
}

async function answerBefore(
	tx: Transaction,
	context: ActorContext,
	job: JobWithParts,
	filled: Record<string, unknown>,
	values: Record<string, unknown>,
): Promise<JobWithParts> {
	const isComplete = openQuestions(findSpecOf(job)?.slots ?? [], filled).length === 0;
	const isSame = job.status === "ready_with_preview" && isDeepStrictEqual(filled, filledSlotsOf(job));
	const status = isSame ? job.status : transition(job.status, isComplete ? "prepare" : "answer");
	await forgetDraft(tx, job.id, isComplete ? undefined : Object.keys(values));
	const updated = await tx.goalJob.update({
		where: { id: job.id },
		data: { filledSlots: filled as Prisma.InputJsonObject, status, itemVersion: { increment: 1 } },
		include: JOB_INCLUDE,
	});
	const answered = isSame ? updated : await startPreview(tx, updated);
	await record(tx, context, answered, [{ type: "slot_filled", data: { interruptId: null, checkpointId: null, slotIds: Object.keys(values) } }]);
	return reload(tx, context, job.id);
}

async function answerInterrupt(
	tx: Transaction,
	context: ActorContext,
	job: JobWithParts,
	asked: readonly Slot[],
	filled: Record<string, unknown>,
	values: Record<string, unknown>,
): Promise<JobWithParts> {
	const [interrupt] = job.interrupts;
	if (!interrupt) throw nothingAsked(job.status);
	const answers = { ...Object(interrupt.answers), ...values };
	const isAnswered = asked.every((slot) => !slot.required || slot.slotId in answers);
	if (isAnswered) await closePause(tx, job, { status: "resolved", at: new Date(), answers, answeredBy: context.actor.userId });
	else {
		await tx.interrupt.update({ where: { id: interrupt.id }, data: { answers }, select: { id: true } });
		await forgetDraft(tx, job.id, Object.keys(values));
	}
	if (isAnswered && interrupt.stepId) {
		await tx.jobStep.update({
			where: { jobId_stepId: { jobId: job.id, stepId: interrupt.stepId } },
			data: { status: "completed", progress: 100, finishedAt: new Date() },
			select: { stepId: true },
		});
	}
	const status = isAnswered ? transition(job.status, "resume") : job.status;
	const updated = await tx.goalJob.update({
		where: { id: job.id },
		data: {
			filledSlots: filled as Prisma.InputJsonObject,
			status,
			itemVersion: { increment: 1 },
			...(isAnswered ? { progressMessage: null, agentMessage: null } : {}),
		},
		include: JOB_INCLUDE,
	});
	const filledEvent = { interruptId: interrupt.id, checkpointId: interrupt.checkpointId, slotIds: Object.keys(values) };
	await record(tx, context, updated, [{ type: "slot_filled", data: filledEvent }]);
	if (isAnswered) await requestDrive(tx, updated);
	return reload(tx, context, job.id);
}

/** The device hands over what it computed in a step's place. The output is kept as the step's result alone, never among the answers. */
async function answerFromDevice(tx: Transaction, context: ActorContext, job: JobWithParts, answers: UpdateSlotsInput["answers"]): Promise<JobWithParts> {
	const [interrupt] = job.interrupts;
	if (!interrupt) throw nothingAsked(job.status);
	await keepDeviceOutput(tx, job, answers);
	await closePause(tx, job, { status: "resolved", at: new Date(), answeredBy: context.actor.userId });
	const updated = await tx.goalJob.update({
		where: { id: job.id },
		data: { status: transition(job.status, "resume"), itemVersion: { increment: 1 }, progressMessage: null, agentMessage: null },
		include: JOB_INCLUDE,
	});
	const slotIds = answers.map((answer) => answer.slotId);
	await record(tx, context, updated, [{ type: "slot_filled", data: { interruptId: interrupt.id, checkpointId: null, slotIds } }]);
	await requestDrive(tx, updated);
	return reload(tx, context, job.id);
}

/** The user says which workflow a goal meant: the job then goes through the analysis that was put off. */
async function chooseWorkflow(context: ActorContext, before: JobWithParts, input: UpdateSlotsInput): Promise<JobWithParts> {
	const values = acceptAnswers(pendingSlotsOf(before), input.answers);
	const spec = findSpec(String(values[DISAMBIGUATION_SLOT_ID]));
	if (!spec) throw new AppError("WORKFLOW_NOT_FOUND", "There is no such workflow any more.");
	checkFileCount(spec, before.fileIds.length);
	const files = await assertFilesOwned(db(), context.actor.userId, before.fileIds);
	const preflight = await analyzeFiles(spec, files, before.sensitiveLocalFileIds);
	const goalAnswers = goalAnswersFor(before.goalText, spec);
	const filledSlots = filledBy(goalAnswers);
	const { outcome, actions } = verdict(spec, filledSlots, preflight);
	return transaction(async (tx) => {
		const job = await lockOwnedJob(tx, context, before.id, input.expectedVersion ?? before.itemVersion);
		const status = actions.reduce<GoalJobStatus>(transition, transition(job.status, "analyze"));
		await tx.attempt.update({ where: { id: job.attemptId }, data: attemptEnd(status, outcome), select: { id: true } });
		await forgetDraft(tx, job.id);
		const updated = await tx.goalJob.update({
			where: { id: job.id },
			data: {
				...specColumns(spec),
				...outcome,
				filledSlots: filledSlots as Prisma.InputJsonObject,
				goalAnswers: goalAnswers as unknown as Prisma.InputJsonArray,
				status,
				preflightResult: preflight as unknown as Prisma.InputJsonObject,
				completedAt: status === "failed" ? new Date() : null,
				itemVersion: { increment: 1 },
			},
			include: JOB_INCLUDE,
		});
		const chosen = await startPreview(tx, updated);
		await record(tx, context, chosen, [{ type: "slot_filled", data: { interruptId: null, checkpointId: null, slotIds: [DISAMBIGUATION_SLOT_ID] } }]);
		return reload(tx, context, job.id);
	});
}

async function record(tx: Transaction, context: ActorContext, job: JobWithParts, events: Parameters<typeof appendEvents>[2]): Promise<void> {
	await appendEvents(tx, job.id, [...events, jobUpdated(job)]);
	await writeAudit(tx, {
		actorId: context.actor.userId,
		action: "goal_job.answer",
		targetType: "goal_job",
		targetId: job.id,
		details: { slotIds: events.flatMap((event) => (Array.isArray(event.data.slotIds) ? event.data.slotIds.map(String) : [])) },
		requestId: context.requestId,
	});
}

function reload(tx: Transaction, context: ActorContext, jobSpecId: string): Promise<JobWithParts> {
	return loadJob(context, jobSpecId, tx);
}
