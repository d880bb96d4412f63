import { describe, expect, it } from "vitest";
import { cancelGoalJob } from "@/lib/goal-jobs/lifecycle/cancel-goal-job";
import { confirmGoalJob } from "@/lib/goal-jobs/lifecycle/confirm-goal-job";
import { deleteGoalJob } from "@/lib/goal-jobs/lifecycle/deleting/delete-goal-job";
import { retryGoalJob } from "@/lib/goal-jobs/lifecycle/retrying/retry-goal-job";
import { updateSlots } from "@/lib/goal-jobs/lifecycle/update-slots";
import { GoalJobStatus } from "@/lib/goal-jobs/schemas";
import { canTransition, isTerminal } from "@/lib/goal-jobs/state";
import { appendEvents } from "@/lib/goal-jobs/stream/append-events";
import { db } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { faults } from "@/tests/world/faults";
import { createJob } from "@/tests/world/journey";

describe("changes of one job at the same time", () => {
	it("an expected version that is not the job's is refused with the current one, by every verb that takes it", async () => {
		const { context, jobId } = await createJob();
		const answers = [{ slotId: "country", value: "Germany" }];
		expect((await updateSlots(context, jobId, { answers, expectedVersion: 1 })).itemVersion).toBe(2);
		const refusal = { code: "VERSION_CONFLICT", status: 409, details: { currentVersion: 2 } };
		await expect(updateSlots(context, jobId, { answers, expectedVersion: 1 })).rejects.toMatchObject(refusal);
		await expect(confirmGoalJob(context, jobId, 1)).rejects.toMatchObject(refusal);
		await expect(confirmGoalJob(context, jobId, 3)).rejects.toMatchObject(refusal);
		expect((await updateSlots(context, jobId, { answers, expectedVersion: null })).itemVersion).toBe(3);
		expect((await confirmGoalJob(context, jobId, 3)).job.status).toBe("queued");
	});

	it("ten confirms at once queue it once, with one drive", async () => {
		const { context, jobId } = await createJob();
		const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => confirmGoalJob(context, jobId)));
		expect(outcomes.filter((outcome) => outcome.status === "fulfilled")).toHaveLength(1);
		for (const outcome of outcomes)
			if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "INVALID_STATE_TRANSITION", details: { status: "queued" } });
		const drives = await db().outboxEvent.findMany({ where: { name: "goal-job/drive.requested", data: { path: ["jobSpecId"], equals: jobId } } });
		const job = await db().goalJob.findUniqueOrThrow({ where: { id: jobId }, include: { steps: true } });
		expect(drives.map((drive) => Object(drive.data).driveId)).toEqual([job.driveId]);
		expect(job).toMatchObject({ itemVersion: 2, filledSlots: { country: "All", location: null, remote: "Any", seniority: "Any" } });
		expect(job.steps).toHaveLength(13);
		expect(await faults(jobId)).toEqual([]);
	});

	it("ten answers at once with the same version are taken once, without one are all kept", async () => {
		const { context, jobId } = await createJob();
		const answer = (index: number, expectedVersion?: number) =>
			updateSlots(context, jobId, { answers: [{ slotId: "location", value: `Town ${index}` }], ...(expectedVersion === undefined ? {} : { expectedVersion }) });
		const guarded = await Promise.allSettled(Array.from({ length: 10 }, (_, index) => answer(index, 1)));
		expect(guarded.filter((outcome) => outcome.status === "fulfilled")).toHaveLength(1);
		const free = await Promise.all(Array.from({ length: 10 }, (_, index) => answer(index)));
		expect(free.map((job) => job.itemVersion).sort((left, right) => left - right)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
		expect(await faults(jobId)).toEqual([]);
	});

	it("writers from all sides leave no gap in the log", async () => {
		const { jobId } = await createJob();
		const write = (index: number) =>
			transaction(async (tx) => {
				await appendEvents(
					tx,
					jobId,
					Array.from({ length: 1 + (index % 3) }, () => ({ type: "step_progress" as const, data: { index } })),
				);
				if (index % 4 === 0) throw new Error("rolled back");
			}).catch(() => undefined);
		await Promise.all(Array.from({ length: 24 }, (_, index) => write(index)));
		expect(await faults(jobId)).toEqual([]);
	});

	it("an answer, a confirm and a cancel at once end in one story", async () => {
		const { context, jobId } = await createJob();
		await Promise.allSettled([
			updateSlots(context, jobId, { answers: [{ slotId: "country", value: "France" }] }),
			confirmGoalJob(context, jobId),
			cancelGoalJob(context, jobId),
			cancelGoalJob(context, jobId),
		]);
		const job = await db().goalJob.findUniqueOrThrow({ where: { id: jobId } });
		expect(job.status).toBe("cancelled");
		expect(await db().auditEvent.count({ where: { targetId: jobId, action: "goal_job.cancel" } })).toBe(1);
		expect(await faults(jobId)).toEqual([]);
	});
});

describe("in each status", () => {
	it.each(GoalJobStatus.options)("%s: cancel, delete, retry and confirm do what the table says", async (status) => {
		const prepare = async () => {
			const made = await createJob();
			await db().goalJob.update({ where: { id: made.jobId }, data: { status } });
			return made;
		};
		const wrong = { code: "INVALID_STATE_TRANSITION", status: 400, details: { status } };
		const [first, second, third] = [await prepare(), await prepare(), await prepare()];
		if (isTerminal(status)) {
			await expect(cancelGoalJob(first.context, first.jobId)).rejects.toMatchObject(wrong);
			await deleteGoalJob(first.context, first.jobId);
			await expect(deleteGoalJob(first.context, first.jobId)).rejects.toMatchObject({ code: "JOB_NOT_FOUND" });
			expect(await db().jobEvent.count({ where: { jobId: first.jobId } })).toBe(0);
			expect(await db().file.count({ where: { ownerId: first.context.actor.userId } })).toBe(1);
		} else {
			await expect(deleteGoalJob(first.context, first.jobId)).rejects.toMatchObject(wrong);
			expect(await cancelGoalJob(first.context, first.jobId)).toEqual({
				jobSpecId: first.jobId,
				status: "cancelled",
				receipt: expect.objectContaining({ keptFiles: 1, stoppedCalls: 0 }),
			});
			await expect(cancelGoalJob(first.context, first.jobId)).rejects.toMatchObject({ code: "INVALID_STATE_TRANSITION" });
			expect(await faults(first.jobId)).toEqual([]);
		}
		if (status === "failed") expect((await retryGoalJob(second.context, second.jobId, { rerunMode: "resume" })).job.status).toBe("queued");
		else await expect(retryGoalJob(second.context, second.jobId, { rerunMode: "resume" })).rejects.toMatchObject(wrong);
		await expect(retryGoalJob(second.context, second.jobId, { rerunMode: "fresh_rerun" })).rejects.toMatchObject({ code: "NOT_IMPLEMENTED", status: 501 });
		if (canTransition(status, "confirm")) expect((await confirmGoalJob(third.context, third.jobId)).job.status).toBe("queued");
		else await expect(confirmGoalJob(third.context, third.jobId)).rejects.toMatchObject(wrong);
	});
});
