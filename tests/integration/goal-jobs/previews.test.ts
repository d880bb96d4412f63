import { expect, it } from "vitest";
import type { ActorContext } from "@/lib/platform/context";
import { makeFile } from "@/tests/factories/files";
import { makePerson } from "@/tests/factories/people";
import { PREVIEWED } from "@/tests/factories/spec-examples";
import { makeStoredSpec } from "@/tests/factories/specs";
import { faults } from "@/tests/world/faults";
import { untilJob, untilStatus, verbs } from "@/tests/world/journey";
import { openWorld } from "@/tests/world/world";

await openWorld("engine", "channels");
const { cancelGoalJob, confirmGoalJob, createGoalJob, db, pendingSlotsOf, presentGoalJob, updateSlots } = await verbs();
const { downloadArtifact } = await import("@/lib/goal-jobs/results/download-artifact");
const { downloadPrimary } = await import("@/lib/goal-jobs/results/download-primary");
const { getStatus } = await import("@/lib/goal-jobs/views/get-status");
const { restartLostDrives } = await import("@/lib/goal-jobs/repair/sweep");

async function begin(targetFormat: string | null, text = "name;born\nAnn;31.12.1999\n"): Promise<{ context: ActorContext; jobId: string }> {
	const { context, userId } = await makePerson();
	await makeStoredSpec(userId, `uw_previewed_${userId}`, { ...PREVIEWED, specId: `user_test.previewed_${userId}` });
	const fileIds = [await makeFile(userId, { fileName: "people.csv", bytes: new TextEncoder().encode(text) })];
	const slotAnswers = targetFormat === null ? [] : [{ slotId: "targetFormat", value: targetFormat }];
	const job = await createGoalJob(context, { userWorkflowId: `uw_previewed_${userId}`, fileIds, sensitiveLocalFileIds: [], slotAnswers });
	return { context, jobId: job.id };
}

const answer = (context: ActorContext, jobId: string, value: unknown) => updateSlots(context, jobId, { answers: [{ slotId: "targetFormat", value }] });

it("shows a preview before the start, makes it anew when an answer changes, and goes on without repeating it", async () => {
	const { context, jobId } = await begin(null);
	await answer(context, jobId, null);
	const ready = presentGoalJob((await untilStatus(context, jobId, "ready", "ready_with_preview")) as never);
	if (ready.status === "ready") expect((await getStatus(context, jobId)).suggestedPollIntervalMs).toBe(1000);

	const shown = await untilStatus(context, jobId, "ready_with_preview");
	const [first] = shown.artifacts;
	expect(shown.artifacts).toMatchObject([{ fileName: "people.json", isPreview: true, isPrimary: false }]);
	expect(pendingSlotsOf(shown)).toMatchObject([{ slotId: "targetFormat", suggestedValue: "json" }]);
	expect(shown).toMatchObject({ driveId: null, startedAt: null, progressMessage: null });
	expect(await downloadArtifact(context, jobId, first?.id ?? "")).toMatchObject({ fileName: "people.json" });
	await expect(downloadPrimary(context, jobId)).rejects.toMatchObject({ code: "INVALID_STATE_TRANSITION" });

	// The same answer again makes nothing anew.
	expect((await answer(context, jobId, "json")).status).toBe("ready_with_preview");
	const again = await answer(context, jobId, "tsv");
	expect(again).toMatchObject({ status: "ready", artifacts: [] });
	const other = await untilStatus(context, jobId, "ready_with_preview");
	expect(other.artifacts).toMatchObject([{ fileName: "people.tsv", isPreview: true }]);

	await confirmGoalJob(context, jobId);
	const done = await untilStatus(context, jobId, "completed", "partial");
	expect(done.status).toBe("completed");
	expect(done.artifacts.map(({ stepId, isPreview, isPrimary }) => ({ stepId, isPreview, isPrimary }))).toEqual([
		{ stepId: "convert", isPreview: false, isPrimary: true },
		{ stepId: "preview", isPreview: true, isPrimary: false },
	]);
	const calls = await db().toolInvocation.findMany({ where: { jobId }, select: { nodeName: true }, orderBy: { startedAt: "asc" } });
	expect(calls.map(({ nodeName }) => nodeName)).toEqual(["preview", "preview", "convert"]);
});

it("a preview that can't be made loses nothing: the questions are asked again, and the run may start without it", async () => {
	const { context, jobId } = await begin("json", "");
	const asked = await untilStatus(context, jobId, "slots_pending");
	expect(asked.agentMessage).toMatch(/^No preview could be made\. .+ Change an answer, or start the run without a preview\.$/);
	expect(asked.steps.map(({ status }) => status)).toEqual(["pending", "pending", "pending"]);
	expect(pendingSlotsOf(asked)).toMatchObject([{ slotId: "targetFormat", suggestedValue: "json" }]);
	expect((await answer(context, jobId, "csv")).status).toBe("ready");
	await untilStatus(context, jobId, "slots_pending");
	await confirmGoalJob(context, jobId);
	await expect(untilStatus(context, jobId, "completed")).rejects.toThrow("The job failed");
});

it("who doesn't wait for the preview starts at once, and who goes away stops it; a preview whose process died is made by another", async () => {
	const eager = await begin("csv");
	await confirmGoalJob(eager.context, eager.jobId);
	expect((await untilStatus(eager.context, eager.jobId, "completed")).artifacts).toHaveLength(2);
	expect(await faults(eager.jobId)).toEqual([]);

	const gone = await begin("csv");
	await cancelGoalJob(gone.context, gone.jobId);
	expect((await untilStatus(gone.context, gone.jobId, "cancelled")).driveId).toBeNull();

	const dead = await begin("csv");
	await untilStatus(dead.context, dead.jobId, "ready_with_preview");
	const long = new Date(Date.now() - 3_600_000);
	await db().goalJob.update({ where: { id: dead.jobId }, data: { status: "ready", driveId: dead.jobId } });
	await db().$executeRaw`UPDATE goal_job SET "updatedAt" = ${long}, "workedAt" = NULL WHERE "id" = ${dead.jobId}::uuid`;
	await restartLostDrives();
	const shown = await untilJob(dead.context, dead.jobId, ({ status }) => status === "ready_with_preview");
	expect(shown.artifacts).toHaveLength(1);
});
