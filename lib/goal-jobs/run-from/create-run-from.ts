import "server-only";
import { findStoredSpec } from "@/lib/catalog/find-stored-spec";
import type { Spec } from "@/lib/catalog/spec";
import { assertFilesOwned } from "@/lib/files/owners/assert-files-owned";
import { chosenDestination } from "@/lib/goal-jobs/destinations";
import { filledSlotsOf, findSpecOf, JOB_INCLUDE, type JobWithParts, loadJob, lockOwnedJob } from "@/lib/goal-jobs/internal";
import { analyzeFiles } from "@/lib/goal-jobs/lifecycle/analyze-files";
import { checkFileCount, verdict } from "@/lib/goal-jobs/lifecycle/create-goal-job";
import { storeDraft } from "@/lib/goal-jobs/lifecycle/store-draft";
import { layOutSteps } from "@/lib/goal-jobs/plan/laid-steps";
import { planOf } from "@/lib/goal-jobs/plan/plan";
import { costOfSteps } from "@/lib/goal-jobs/prices/cost-of-steps";
import { stepData, stepTimes } from "@/lib/goal-jobs/record/place";
import { requireStatus, TERMINAL_STATUSES } from "@/lib/goal-jobs/state";
import { appendEvents } from "@/lib/goal-jobs/stream/append-events";
import { modelRates } from "@/lib/models/model-rates";
import type { ActorContext } from "@/lib/platform/context";
import { db, type Transaction } from "@/lib/platform/database/db";
import { AppError, validationError } from "@/lib/platform/errors";
import { copyResults } from "./copy-results";
import { keptSteps } from "./kept-steps";

interface RunFrom {
	readonly userWorkflowId: string;
	/** The caller's earlier run of the workflow. */
	readonly jobSpecId: string;
	/** The step that is done anew, with all that comes after it. */
	readonly stepId: string;
}

/**
 * Makes a run of a user workflow as it is now that begins at a step of it: with the files of an earlier run, and with what that one's steps gave as far
 * as it would be the same. Nothing is paid for those. It waits for its confirm, as every new job does.
 * @throws AppError WORKFLOW_NOT_FOUND, WORKFLOW_NOT_RUNNABLE, PRO_REQUIRED, JOB_NOT_FOUND (also of another workflow), INVALID_STATE_TRANSITION (it has not
 * ended), VALIDATION_ERROR (no such step, another number of files), FILE_FORBIDDEN, FILE_NOT_FOUND.
 */
export async function createRunFrom(context: ActorContext, { userWorkflowId, jobSpecId, stepId }: RunFrom): Promise<JobWithParts> {
	const spec = await findStoredSpec(db(), context.actor, userWorkflowId);
	if (!spec) throw new AppError("WORKFLOW_NOT_FOUND", "There is no such workflow, or it is not yours.");
	const earlier = await loadEarlier(context, spec, jobSpecId);
	if (spec.steps.every((step) => step.stepId !== stepId)) throw validationError([{ path: "fromTool", message: "Is no step of the workflow as it is saved." }]);
	return makeRunFrom(context, { spec, userWorkflowId, earlier, filledSlots: filledSlotsOf(earlier), stepId, answered: () => [] });
}

interface Making {
	readonly spec: Spec;
	readonly userWorkflowId?: string;
	readonly earlier: JobWithParts;
	readonly filledSlots: Record<string, unknown>;
	/** The step that is done anew, with all that comes after it. */
	readonly stepId: string;
	/** The pauses that are not asked again, by the steps that are kept. */
	readonly answered: (kept: readonly string[]) => string[];
}

