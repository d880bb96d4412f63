import "server-only";
import { writeAudit } from "@/lib/audit/write-audit";
import { findStoredSpec } from "@/lib/catalog/find-stored-spec";
import type { GoalAnswer } from "@/lib/catalog/goals/goal-answers";
import { findSpec, SPECS } from "@/lib/catalog/registry";
import { nearestWorkflows, resolveGoal } from "@/lib/catalog/resolve-goal";
import type { Spec } from "@/lib/catalog/spec";
import { assertFilesOwned } from "@/lib/files/owners/assert-files-owned";
import { chosenDestination, destinationsOf } from "@/lib/goal-jobs/destinations";
import { JOB_INCLUDE, type JobWithParts, jobUpdated } from "@/lib/goal-jobs/internal";
import { costOfSteps, pricesOfSteps } from "@/lib/goal-jobs/prices/cost-of-steps";
import type { Destination, PreflightResult } from "@/lib/goal-jobs/schemas";
import { type Action, transition } from "@/lib/goal-jobs/state";
import { appendEvents } from "@/lib/goal-jobs/stream/append-events";
import { modelRates } from "@/lib/models/model-rates";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError, validationError } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";
import type { File, GoalJobStatus, Prisma } from "@/lib/platform/prisma/client";
import { acceptAnswers, openQuestions, wrongAnswers } from "@/lib/questions/answers";
import { oneOfProblems } from "@/lib/questions/one-of";
import { analyzeFiles } from "./analyze-files";
import { checkFileAnswers } from "./check-file-answers";
import { filledBy, goalAnswersFor } from "./goal-answers-for";
import type { CreateGoalJobInput } from "./schemas";
import { startPreview } from "./start-preview";

const NOTHING_FOUND: PreflightResult = { passed: true, errors: [], warnings: [] };

