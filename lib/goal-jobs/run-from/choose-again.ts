import "server-only";
import type { Spec, StepSpec } from "@/lib/catalog/spec";
import { findCatalogSpec } from "@/lib/catalog/third-party";
import { filledSlotsOf, findSpecOf, type JobWithParts, loadJob } from "@/lib/goal-jobs/internal";
import { requireStatus, TERMINAL_STATUSES } from "@/lib/goal-jobs/state";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { AppError } from "@/lib/platform/errors";
import { answeredPauses, makeRunFrom, stepsKeptOf } from "./create-run-from";

/**
 * Makes a run that begins at the last choice of an earlier one: with its files, its answers but those of that choice, and what its steps gave before
 * it, so that nothing is searched or paid for again. It waits for its confirm, and then for the choice.
 * @throws AppError JOB_NOT_FOUND, INVALID_STATE_TRANSITION (it has not ended, or came to no choice that can be made again), WORKFLOW_NOT_FOUND (no longer
 * in the catalog), FILE_FORBIDDEN, FILE_NOT_FOUND.
 */
export async function chooseAgain(context: ActorContext, jobSpecId: string): Promise<JobWithParts> {
	const earlier = await loadJob(context, jobSpecId);
	requireStatus(earlier.status, TERMINAL_STATUSES, "choose again from");
	const spec = earlier.workflowId ? await findCatalogSpec(db(), context.actor, earlier.workflowId) : null;
	if (!spec || !findSpecOf(earlier)) throw new AppError("WORKFLOW_NOT_FOUND", "The workflow of this run is no longer in the catalog.");
	const choice = lastChoice(spec);
	if (!choice || !(await stepsKeptOf(db(), spec, choice.next.stepId, earlier)).includes(choice.step.stepId)) {
		throw new AppError("INVALID_STATE_TRANSITION", "This run has no choice that can be made again: it was not reached, or its workflow has changed since.", {
			status: earlier.status,
			allowed: [],
		});
	}
	const asked = new Set(choice.step.checkpoint?.slots.map(({ slotId }) => slotId));
	const filledSlots = Object.fromEntries(Object.entries(filledSlotsOf(earlier)).filter(([slotId]) => !asked.has(slotId)));
	return makeRunFrom(context, { spec, earlier, filledSlots, stepId: choice.next.stepId, answered: (kept) => answeredPauses(spec, kept) });
}

/** The last pause of a workflow that its steps go on from, and the step that comes next. */
function lastChoice(spec: Spec): { step: StepSpec; next: StepSpec } | null {
	const at = spec.steps.findLastIndex((step, index) => step.checkpoint !== undefined && index < spec.steps.length - 1);
	const [step, next] = [spec.steps[at], spec.steps[at + 1]];
	return step && next ? { step, next } : null;
}
