import { describe, expect, it } from "vitest";
import { faults, makeJob, SUGGESTIONS, untilStatus, verbs } from "./journey";
import { eventually, useWorld } from "./world";

const world = useWorld();

describe("what a crash leaves is repaired", () => {
	it("a job confirmed while the engine was down runs once the sweep has sent its event, and only once", async () => {
		const { confirmGoalJob, loadJob, db } = await verbs();
		const { sweepOutbox } = await import("@/lib/platform/outbox");
		const { context, jobId } = await makeJob(SUGGESTIONS);
		const engine = await world.current().crashEngine();
		const { messageId } = await confirmGoalJob(context, jobId);
		expect((await loadJob(context, jobId)).status).toBe("queued");
		expect(await db().outboxEvent.findUniqueOrThrow({ where: { id: messageId } })).toMatchObject({ sentAt: null, name: "goal-job/drive.requested" });
		await engine.start();
		await db().outboxEvent.update({ where: { id: messageId }, data: { nextAttemptAt: new Date() } });
		expect(await sweepOutbox(0)).toBeGreaterThan(0);
		await untilStatus(context, jobId, "completed");
		expect((await db().outboxEvent.findUniqueOrThrow({ where: { id: messageId } })).sentAt).not.toBeNull();
		expect(await faults(jobId)).toEqual([]);
	}, 60_000);

	it("a drive whose event was lost is started again after a long silence, not before", async () => {
		const { confirmGoalJob, loadJob, db } = await verbs();
		const { restartLostDrives } = await import("@/lib/goal-jobs/drive/sweep");
		const { newId } = await import("@/lib/platform/ids");
		const { context, jobId } = await makeJob(SUGGESTIONS);
		const { job } = await confirmGoalJob(context, jobId);
		// The drive that the job names from now on is one that no event ever started.
		await db().goalJob.update({ where: { id: jobId }, data: { driveId: newId() } });
		await eventually(async () => (await db().$queryRaw<unknown[]>`SELECT 1 FROM goal_job WHERE id = ${jobId}::uuid AND "publishedSeq" = "lastSeq"`).length > 0);
		await restartLostDrives();
		expect((await loadJob(context, jobId)).status).toBe("queued");
		await db().$executeRaw`UPDATE goal_job SET "updatedAt" = now() - interval '16 minutes' WHERE id = ${jobId}::uuid`;
		expect(await restartLostDrives()).toBe(1);
		const done = await untilStatus(context, jobId, "completed");
		expect(done.driveId).not.toBe(job.driveId);
		expect(done.attemptId).toBe(job.attemptId);
		expect(await restartLostDrives(0)).toBe(0);
		expect(await faults(jobId)).toEqual([]);
	}, 60_000);

	it("a stream that could not be reached is told the newest event later", async () => {
		const { db } = await verbs();
		const { sweepStream } = await import("@/lib/goal-jobs/stream/append-events");
		const { jobId } = await makeJob();
		await eventually(async () => (await db().goalJob.findUniqueOrThrow({ where: { id: jobId } })).publishedSeq === 4);
		await db().$executeRaw`UPDATE goal_job SET "publishedSeq" = 0, "updatedAt" = now() - interval '1 minute' WHERE id = ${jobId}::uuid`;
		expect(await sweepStream()).toBe(1);
		expect(await db().goalJob.findUniqueOrThrow({ where: { id: jobId } })).toMatchObject({ publishedSeq: 4, lastSeq: 4 });
		expect(await sweepStream()).toBe(0);
	});
});
