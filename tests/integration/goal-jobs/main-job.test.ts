import { describe, expect, it } from "vitest";
import type { ActorContext } from "@/lib/platform/context";
import { makeSampleResume } from "@/prisma/sample-resume";
import { eventually, makeFile, makeUser, useWorld } from "./world";

useWorld();

async function verbs() {
	const [create, confirm, slots, internal, present, { db }] = await Promise.all([
		import("@/lib/goal-jobs/lifecycle/create-goal-job"),
		import("@/lib/goal-jobs/lifecycle/confirm-goal-job"),
		import("@/lib/goal-jobs/lifecycle/update-slots"),
		import("@/lib/goal-jobs/internal"),
		import("@/lib/goal-jobs/present"),
		import("@/lib/platform/db"),
	]);
	return { ...create, ...confirm, ...slots, ...internal, ...present, db };
}

async function waitForPause(context: ActorContext, jobId: string, checkpointId: string) {
	const { loadJob, presentGoalJob } = await verbs();
	return eventually(async () => {
		const job = await loadJob(context, jobId);
		if (job.status === "failed") throw new Error(`${job.errorCode}: ${job.errorMessage}`);
		return job.interrupts[0]?.checkpointId === checkpointId ? presentGoalJob(job) : null;
	});
}

describe("resume_to_job_ready", () => {
	it.each(["pdf", "docx"] as const)(
		"runs from a %s to tailored resumes, with two pauses, a gapless log and a full audit",
		async (format) => {
			const { createGoalJob, confirmGoalJob, updateSlots, loadJob, presentGoalJob, db } = await verbs();
			const context = await makeUser();
			const fileId = await makeFile(context, `resume.${format}`, (await makeSampleResume())[format]);
			const created = await createGoalJob(context, { workflowId: "goal_lane.resume_to_job_ready", fileIds: [fileId], sensitiveLocalFileIds: [] });
			expect(created.status).toBe("slots_pending");
			expect(presentGoalJob(created).pendingSlots.map((slot) => slot.slotId)).toEqual(["country", "location", "remote", "seniority"]);

			await confirmGoalJob(context, created.id);
			const first = await waitForPause(context, created.id, "profile_review");
			const titles = first.pendingSlots.find((slot) => slot.slotId === "targetTitles")?.suggestedValue;
			const skills = first.pendingSlots.find((slot) => slot.slotId === "skills")?.suggestedValue;
			expect(titles).toContain("Senior Frontend Engineer");
			const answered = await updateSlots(context, created.id, {
				answers: [
					{ slotId: "targetTitles", value: titles },
					{ slotId: "skills", value: skills },
				],
			});
			expect(answered.attemptId).toBe(created.attemptId);

			const second = await waitForPause(context, created.id, "job_selection");
			const options = second.pendingSlots[0]?.options ?? [];
			expect(options.length).toBeGreaterThan(50);
			await updateSlots(context, created.id, { answers: [{ slotId: "selectedJobIds", value: options.slice(0, 3) }] });
			const done = await eventually(async () => {
				const job = await loadJob(context, created.id);
				if (job.status === "failed") throw new Error(`${job.errorCode}: ${job.errorMessage}`);
				return ["completed", "partial"].includes(job.status) ? job : null;
			});
			expect(done.agentMessage).toBeNull();
			expect(done.status).toBe("completed");
			expect(done.progress).toBe(100);
			expect(done.artifacts.filter((artifact) => artifact.mimeType === "application/pdf")).toHaveLength(3);
			expect(done.artifacts.filter((artifact) => artifact.isPrimary).map((artifact) => artifact.mimeType)).toEqual(["application/zip"]);

			const events = await db().jobEvent.findMany({ where: { jobId: created.id }, orderBy: { seq: "asc" } });
			expect(events.map((event) => event.seq)).toEqual(events.map((_, index) => index + 1));
			const invocations = await db().toolInvocation.findMany({ where: { jobId: created.id } });
			expect(invocations).toHaveLength(7 + 3 * 3);
			expect(invocations.every((invocation) => invocation.success && invocation.declared)).toBe(true);
			const spans = await db().specialistSpan.findMany({ where: { jobId: created.id }, orderBy: { ordinal: "asc" } });
			expect(spans.map((span) => span.agentRole)).toEqual([
				"resume analyst",
				"posting scout",
				"link verifier",
				"fit scorer",
				"resume writer",
				"reviewer",
				"resume writer",
			]);
			expect(spans.every((span) => span.outcome === "pass")).toBe(true);
		},
		60_000,
	);
});