interface Draft {
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

/**
 * Makes a goal job: chooses the workflow, looks into the files, and works out which questions are open. The answer is in slots_pending, ready,
 * or failed (FILE_INCOMPATIBLE, NO_MATCHING_WORKFLOW).
 * @throws AppError WORKFLOW_NOT_FOUND, FILE_FORBIDDEN, VALIDATION_ERROR (number of files), SLOT_VALIDATION_ERROR; nothing is stored then.
 */
export async function createGoalJob(context: ActorContext, input: CreateGoalJobInput): Promise<JobWithParts> {
	const spec = await chooseSpec(context, input);
	if (spec) checkFileCount(spec, input.fileIds.length);
	const files = await assertFilesOwned(db(), context.actor.userId, input.fileIds);
	const draft = spec ? await draftFor(context, spec, input, files) : await draftFromGoal(context, input, files);
	return store(context, input, files, draft);
}

async function chooseSpec(context: ActorContext, { workflowId, userWorkflowId }: CreateGoalJobInput): Promise<Spec | null> {
	if (!workflowId && !userWorkflowId) return null;
	const spec = workflowId ? findSpec(workflowId) : await findStoredSpec(db(), context.actor.userId, userWorkflowId ?? "");
	if (!spec) throw new AppError("WORKFLOW_NOT_FOUND", "There is no such workflow. The catalog lists those you can run.");
	return spec;
}

/** @throws AppError VALIDATION_ERROR when the workflow takes another number of files. */
export function checkFileCount(spec: Spec, count: number): void {
	const { minFiles, maxFiles } = spec.input;
	if (count >= minFiles && count <= maxFiles) return;
	const wanted = minFiles === maxFiles ? `exactly ${minFiles} ${minFiles === 1 ? "file" : "files"}` : `${minFiles} to ${maxFiles} files`;
	throw validationError([{ path: "fileIds", message: `${spec.name} takes ${wanted}; you gave ${count}.` }]);
}

async function draftFor(
	context: ActorContext,
	spec: Spec,
	input: CreateGoalJobInput,
	files: readonly File[],
	destinations: Destination[] = [chosenDestination(spec.specId)],
): Promise<Draft> {
	const goalAnswers = goalAnswersFor(input.goalText ?? "", spec);
	const filledSlots = { ...filledBy(goalAnswers), ...acceptAnswers(spec.slots, input.slotAnswers ?? []) };
	const problems = oneOfProblems(spec.slots, filledSlots);
	if (problems.length > 0) throw wrongAnswers(problems);
	const { sensitiveLocalFileIds: sensitiveFileIds } = input;
	await checkFileAnswers(db(), spec.slots, { ownerId: context.actor.userId, values: filledSlots, sensitiveFileIds });
	const preflight = await analyzeFiles(spec, files, input.sensitiveLocalFileIds);
	return { spec, destinations, filledSlots, goalAnswers, preflight, ...verdict(spec, filledSlots, preflight) };
}

/** What the analysis of files and answers leads to; the retry of a job that failed here asks again. */
export function verdict(spec: Spec, filledSlots: Record<string, unknown>, preflight: PreflightResult): Pick<Draft, "outcome" | "actions"> {
	if (!preflight.passed) {
		const errorMessage = preflight.errors.map((issue) => issue.message).join(" ");
		return {
			outcome: { errorCode: "FILE_INCOMPATIBLE", errorMessage, agentMessage: "Nothing was run. Start again with a file that fits." },
			actions: ["reject"],
		};
	}
	const isAsking = openQuestions(spec.slots, filledSlots).length > 0;
	return { outcome: { errorCode: null, errorMessage: null, agentMessage: null }, actions: [isAsking ? "ask" : "prepare"] };
}

async function draftFromGoal(context: ActorContext, input: CreateGoalJobInput, files: readonly File[]): Promise<Draft> {
	const goalText = input.goalText ?? "";
	const fileNames = files.map(({ fileName }) => fileName);
	const destinations = destinationsOf(resolveGoal(goalText, SPECS, { fileNames }));
	const [best] = destinations;
	if (!best) {
		const agentMessage = `None of our workflows does this yet. The nearest are: ${nearestWorkflows(goalText, SPECS, 3, { fileNames })
			.map(({ name, matchReason }) => `${name} (${matchReason.replace(/\.$/, "")})`)
			.join(", ")}.`;
		const outcome = { errorCode: "NO_MATCHING_WORKFLOW", errorMessage: "No workflow matches this goal.", agentMessage };
		return { spec: null, destinations, filledSlots: {}, preflight: NOTHING_FOUND, outcome, actions: ["reject"] };
	}
	const spec = best.requiresDisambiguation ? null : findSpec(best.destinationId);
	if (spec) {
		checkFileCount(spec, input.fileIds.length);
		return draftFor(context, spec, input, files, destinations);
	}
	const outcome = { errorCode: null, errorMessage: null, agentMessage: "Your goal may mean more than one workflow. Pick the one you want." };
	return { spec: null, destinations, filledSlots: {}, preflight: NOTHING_FOUND, outcome, actions: ["ask"] };
}

async function store(context: ActorContext, input: CreateGoalJobInput, files: readonly File[], draft: Draft): Promise<JobWithParts> {
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
				...specColumns(draft.spec),
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
		return startPreview(tx, { ...job, lastSeq: passed.length });
	});
}

/** What the attempt's row says of a job that failed before it was queued. */
export function attemptEnd(status: GoalJobStatus, { errorCode, errorMessage }: Pick<Draft["outcome"], "errorCode" | "errorMessage">) {
	return status === "failed" ? { finishedAt: new Date(), outcome: "failed", errorCode, errorMessage } : {};
}

export function specColumns(spec: Spec | null) {
	if (!spec) return {};
	const { low, high } = costOfSteps(spec, modelRates());
	return {
		workflowId: spec.specId,
		spec: spec as unknown as Prisma.InputJsonObject,
		useCaseType: spec.useCaseType,
		stepsLowMicroU: low,
		stepsHighMicroU: high,
		stepPrices: pricesOfSteps(spec),
	};
}
