import pLimit from "p-limit";
import { inngest } from "@/inngest/client";
import { driveRequested, jobCancelled } from "@/inngest/events";
import { meetBudget } from "@/lib/goal-jobs/budget/meet-budget";
import { beginDrive, type NextWork, nextWorkOf, STOP } from "@/lib/goal-jobs/drive/drive";
import { deliverResults } from "@/lib/goal-jobs/drive/ending/deliver-results";
import { showPreview } from "@/lib/goal-jobs/drive/ending/end-preview";
import { failDrive, giveUpDrive } from "@/lib/goal-jobs/drive/ending/fail-drive";
import { finishItems, giveUpItem } from "@/lib/goal-jobs/drive/ending/finish-items";
import { openDeviceWork } from "@/lib/goal-jobs/drive/pausing/device-work";
import { openCheckpoint } from "@/lib/goal-jobs/drive/pausing/open-checkpoint";
import { giveUpBranches, runBranches } from "@/lib/goal-jobs/drive/run-branches";
import { runStep } from "@/lib/goal-jobs/drive/run-step";
import { ITEMS_AT_ONCE } from "@/lib/goal-jobs/record/budget";
import type { DriveRef } from "@/lib/goal-jobs/record/drive-ref";
import { readAdmission } from "@/lib/platform/environment/admission";
import { AppError } from "@/lib/platform/errors";

/**
 * What can't succeed ends the drive at once, with its own words; anything else is the engine's to repeat. A checkpoint, a preview or the end of
 * the budget that comes next is shown in the same call: it asks no tool.
 */
async function piece(drive: DriveRef, work: () => Promise<NextWork>): Promise<NextWork> {
	try {
		const next = await work();
		if (next.kind === "preview") await showPreview(drive);
		else if (next.kind === "checkpoint") return (await openCheckpoint(drive, next.stepId)) ? STOP : piece(drive, () => nextWorkOf(drive));
		else if (next.kind === "budget") return piece(drive, () => meetBudget(drive, next.stepId));
		else return next;
		return STOP;
	} catch (error) {
		if (!(error instanceof AppError) || error.isRetriable) throw error;
		await failDrive(drive, error);
		return STOP;
	}
}

/** The first step goes along: to take the job from the queue alone is no work. */
async function begin(drive: DriveRef): Promise<NextWork> {
	const next = await beginDrive(drive);
	return next.kind === "step" ? runStep(drive, next.stepId, null) : next;
}

/** The same for one of many: it is closed, and the others go on. Whether the budget was enough for it to begin. */
async function item(drive: DriveRef, stepId: string, itemKey: string): Promise<boolean> {
	try {
		return (await runStep(drive, stepId, itemKey)).kind !== "budget";
	} catch (error) {
		if (!(error instanceof AppError) || error.isRetriable) throw error;
		await giveUpItem(drive, stepId, itemKey, error);
		return true;
	}
}

/**
 * Items of a step, in one call of the engine: a drive takes one place, however many items it has. What failed alone is repeated. The last ones
 * join them.
 */
async function itemsTogether(drive: DriveRef, stepId: string, itemKeys: readonly string[]): Promise<NextWork> {
	const limit = pLimit(ITEMS_AT_ONCE);
	const ended = await Promise.allSettled(itemKeys.map((itemKey) => limit(item, drive, stepId, itemKey)));
	const failed = ended.find((result) => result.status === "rejected");
	if (failed) throw failed.reason;
	const hasBegun = ended.length === 0 || ended.some((result) => result.status === "fulfilled" && result.value);
	return hasBegun ? afterItems(drive, stepId) : { kind: "budget", stepId };
}

async function giveUpItems(drive: DriveRef, stepId: string, itemKeys: readonly string[]): Promise<NextWork> {
	for (const itemKey of itemKeys) await giveUpItem(drive, stepId, itemKey);
	return afterItems(drive, stepId);
}

/** The next items of the step, or what follows it: its items are joined when none is open. */
async function afterItems(drive: DriveRef, stepId: string): Promise<NextWork> {
	const next = await nextWorkOf(drive);
	return next.kind === "items" && next.stepId === stepId && next.items.length === 0 ? join(drive, stepId) : next;
}

/** The join of items only notes what became of them: there is nothing to repeat. */
async function join(drive: DriveRef, stepId: string): Promise<NextWork> {
	try {
		return await finishItems(drive, stepId);
	} catch (error) {
		if (!(error instanceof AppError)) throw error;
		await failDrive(drive, error);
		return STOP;
	}
}

const stop = (): NextWork => STOP;
const atOnce = readAdmission();
/** Its place in line is over. */
const Drive = driveRequested.schema.pick({ jobSpecId: true, attemptId: true, driveId: true });

/** A call of the engine may not last for ever, so that it works on so many items at most. */
const ITEMS_PER_CALL = 12;

/** One drive of a goal job: from the current step to the next checkpoint or the end. The job's state lives in the database; nothing waits here. */
export const driveGoalJob = inngest.createFunction(
	{
		id: "drive-goal-job",
		triggers: driveRequested,
		retries: 3,
		// Counts calls in hand, and a drive has one at most: so many jobs are worked on at a time, the others wait in line.
		concurrency: [{ limit: atOnce.overall }, { key: "event.data.ownerId", limit: atOnce.perOwner }],
		priority: { run: "event.data.headStartSeconds" },
		cancelOn: [{ event: jobCancelled, match: "data.jobSpecId" }],
		onFailure: async ({ event, step }) => {
			const drive = Drive.parse(event.data.event.data);
			await step.run("give-up", () => giveUpDrive(drive));
		},
	},
	async ({ event, step }) => {
		const drive: DriveRef = event.data;
		let next: NextWork = await step.run("begin", () => piece(drive, () => begin(drive)));
		while (next.kind !== "stop") {
			const work: NextWork = next;
			switch (work.kind) {
				case "step":
					next = await step.run(work.stepId, () => piece(drive, () => runStep(drive, work.stepId, null)));
					break;
				case "items": {
					// Fewer are left each time, so that the name is a new one.
					const id = `${work.stepId}:${work.items.length}`;
					const some = work.items.slice(0, ITEMS_PER_CALL);
					next = await step
						.run(id, () => piece(drive, () => itemsTogether(drive, work.stepId, some)))
						.catch(() => step.run(`${id}:failed`, () => piece(drive, () => giveUpItems(drive, work.stepId, some))));
					break;
				}
				case "branches": {
					const id = `branches:${work.mark}`;
					next = await step
						.run(id, () => piece(drive, () => runBranches(drive, work)))
						.catch(() => step.run(`${id}:failed`, () => piece(drive, () => giveUpBranches(drive, work))));
					break;
				}
				case "checkpoint":
				case "budget":
				case "preview":
					next = await step.run(work.kind === "preview" ? "preview" : work.stepId, () => piece(drive, async () => work));
					break;
				case "device":
					next = await step.run(`${work.stepId}:device`, () => piece(drive, () => openDeviceWork(drive, work.stepId, work.itemKey).then(stop)));
					break;
				case "deliver":
					next = await step.run(work.stepId, () => piece(drive, () => deliverResults(drive).then(stop)));
					break;
			}
		}
	},
);
