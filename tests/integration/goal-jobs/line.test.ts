import { describe, expect, it } from "vitest";
import { driveRequested } from "@/inngest/events";
import type { JobWithParts } from "@/lib/goal-jobs/internal";
import type { ActorContext } from "@/lib/platform/context";
import { makeResumeFile } from "@/tests/factories/files";
import { READY } from "@/tests/factories/jobs";
import { makePerson } from "@/tests/factories/people";
import { createJob, verbs } from "@/tests/world/journey";

// No engine: what is confirmed here waits until a test lets it go on.
process.env.GOAL_JOBS_AT_ONCE = "2";
process.env.GOAL_JOBS_AT_ONCE_PER_OWNER = "1";
const { beginDrive } = await import("@/lib/goal-jobs/drive/drive");
const { requestDrive } = await import("@/lib/goal-jobs/drive/request-drive");
const { restartDeadDrives, restartLostDrives } = await import("@/lib/goal-jobs/repair/sweep");
const { getGoalJob } = await import("@/lib/goal-jobs/views/get-goal-job");
const { getStatus } = await import("@/lib/goal-jobs/views/get-status");
const { transaction } = await import("@/lib/platform/database/transaction");
const { confirmGoalJob, createGoalJob, db, lockJob } = await verbs();

async function driveOf(jobId: string) {
	const events = await db().outboxEvent.findMany({
		where: { name: "goal-job/drive.requested", data: { path: ["jobSpecId"], equals: jobId } },
		orderBy: { id: "desc" },
	});
	return driveRequested.schema.parse(events[0]?.data);
}

/** A person's confirmed jobs, in order. */
async function queue(count: number) {
	const { context, userId } = await makePerson();
	const queued = [];
	for (let n = 0; n < count; n++) {
		const job = await createGoalJob(context, { workflowId: READY, fileIds: [await makeResumeFile(userId)], sensitiveLocalFileIds: [] });
		queued.push({ context, jobId: job.id, ...(await confirmGoalJob(context, job.id)) });
	}
	return queued;
}

/** Until nobody's last reading counts. */
const aSecond = () => new Promise((resolve) => setTimeout(resolve, 1_050));

async function age(jobId: string, minutes: number): Promise<void> {
	await db()
		.$executeRaw`UPDATE goal_job SET "updatedAt" = "updatedAt" - ${minutes} * interval '1 minute', "queuedAt" = "queuedAt" - ${minutes} * interval '1 minute',
		"lineRankAt" = "lineRankAt" - ${minutes} * interval '1 minute' WHERE id = ${jobId}::uuid`;
}

/** Jobs of others that hold both places. */
async function takePlaces(): Promise<string[]> {
	const taken = [...(await queue(1)), ...(await queue(1))].map(({ jobId }) => jobId);
	for (const jobId of taken) expect((await beginDrive(await driveOf(jobId))).kind).toBe("step");
	return taken;
}

async function emptyLine(): Promise<void> {
	await db().goalJob.updateMany({ where: { status: { in: ["queued", "executing"] } }, data: { status: "cancelled", lineRankAt: null, driveId: null } });
}

async function answered(context: ActorContext, jobId: string): Promise<JobWithParts> {
	return transaction(async (tx) => {
		const job = await lockJob(tx, jobId);
		if (!job) throw new Error("The job is gone");
		await requestDrive(tx, job);
		return job;
	}).then(() => verbs().then(({ loadJob }) => loadJob(context, jobId)));
}

describe("who waits in line", () => {
	it("is told so with a wait that shrinks as others go ahead, and hears nothing of it once it is its turn", async () => {
		await emptyLine();
		const [first, , last] = await queue(3);
		if (!first || !last) throw new Error("Three were queued");
		expect(last.waitSeconds).toBeGreaterThan(first.waitSeconds);
		await aSecond();
		const before = await getStatus(last.context, last.jobId);
		expect(before).toMatchObject({ status: "queued", progressMessage: "In line, about 1 minute" });
		expect(before.agentMessage).not.toBeNull();
		expect(before.suggestedPollIntervalMs).toBe(last.waitSeconds * 250);
		expect(await getGoalJob(last.context, last.jobId)).toMatchObject({ progressMessage: before.progressMessage, agentMessage: before.agentMessage });

		await beginDrive(await driveOf(first.jobId));
		await aSecond();
		expect((await getStatus(last.context, last.jobId)).suggestedPollIntervalMs).toBeLessThan(before.suggestedPollIntervalMs);
		await beginDrive(await driveOf(last.jobId));
		expect(await getStatus(last.context, last.jobId)).toMatchObject({ status: "executing", progressMessage: null, agentMessage: null });
	});

	it("hears how long drives took lately", async () => {
		await emptyLine();
		const done = await queue(1);
		await db().goalJob.updateMany({
			where: { id: { in: done.map(({ jobId }) => jobId) } },
			data: { status: "completed", lineRankAt: null, driveBegunAt: new Date(Date.now() - 600_000), driveEndedAt: new Date() },
		});
		await takePlaces();
		const [waiting] = await queue(1);
		if (!waiting) throw new Error("One was queued");
		await aSecond();
		expect((await getStatus(waiting.context, waiting.jobId)).progressMessage).toMatch(/^In line, about \d+ minutes$/);
	});

	it("goes on after an answer with the place of its job, not behind those that came meanwhile", async () => {
		await emptyLine();
		const { context, jobId } = await createJob();
		await confirmGoalJob(context, jobId);
		expect((await driveOf(jobId)).headStartSeconds).toBe(0);
		await age(jobId, 4);
		await beginDrive(await driveOf(jobId));
		const job = await answered(context, jobId);
		expect((await driveOf(jobId)).headStartSeconds).toBeGreaterThanOrEqual(240);
		// Of the four minutes, what a busy machine takes for all this.
		expect(Math.abs((job.lineRankAt?.getTime() ?? 0) - (job.queuedAt?.getTime() ?? 0))).toBeLessThan(20_000);
	});
});

describe("a sweep for lost drives", () => {
	it("leaves alone who waits while all places are taken, however long, and starts them when a place stays free", async () => {
		await emptyLine();
		const taken = await takePlaces();
		const [waiting] = await queue(1);
		if (!waiting) throw new Error("One was queued");
		await age(waiting.jobId, 30);
		expect(await restartLostDrives()).toBe(0);
		await db().goalJob.updateMany({ where: { id: { in: taken } }, data: { status: "completed" } });
		expect(await restartLostDrives()).toBe(1);
		expect((await driveOf(waiting.jobId)).driveId).not.toBe(waiting.job.driveId);
	});

	it("starts one that a later job of its owner has gone past", async () => {
		await emptyLine();
		await takePlaces();
		const [passed, later] = await queue(2);
		if (!passed || !later) throw new Error("Two were queued");
		await age(passed.jobId, 30);
		await beginDrive(await driveOf(later.jobId));
		expect(await restartLostDrives()).toBe(1);
		expect((await driveOf(passed.jobId)).headStartSeconds).toBe(600);
	});

	it("doesn't take one that goes on after an answer and waits for dead", async () => {
		await emptyLine();
		await takePlaces();
		const { context, jobId } = await createJob();
		await confirmGoalJob(context, jobId);
		await beginDrive(await driveOf(jobId));
		await answered(context, jobId);
		await age(jobId, 5);
		expect(await restartDeadDrives()).toBe(0);
	});
});
