import "server-only";
import { writeAudit } from "@/lib/audit/write-audit";
import type { Held } from "@/lib/credits/charges/hold-charge";
import { type Agree, chargeConfirmed } from "@/lib/goal-jobs/charges/charge-job";
import { requestDrive } from "@/lib/goal-jobs/drive/request-drive";
import { filledSlotsOf, findSpecOf, JOB_INCLUDE, type JobWithParts, jobUpdated, loadJob, lockOwnedJob } from "@/lib/goal-jobs/internal";
import { secondsInLineNow } from "@/lib/goal-jobs/line/read-line";
import { forgetDraft } from "@/lib/goal-jobs/pauses/close-pause";
import { layOutSteps } from "@/lib/goal-jobs/plan/laid-steps";
import { estimateOf } from "@/lib/goal-jobs/prices/estimate";
import type { RetryPlan } from "@/lib/goal-jobs/receipts/schemas";
import { transition } from "@/lib/goal-jobs/state";
import { appendEvents } from "@/lib/goal-jobs/stream/append-events";
import type { ActorContext } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database/db";
import { queryOf } from "@/lib/platform/database/query";
import { transaction } from "@/lib/platform/database/transaction";
import { writeOutbox } from "@/lib/platform/engine/outbox";
import type { Prisma } from "@/lib/platform/prisma/client";
import { withDefaults } from "@/lib/questions/answers";
import { requireConfirmable } from "./require-confirmable";

/** A queued job, and the id of the message that starts it. */
export interface QueuedJob {
	readonly job: JobWithParts;
	readonly messageId: string;
	/** About how long it waits for its turn, in seconds. */
	readonly waitSeconds: number;
	/** Of a retry: what it keeps and what it does again. */
	readonly receipt?: RetryPlan | null;
}

/**
 * Queues a job whose questions are answered; open optional questions get their defaults. What it was told to cost is kept with it, and the budget
 * that its owner chooses, in millionths of a US dollar. The run is paid for in the same transaction: `agree` is what a commit has to say of its price.
 * @throws AppError INSUFFICIENT_CREDITS, JOB_NOT_FOUND, INVALID_STATE_TRANSITION, VERSION_CONFLICT, SLOT_VALIDATION_ERROR (a required question is open), FILE_INCOMPATIBLE.
 */
export async function confirmGoalJob(
	context: ActorContext,
	jobSpecId: string,
	expectedVersion?: number | null,
	budgetMicroU?: number | null,
	agree?: Agree,
): Promise<QueuedJob & { readonly held: Held | null }> {
	return transaction(async (tx) => {
		const job = await lockOwnedJob(tx, context, jobSpecId, expectedVersion);
		const confirmed = transition(job.status, "confirm");
		await requireConfirmable(tx, job);
		await forgetDraft(tx, job.id);
		await appendEvents(tx, job.id, [{ type: "job_updated", data: { status: confirmed } }]);
		await writeAudit(tx, { actorId: context.actor.userId, action: "goal_job.confirm", targetType: "goal_job", targetId: job.id, requestId: context.requestId });
		await requestReadiness(tx, job);
		if (job.userWorkflowId) await writeOutbox(tx, "user-workflow/run.queued", { jobSpecId: job.id, workflowId: job.userWorkflowId });
		const { low, high } = (await estimateOf(queryOf(tx), job)).costMicroU;
		const told = { estimateLowMicroU: Math.round(low), estimateHighMicroU: Math.round(high), budgetMicroU: budgetMicroU ?? null };
		await tx.goalJob.update({ where: { id: job.id }, data: told, select: { id: true } });
		const held = await chargeConfirmed(tx, context, job, agree);
		return { ...(await queueJob(tx, context, { ...job, status: confirmed })), held };
	});
}

/** What later steps need for every run alike is made ready while this one's first steps run. */
async function requestReadiness(tx: Transaction, job: JobWithParts): Promise<void> {
	const spec = findSpecOf(job);
	if (spec) await writeOutbox(tx, "tool/readiness.requested", { workflowSpecId: spec.specId, toolRefs: [...new Set(spec.steps.map((step) => step.tool))] });
}

/** Puts a confirmed or reset job on the queue: its steps are laid out once, and a drive is requested. Call with the job locked. */
export async function queueJob(tx: Transaction, context: ActorContext, job: JobWithParts): Promise<QueuedJob> {
	const spec = findSpecOf(job);
	if (!spec) throw new Error("A job without a workflow can't be queued");
	await layOutSteps(tx, job, spec);
	const queued = await tx.goalJob.update({
		where: { id: job.id },
		data: {
			status: transition(job.status, "queue"),
			filledSlots: withDefaults(spec.slots, filledSlotsOf(job)) as Prisma.InputJsonObject,
			itemVersion: { increment: 1 },
			queuedAt: new Date(),
			progressMessage: null,
			agentMessage: null,
		},
		include: JOB_INCLUDE,
	});
	const messageId = await requestDrive(tx, queued);
	await appendEvents(tx, job.id, [jobUpdated(queued)]);
	return { job: await loadJob(context, job.id, tx), messageId, waitSeconds: await secondsInLineNow(tx, job.id) };
}
