import "server-only";
import { writeAudit } from "@/lib/audit/write-audit";
import type { GoalAnswer } from "@/lib/catalog/goals/goal-answers";
import type { Spec } from "@/lib/catalog/spec";
import { JOB_INCLUDE, type JobWithParts, jobUpdated } from "@/lib/goal-jobs/internal";
import { costOfSteps, pricesOfSteps } from "@/lib/goal-jobs/prices/cost-of-steps";
import type { Destination, PreflightResult } from "@/lib/goal-jobs/schemas";
import { type Action, transition } from "@/lib/goal-jobs/state";
import { appendEvents } from "@/lib/goal-jobs/stream/append-events";
import { modelRates } from "@/lib/models/model-rates";
import type { ActorContext } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { newId } from "@/lib/platform/ids";
import type { File, GoalJobStatus, Prisma } from "@/lib/platform/prisma/client";
import type { CreateGoalJobInput } from "./schemas";
import { startPreview } from "./start-preview";

/** A job as it is worked out before anything is stored. */
export interface Draft {
	readonly spec: Spec | null;
	readonly destinations: Destination[];
	readonly filledSlots: Record<string, unknown>;
	/** What the goal answered. */
	readonly goalAnswers?: readonly GoalAnswer[];
	readonly preflight: PreflightResult;
	readonly outcome: Pick<JobWithParts, "errorCode" | "errorMessage" | "agentMessage">;
	/** What happens to the new job, in order. */
	readonly actions: readonly Action[];
}

/** Stores what was worked out, as a new job. `fill`: what else goes into it, in the same transaction. */
export async function storeDraft(
	context: ActorContext,
	input: CreateGoalJobInput,
	files: readonly File[],
	draft: Draft,
	fill: (tx: Transaction, job: JobWithParts) => Promise<JobWithParts> = startPreview,
): Promise<JobWithParts> {
	const id = newId();
	const attemptId = newId();
	const passed: GoalJobStatus[] = ["draft"];
	for (const action of ["register", "analyze", ...draft.actions] as const) passed.push(transition(passed.at(-1) ?? "draft", action));
	const status = passed.at(-1) ?? "draft";
	return transaction(async (tx) => {
		const job = await tx.goalJob.create({
			data: {
				id,
				ownerId: context.actor.userId,
				status,
				attemptId,
				taskId: newId(),
				...specColumns(draft.spec, files.length),
				userWorkflowId: input.userWorkflowId ?? null,
				goalText: input.goalText ?? "",
				fileIds: input.fileIds,
				inputFileNames: files.map((file) => file.fileName),
				sensitiveLocalFileIds: input.sensitiveLocalFileIds,
				filledSlots: draft.filledSlots as Prisma.InputJsonObject,
				goalAnswers: (draft.goalAnswers ?? []) as unknown as Prisma.InputJsonArray,
				resolvedDestinations: draft.destinations as unknown as Prisma.InputJsonArray,
				preflightResult: draft.preflight as unknown as Prisma.InputJsonObject,
				...draft.outcome,
				completedAt: status === "failed" ? new Date() : null,
				attempts: { create: { id: attemptId, number: 1, ...attemptEnd(status, draft.outcome) } },
			},
			include: JOB_INCLUDE,
		});
		await appendEvents(
			tx,
			id,
			passed.map((step) => (step === status ? jobUpdated(job) : { type: "job_updated" as const, data: { status: step } })),
		);
		await writeAudit(tx, {
			actorId: context.actor.userId,
			action: "goal_job.create",
			targetType: "goal_job",
			targetId: id,
			details: { workflowId: job.workflowId, status, files: files.length },
			requestId: context.requestId,
		});
		return fill(tx, { ...job, lastSeq: passed.length });
	});
}

/** What the attempt's row says of a job that failed before it was queued. */
export function attemptEnd(status: GoalJobStatus, { errorCode, errorMessage }: Pick<Draft["outcome"], "errorCode" | "errorMessage">) {
	return status === "failed" ? { finishedAt: new Date(), outcome: "failed", errorCode, errorMessage } : {};
}

export function specColumns(spec: Spec | null, fileCount = 1) {
	if (!spec) return {};
	const { low, high } = costOfSteps(spec, modelRates(), fileCount);
	return {
		workflowId: spec.specId,
		spec: spec as unknown as Prisma.InputJsonObject,
		useCaseType: spec.useCaseType,
		stepsLowMicroU: low,
		stepsHighMicroU: high,
		stepPrices: pricesOfSteps(spec),
	};
}
