import { describe, expect, it } from "vitest";
import { SUGGESTIONS } from "@/tests/factories/jobs";
import { eventually } from "@/tests/world/eventually";
import { faults } from "@/tests/world/faults";
import { forgetKeptPostings } from "@/tests/world/forget-postings";
import { createJob, pick, runToSelection, untilStatus, verbs } from "@/tests/world/journey";
import { openWorld } from "@/tests/world/world";

const world = await openWorld("engine", "channels", "boards");
const { cancelGoalJob, confirmGoalJob, db, loadJob } = await verbs();
const { giveUpDrive } = await import("@/lib/goal-jobs/drive/ending/fail-drive");
const { beat, whileRunning } = await import("@/lib/goal-jobs/drive/running");
const { restartDeadDrives, restartLostDrives } = await import("@/lib/goal-jobs/repair/sweep");
const { sweepStream } = await import("@/lib/goal-jobs/stream/append-events");
const { backgroundSettled } = await import("@/lib/platform/database/background");
const { newId } = await import("@/lib/platform/ids");
const { sweepOutbox, writeOutbox } = await import("@/lib/platform/engine/outbox");
const { transaction } = await import("@/lib/platform/database/transaction");

async function restartsOf(jobId: string): Promise<number> {
	return (await db().attempt.findFirstOrThrow({ where: { jobId } })).restarts;
}

it("a server that has started reads the boards before anybody searches", async () => {
	await forgetKeptPostings();
	const kept = () => db().toolShelfItem.findMany({ where: { server: "job-search" }, select: { key: true } });
	expect(await kept()).toEqual([]);
	await transaction((tx) => writeOutbox(tx, "platform/app.started", {}));
	await eventually(async () => (await kept()).some(({ key }) => key.startsWith("merged")));
});

describe("what a crash leaves is repaired", () => {
	it("a job confirmed while the engine was down runs once the sweep has sent its event, and only once", async () => {
		const { context, jobId } = await createJob(SUGGESTIONS);
		const engine = await world.crash("engine");
		const { messageId } = await confirmGoalJob(context, jobId);
		expect((await loadJob(context, jobId)).status).toBe("queued");
		expect(await db().outboxEvent.findUniqueOrThrow({ where: { id: messageId } })).toMatchObject({ sentAt: null, name: "goal-job/drive.requested" });
		await engine.start();
		await db().outboxEvent.update({ where: { id: messageId }, data: { nextAttemptAt: new Date() } });
		expect(await sweepOutbox(0)).toBeGreaterThan(0);
		await untilStatus(context, jobId, "completed");
		expect((await db().outboxEvent.findUniqueOrThrow({ where: { id: messageId } })).sentAt).not.toBeNull();
		expect(await faults(jobId)).toEqual([]);
	});

	it("a drive whose event was lost is started again after a long silence, not before", async () => {
		const { context, jobId } = await createJob(SUGGESTIONS);
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
	});

	it("a stream that could not be reached is told the newest event later", async () => {
		const { jobId } = await createJob();
		await eventually(async () => (await db().goalJob.findUniqueOrThrow({ where: { id: jobId } })).publishedSeq === 4);
		await db().$executeRaw`UPDATE goal_job SET "publishedSeq" = 0, "updatedAt" = now() - interval '1 minute' WHERE id = ${jobId}::uuid`;
		expect(await sweepStream()).toBe(1);
		await backgroundSettled();
		expect(await db().goalJob.findUniqueOrThrow({ where: { id: jobId } })).toMatchObject({ publishedSeq: 4, lastSeq: 4 });
		expect(await sweepStream()).toBe(0);
	});
});

describe("an app that is away while the engine calls it", () => {
	const isDrive = (url: URL) => url.searchParams.get("fnId") === "goal-mode-drive-goal-job";
	/** Runs that the engine has given up, by the function. */
	const givenUp = async (functionId: string): Promise<number> => {
		const rows = await db().$queryRaw<
			{ count: number }[]
		>`SELECT count(*)::int AS count FROM inngest_local.runs WHERE function_id = ${functionId} AND status = 'failed'`;
		return rows[0]?.count ?? 0;
	};

	it("fails no drive by that: it goes on when the app is back, in the same attempt", async () => {
		const { context, jobId } = await createJob(SUGGESTIONS);
		world.outage(isDrive);
		const { job } = await confirmGoalJob(context, jobId);
		await eventually(async () => (await restartsOf(jobId)) > 0);
		world.outage(() => false);
		const done = await untilStatus(context, jobId, "completed");
		expect(done.attemptId).toBe(job.attemptId);
		expect(await faults(jobId)).toEqual([]);
	});

	it("and fails no item: all that were picked are delivered", async () => {
		const { context, jobId, options } = await runToSelection();
		world.outage(isDrive);
		await pick(context, jobId, options.slice(0, 2));
		await eventually(async () => (await restartsOf(jobId)) > 0);
		world.outage(() => false);
		await untilStatus(context, jobId, "completed");
		expect(await faults(jobId)).toEqual([]);
	});

	it("even when it was away for the news of the failure too: its next start takes the drive up", async () => {
		const { context, jobId } = await createJob(SUGGESTIONS);
		const before = await givenUp("goal-mode-drive-goal-job-failure");
		world.outage(() => true);
		await confirmGoalJob(context, jobId);
		await eventually(async () => (await givenUp("goal-mode-drive-goal-job-failure")) > before);
		world.outage(() => false);
		await db().$executeRaw`UPDATE goal_job SET "updatedAt" = now() - interval '1 minute', "workedAt" = now() - interval '1 minute' WHERE id = ${jobId}::uuid`;
		await transaction((tx) => writeOutbox(tx, "platform/app.started", {}));
		await untilStatus(context, jobId, "completed");
		expect(await restartsOf(jobId)).toBe(1);
		expect(await faults(jobId)).toEqual([]);
	});
});

describe("going on by itself", () => {
	it("happens five times in an attempt, then the job fails and can be retried", async () => {
		const engine = await world.crash("engine");
		const { context, jobId } = await createJob(SUGGESTIONS);
		await confirmGoalJob(context, jobId);
		const drives = new Set<string | null>();
		for (let time = 0; time <= 5; time += 1) {
			const { attemptId, driveId, status } = await loadJob(context, jobId);
			expect(status).toBe("queued");
			drives.add(driveId);
			await giveUpDrive({ jobSpecId: jobId, attemptId, driveId: driveId ?? "" });
		}
		expect(drives.size).toBe(6);
		expect(await loadJob(context, jobId)).toMatchObject({ status: "failed", errorCode: "TOOL_FAILED", driveId: null });
		await engine.start();
	});

	it("spares a job that some process still works on", async () => {
		const { context, jobId } = await createJob(SUGGESTIONS);
		await eventually(async () => (await db().goalJob.findUniqueOrThrow({ where: { id: jobId } })).publishedSeq === 4);
		await db().goalJob.update({ where: { id: jobId }, data: { status: "executing" } });
		await db().$executeRaw`UPDATE goal_job SET "updatedAt" = now() - interval '1 hour' WHERE id = ${jobId}::uuid`;
		await whileRunning(jobId, async () => {
			await beat();
			expect(await restartDeadDrives(60_000)).toBe(0);
		});
		await db().$executeRaw`UPDATE goal_job SET "workedAt" = now() - interval '2 minutes' WHERE id = ${jobId}::uuid`;
		expect(await restartDeadDrives(60_000)).toBe(1);
		expect(await restartsOf(jobId)).toBe(1);
		await cancelGoalJob(context, jobId);
	});
});
