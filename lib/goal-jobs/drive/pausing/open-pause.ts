import "server-only";
import { specOf } from "@/lib/goal-jobs/internal";
import { transition } from "@/lib/goal-jobs/state";
import type { Transaction } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/ids";
import type { GoalJob, Prisma } from "@/lib/platform/prisma/client";

/** A pause may last this long. */
const PAUSE_DAYS = 30;

interface Pause {
	readonly kind: Pick<Prisma.InterruptUncheckedCreateInput, "interruptType" | "uiSurface">;
	/** The node of the plan that waits, and the workflow's step that owns it. */
	readonly stepId: string;
	readonly ownerStepId: string;
	readonly checkpointId: string | null;
	readonly title: string;
	readonly payload: object;
	/** For whom the run waits, in words. */
	readonly waitingFor: string;
	/** When the step began that is interrupted in its work. */
	readonly startedAt?: Date | null;
}

/** Stops a job that is locked for its drive until somebody answers: one open interrupt, a step that waits, and the job as it then is. */
export async function openPause(tx: Transaction, job: GoalJob, pause: Pause): Promise<{ interruptId: string; paused: GoalJob }> {
	const now = new Date();
	const { id: interruptId } = await tx.interrupt.create({
		data: {
			id: newId(),
			jobId: job.id,
			attemptId: job.attemptId,
			...pause.kind,
			ownerPath: `${specOf(job).specId}/${pause.ownerStepId}`,
			checkpointId: pause.checkpointId,
			stepId: pause.stepId,
			payload: pause.payload as Prisma.InputJsonObject,
			expiresAt: new Date(now.getTime() + PAUSE_DAYS * 86_400_000),
		},
	});
	await tx.jobStep.update({
		where: { jobId_stepId: { jobId: job.id, stepId: pause.stepId } },
		data: { status: "awaiting_input", startedAt: pause.startedAt ?? now },
		select: { stepId: true },
	});
	const paused = await tx.goalJob.update({
		where: { id: job.id },
		data: {
			status: transition(job.status, "pause"),
			driveEndedAt: now,
			progressMessage: pause.waitingFor,
			agentMessage: pause.title,
			itemVersion: { increment: 1 },
		},
	});
	return { interruptId, paused };
}