/** Makes a run of `spec` with the files of an earlier one and what its steps gave before `stepId`. @throws AppError as createRunFrom. */
export async function makeRunFrom(context: ActorContext, making: Making): Promise<JobWithParts> {
	const { spec, userWorkflowId, earlier, filledSlots } = making;
	checkFileCount(spec, earlier.fileIds.length);
	const files = await assertFilesOwned(db(), context.actor.userId, earlier.fileIds);
	const preflight = await analyzeFiles(spec, files, earlier.sensitiveLocalFileIds);
	const { fileIds, sensitiveLocalFileIds } = earlier;
	const draft = { spec, destinations: [chosenDestination(spec.specId)], filledSlots, preflight, ...verdict(spec, filledSlots, preflight) };
	return storeDraft(context, { ...(userWorkflowId ? { userWorkflowId } : {}), fileIds, sensitiveLocalFileIds }, files, draft, async (tx, job) => {
		if (job.status === "failed") return job;
		return fillFrom(tx, job, making, await lockOwnedJob(tx, context, earlier.id));
	});
}

/** The steps that a run which begins at `stepId` has from an earlier one. */
export async function stepsKeptOf(tx: Pick<Transaction, "stepResult">, spec: Spec, stepId: string, earlier: JobWithParts): Promise<string[]> {
	const before = findSpecOf(earlier);
	if (!before) return [];
	const failed = await tx.stepResult.findMany({ where: { jobId: earlier.id, succeeded: false }, select: { stepId: true } });
	return keptSteps(spec, stepId, { spec: before, steps: earlier.steps, failed: new Set(failed.map((result) => result.stepId)) });
}

/** The pauses that kept steps have behind them: what was answered there is in what came after. */
export function answeredPauses(spec: Spec, kept: readonly string[]): string[] {
	const plan = planOf(spec);
	const last = plan.findLastIndex((node) => node.kind === "work" && kept.includes(node.stepId));
	return plan.slice(0, Math.max(0, last)).flatMap((node) => (node.kind === "checkpoint" ? [node.stepId] : []));
}

async function loadEarlier(context: ActorContext, spec: Spec, jobSpecId: string): Promise<JobWithParts> {
	const earlier = await loadJob(context, jobSpecId);
	if (earlier.workflowId !== spec.specId) throw new AppError("JOB_NOT_FOUND", "There is no such run of this workflow.");
	requireStatus(earlier.status, TERMINAL_STATUSES, "run from");
	return earlier;
}

/** Lays out the steps of a new job, with those that it keeps as they ended in the earlier one. That one is locked: what it has stays while it is copied. */
async function fillFrom(tx: Transaction, job: JobWithParts, { spec, stepId: fromStepId, answered }: Making, earlier: JobWithParts): Promise<JobWithParts> {
	const kept = await stepsKeptOf(tx, spec, fromStepId, earlier);
	const done = [...kept, ...answered(kept)];
	await layOutSteps(tx, job, spec);
	for (const { stepId, startedAt, finishedAt } of earlier.steps.filter((step) => done.includes(step.stepId))) {
		const data = { status: "completed" as const, progress: 100, startedAt, finishedAt, isKept: true };
		await tx.jobStep.update({ where: { jobId_stepId: { jobId: job.id, stepId } }, data, select: { stepId: true } });
	}
	const files = await copyResults(tx, { from: earlier.id, to: job, stepIds: kept });
	const left = { ...spec, steps: spec.steps.filter(({ stepId }) => !kept.includes(stepId)) };
	const { low, high } = costOfSteps(left, modelRates(), job.fileIds.length);
	const data = { keptFromJobId: earlier.id, stepsLowMicroU: low, stepsHighMicroU: high };
	await tx.goalJob.update({ where: { id: job.id }, data, select: { id: true } });
	await appendEvents(tx, job.id, [
		...planOf(spec)
			.filter(({ stepId }) => done.includes(stepId))
			.map((node) => {
				const times = stepTimes(earlier.steps.find(({ stepId }) => stepId === node.stepId));
				return { type: "step_finished" as const, data: { ...stepData(node, { status: "completed", progress: 100 }), ...times, isKept: true } };
			}),
		...files.map(({ id: artifactId, fileName, mimeType, sizeBytes, isPrimary }) => ({
			type: "artifact_ready" as const,
			data: { artifactId, fileName, mimeType, sizeBytes, isPrimary },
		})),
	]);
	return tx.goalJob.findUniqueOrThrow({ where: { id: job.id }, include: JOB_INCLUDE });
}
