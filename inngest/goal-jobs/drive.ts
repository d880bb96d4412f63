import { NonRetriableError } from "inngest";
import { inngest } from "@/inngest/client";
import { driveRequested, jobCancelled } from "@/inngest/events";
import { deliverResults } from "@/lib/goal-jobs/drive/deliver-results";
import { beginDrive, type DriveRef, type NextWork, STOP } from "@/lib/goal-jobs/drive/drive";
import { failDrive } from "@/lib/goal-jobs/drive/fail-drive";
import { finishItems, giveUpItem } from "@/lib/goal-jobs/drive/finish-items";
import { runStep } from "@/lib/goal-jobs/drive/run-step";
import { openDeviceWork } from "@/lib/goal-jobs/pauses/device-work";
import { openCheckpoint } from "@/lib/goal-jobs/pauses/open-checkpoint";
import { AppError } from "@/lib/platform/errors";

/** Tells the engine which failures are worth another try. */
async function forEngine<T>(work: () => Promise<T>): Promise<T> {
	try {
		return await work();
	} catch (error) {
		if (error instanceof AppError && !error.isRetriable) throw new NonRetriableError(error.message, { cause: error.code });
		throw error;
	}
}

/** One drive of a goal job: from the current step to the next checkpoint or the end. The job's state lives in the database; nothing waits here. */
export const driveGoalJob = inngest.createFunction(
	{
		id: "drive-goal-job",
		triggers: driveRequested,
		retries: 3,
		// Counts running steps: so many items of one job are worked on at a time.
		concurrency: [{ key: "event.data.jobSpecId", limit: 4 }],
		cancelOn: [{ event: jobCancelled, match: "data.jobSpecId" }],
		onFailure: async ({ event, step }) => {
			const drive = driveRequested.schema.parse(event.data.event.data);
			await step.run("fail", () => failDrive(drive));
		},
	},
	async ({ event, step }) => {
		const drive: DriveRef = event.data;
		let next: NextWork = await step.run("begin", () => beginDrive(drive));
		while (next.kind !== "stop") {
			const work: NextWork = next;
			switch (work.kind) {
				case "step":
					next = await step.run(work.stepId, () => forEngine(() => runStep(drive, work.stepId, null)));
					break;
				case "items":
					await Promise.all(
						work.items.map((item) =>
							step
								.run(`${work.stepId}:${item}`, () => forEngine(() => runStep(drive, work.stepId, item)))
								.catch(() => step.run(`${work.stepId}:${item}:failed`, () => giveUpItem(drive, work.stepId, item))),
						),
					);
					next = await step.run(work.stepId, () => forEngine(() => finishItems(drive, work.stepId)));
					break;
				case "checkpoint":
					await step.run(work.stepId, () => forEngine(() => openCheckpoint(drive, work.stepId)));
					next = STOP;
					break;
				case "device":
					await step.run(`${work.stepId}:device`, () => forEngine(() => openDeviceWork(drive, work.stepId, work.itemKey)));
					next = STOP;
					break;
				case "deliver":
					await step.run(work.stepId, () => forEngine(() => deliverResults(drive)));
					next = STOP;
					break;
			}
		}
	},
);
