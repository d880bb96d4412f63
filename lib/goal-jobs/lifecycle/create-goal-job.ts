import "server-only";
import { findStoredSpec } from "@/lib/catalog/find-stored-spec";
import { findSpec, SPECS } from "@/lib/catalog/registry";
import { nearestWorkflows, resolveGoal } from "@/lib/catalog/resolve-goal";
import type { Spec } from "@/lib/catalog/spec";
import { findCatalogSpec } from "@/lib/catalog/third-party";
import { assertFilesOwned } from "@/lib/files/owners/assert-files-owned";
import { chosenDestination, destinationsOf } from "@/lib/goal-jobs/destinations";
import type { JobWithParts } from "@/lib/goal-jobs/internal";
import type { Destination, PreflightResult } from "@/lib/goal-jobs/schemas";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { AppError, validationError } from "@/lib/platform/errors";
import type { File } from "@/lib/platform/prisma/client";
import { acceptAnswers, openQuestions, wrongAnswers } from "@/lib/questions/answers";
import { needless } from "@/lib/questions/file-choices";
import { oneOfProblems } from "@/lib/questions/one-of";
import { readyRemoteTools } from "@/lib/tools/remote/remote-tools";
import { analyzeFiles } from "./analyze-files";
import { checkFileAnswers } from "./check-file-answers";
import { choicesNamedBy, filledBy, goalAnswersFor } from "./goal-answers-for";
import type { CreateGoalJobInput } from "./schemas";
import { type Draft, storeDraft } from "./store-draft";

const NOTHING_FOUND: PreflightResult = { passed: true, errors: [], warnings: [], choices: {} };

/**
 * Makes a goal job: chooses the workflow, looks into the files, and works out which questions are open. The answer is in slots_pending, ready,
 * or failed (FILE_INCOMPATIBLE, NO_MATCHING_WORKFLOW).
 * @throws AppError WORKFLOW_NOT_FOUND, WORKFLOW_NOT_RUNNABLE, PRO_REQUIRED, FILE_FORBIDDEN, VALIDATION_ERROR (number of files), SLOT_VALIDATION_ERROR; nothing is stored then.
 */
export async function createGoalJob(context: ActorContext, input: CreateGoalJobInput): Promise<JobWithParts> {
	const spec = await chooseSpec(context, input);
	if (spec) checkFileCount(spec, input.fileIds.length);
	const files = await assertFilesOwned(db(), context.actor.userId, input.fileIds);
	const draft = spec ? await draftFor(context, spec, input, files) : await draftFromGoal(context, input, files);
	return storeDraft(context, input, files, draft);
}

async function chooseSpec(context: ActorContext, { workflowId, userWorkflowId }: CreateGoalJobInput): Promise<Spec | null> {
	if (!workflowId && !userWorkflowId) return null;
	if (userWorkflowId) await readyRemoteTools();
	const spec = workflowId ? await findCatalogSpec(db(), context.actor, workflowId) : await findStoredSpec(db(), context.actor, userWorkflowId ?? "");
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
	const said = goalAnswersFor(input.goalText ?? "", spec);
	const answered = { ...filledBy(said), ...acceptAnswers(spec.slots, input.slotAnswers ?? []) };
	const problems = oneOfProblems(spec.slots, answered);
	if (problems.length > 0) throw wrongAnswers(problems);
	const { sensitiveLocalFileIds: sensitiveFileIds } = input;
	await checkFileAnswers(db(), spec.slots, { ownerId: context.actor.userId, values: answered, sensitiveFileIds });
	const preflight = await analyzeFiles(spec, files, input.sensitiveLocalFileIds);
	// A column that stands in the file is more than a guess at its name.
	const named = choicesNamedBy(input.goalText ?? "", spec, preflight.choices).filter(
		({ slotId }) => input.slotAnswers?.every((one) => one.slotId !== slotId) ?? true,
	);
	const goalAnswers = [...said.filter(({ slotId }) => named.every((one) => one.slotId !== slotId)), ...named];
	const filled = { ...needless(spec.slots, preflight.choices), ...answered, ...filledBy(named) };
	return { spec, destinations, filledSlots: filled, goalAnswers, preflight, ...verdict(spec, filled, preflight) };
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
