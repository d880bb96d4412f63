import "server-only";
import type { StepSpec } from "@/lib/catalog/spec";
import { specOf } from "@/lib/goal-jobs/internal";
import { optionsOf } from "@/lib/goal-jobs/pauses/checkpoint-slots";
import { planOf } from "@/lib/goal-jobs/plan/plan";
import { scopeOf } from "@/lib/goal-jobs/plan/step-results";
import type { Transaction } from "@/lib/platform/database/db";
import { FAULT_OF_OURS } from "@/lib/platform/language/failure-words";
import type { GoalJob } from "@/lib/platform/prisma/client";

type LosingJob = Parameters<typeof scopeOf>[1] & Pick<GoalJob, "inputFileNames"> & { readonly spec: unknown };

interface LostItem {
	readonly stepId: string;
	readonly itemKey: string;
	readonly errorCode: string | null;
	readonly errorMessage: string | null;
}

const MAX_NAMED = 20;

/** Which items could not be made and why, in words for a person, one line each; `total` is how many there were. */
export async function describeLost(tx: Transaction, job: LosingJob, lost: readonly LostItem[], total: number): Promise<string> {
	const reasons = await Promise.all(
		lost.slice(0, MAX_NAMED).map(async ({ stepId, itemKey, errorMessage }) => {
			const reason = errorMessage ?? FAULT_OF_OURS;
			return `${await nameOf(tx, job, stepId, itemKey)}: ${reason}`;
		}),
	);
	const more = lost.length > MAX_NAMED ? [`And ${lost.length - MAX_NAMED} more.`] : [];
	return [`${lost.length} of ${total} could not be made.`, ...reasons, ...more].join("\n");
}

/** An item as the user knows it: the label of what was chosen, or the name of a file. */
async function nameOf(tx: Transaction, job: LosingJob, stepId: string, itemKey: string): Promise<string> {
	const slot = chosenIn(job, specOf(job).steps.find((step) => step.stepId === stepId)?.forEach);
	const options = slot ? await optionsOf(slot, scopeOf(tx, job, null)) : [];
	const label = options.find((option) => option.value === itemKey)?.label;
	return label || job.inputFileNames[job.fileIds.indexOf(itemKey)] || itemKey;
}

/** The question of a checkpoint whose answer a step runs for. */
function chosenIn(job: LosingJob, forEach: StepSpec["forEach"]) {
	if (typeof forEach !== "string") return undefined;
	const slots = planOf(specOf(job)).flatMap((node) => (node.kind === "checkpoint" ? node.checkpoint.slots : []));
	return slots.find((slot) => forEach === `slot:${slot.slotId}`);
}
