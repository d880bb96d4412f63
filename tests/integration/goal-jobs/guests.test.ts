import { expect, it } from "vitest";
import { moveGuestWork } from "@/app/api/v1/auth/move-guest-work";
import { accountDeleted, driveRequested } from "@/inngest/events";
import { beginDrive } from "@/lib/goal-jobs/drive/drive";
import { runStep } from "@/lib/goal-jobs/drive/run-step";
import { deleteGoalJobsOf } from "@/lib/goal-jobs/lifecycle/deleting/delete-goal-jobs-of";
import { db } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { newId } from "@/lib/platform/ids";
import { eventually } from "@/tests/world/eventually";
import { gate } from "@/tests/world/gate";
import { isWaitedFor } from "@/tests/world/is-waited-for";
import { createJob, verbs } from "@/tests/world/journey";

/** A confirmed job, without an engine to drive it. */
async function confirmedJob() {
	const { confirmGoalJob } = await verbs();
	const made = await createJob();
	await confirmGoalJob(made.context, made.jobId);
	const events = await db().outboxEvent.findMany({ where: { name: "goal-job/drive.requested" } });
	const drive = events.map(({ data }) => driveRequested.schema.parse(data)).find(({ jobSpecId }) => jobSpecId === made.jobId);
	if (!drive) throw new Error("No drive was requested");
	return { ...made, drive };
}

it("a step that is under way when its guest becomes a user reads its file and goes on", async () => {
	const { context, jobId, drive } = await confirmedJob();
	const next = await beginDrive(drive);
	if (next.kind !== "step") throw new Error(`The drive begins with ${next.kind}`);
	const userId = newId();
	const isHeld = gate();
	const mayMove = gate();
	const claim = transaction(async (tx) => {
		await tx.$queryRaw`SELECT 1 FROM goal_job WHERE id = ${jobId}::uuid FOR UPDATE`;
		isHeld.open();
		await mayMove.promise;
		await moveGuestWork(tx, { guestId: context.actor.userId, userId });
	});
	await isHeld.promise;
	const step = runStep(drive, next.stepId, null);
	// It has read whose job this is, and waits to note that it begins.
	await eventually(isWaitedFor);
	mayMove.open();
	await claim;
	await step;
	expect(await db().stepResult.findMany({ where: { jobId }, select: { stepId: true, succeeded: true } })).toEqual([{ stepId: next.stepId, succeeded: true }]);
	expect(await db().goalJob.findUnique({ where: { id: jobId }, select: { ownerId: true } })).toEqual({ ownerId: userId });
});

it("the jobs of a deleted account go, running ones too, and what they stored is told in the same transaction", async () => {
	const { context, jobId, drive } = await confirmedJob();
	await beginDrive(drive);
	await db().goalJob.update({ where: { id: jobId }, data: { bundleKeys: ["bundles/one"] } });
	const system = { actor: { kind: "system", name: "delete-account-goal-jobs" }, requestId: "run-1" } as const;
	const { userId } = accountDeleted.schema.parse({ userId: context.actor.userId });
	expect(await deleteGoalJobsOf(system, userId)).toBe(1);
	expect(await deleteGoalJobsOf(system, userId)).toBe(0);
	expect(await db().goalJob.count({ where: { ownerId: userId } })).toBe(0);
	const told = await db().outboxEvent.findMany({ where: { name: "goal-job/deleted" } });
	expect(told.map(({ data }) => data)).toContainEqual({ jobSpecId: jobId, storageKeys: ["bundles/one"] });
	const trail = await db().auditEvent.findFirst({ where: { targetId: jobId, action: "goal_job.delete" } });
	expect(trail).toMatchObject({ actorId: null, details: { by: "delete-account-goal-jobs" }, requestId: "run-1" });
	await expect(runStep(drive, "parse_resume", null)).resolves.toMatchObject({ kind: "stop" });
});
