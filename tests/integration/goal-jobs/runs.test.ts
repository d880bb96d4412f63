import { describe, expect, it } from "vitest";
import { JobListResult } from "@/lib/tools/job-search/schemas";
import { SUGGESTIONS } from "@/tests/factories/jobs";
import { eventually } from "@/tests/world/eventually";
import { faults } from "@/tests/world/faults";
import { forgetKeptPostings } from "@/tests/world/forget-postings";
import { callsOf, eventsOf, untilRunsEnded } from "@/tests/world/job-records";
import { answerProfile, createJob, pick, runToSelection, untilPause, untilStatus, verbs } from "@/tests/world/journey";
import { openWorld } from "@/tests/world/world";

const world = await openWorld("engine", "channels", "boards");
const { cancelGoalJob, confirmGoalJob, db, loadJob, retryGoalJob, updateSlots } = await verbs();
const { inngest } = await import("@/inngest/client");
const { readStoredBytes } = await import("@/lib/files/store/read-file-bytes");
const { expireCheckpoints } = await import("@/lib/goal-jobs/repair/sweep");

describe("the suggestions workflow", () => {
	it("delivers one JSON document whose numbers add up", async () => {
		const { context, jobId } = await createJob(SUGGESTIONS);
		await confirmGoalJob(context, jobId);
		const job = await untilStatus(context, jobId, "completed");
		expect(job.artifacts).toMatchObject([{ fileName: "matches.json", mimeType: "application/json", artifactType: "data", isPrimary: true }]);
		const result = JobListResult.parse(JSON.parse(new TextDecoder().decode(await readStoredBytes(job.artifacts[0]?.storageKey ?? ""))));
		const { counts, sources, jobs } = result;
		expect(sources.reduce((sum, source) => sum + source.found, 0)).toBe(counts.found);
		expect(counts.live + counts.closed + counts.unreachable).toBe(counts.normalized - counts.duplicates);
		expect(result.total).toBe(jobs.length);
		expect(jobs.length).toBe(counts.live + counts.unreachable - counts.belowFloor);
		expect(jobs.length).toBeGreaterThan(20);
		expect(jobs.some((posting) => posting.verification.status === "closed")).toBe(false);
		expect(jobs.map((posting) => posting.fit.overall)).toEqual(jobs.map((posting) => posting.fit.overall).sort((left, right) => right - left));
		expect(await faults(jobId)).toEqual([]);
	});
});

describe("at the pauses", () => {
	it("wrong answers change nothing, own entries count, of ten answers at once one is taken, and each change of hands is told", async () => {
		const { context, jobId } = await createJob();
		await confirmGoalJob(context, jobId);
		const paused = await untilPause(context, jobId, "profile_review");
		const answer = (targetTitles: unknown, skills: unknown, expectedVersion?: number) =>
			updateSlots(context, jobId, {
				answers: [
					{ slotId: "targetTitles", value: targetTitles },
					{ slotId: "skills", value: skills },
				],
				...(expectedVersion === undefined ? {} : { expectedVersion }),
			});
		await expect(answer([], ["x".repeat(61)])).rejects.toMatchObject({
			code: "SLOT_VALIDATION_ERROR",
			details: { slots: [{ slotId: "targetTitles" }, { slotId: "skills" }] },
		});
		await expect(answer([..."abcdef"], ["TypeScript"])).rejects.toMatchObject({
			details: { slots: [{ slotId: "targetTitles", message: "Pick 1 to 5; you picked 6." }] },
		});
		await expect(answer(null, ["TypeScript"])).rejects.toMatchObject({ details: { slots: [{ slotId: "targetTitles" }] } });
		await expect(updateSlots(context, jobId, { answers: [{ slotId: "country", value: "Germany" }] })).rejects.toMatchObject({ code: "SLOT_VALIDATION_ERROR" });
		await expect(answer(["Beekeeper"], ["Bees"], paused.itemVersion - 1)).rejects.toMatchObject({ code: "VERSION_CONFLICT" });
		expect((await loadJob(context, jobId)).itemVersion).toBe(paused.itemVersion);

		const half = await updateSlots(context, jobId, { answers: [{ slotId: "skills", value: ["TypeScript", "React"] }] });
		expect(half).toMatchObject({ status: "executing", interrupts: [{ status: "pending" }] });
		const title = { answers: [{ slotId: "targetTitles", value: ["Senior Frontend Engineer", "Keeper of Bees"] }], expectedVersion: half.itemVersion };
		const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => updateSlots(context, jobId, title)));
		expect(outcomes.filter((outcome) => outcome.status === "fulfilled")).toHaveLength(1);
		const selection = await untilPause(context, jobId, "job_selection");
		expect(selection.filledSlots).toMatchObject({ targetTitles: ["Senior Frontend Engineer", "Keeper of Bees"], skills: ["TypeScript", "React"] });
		expect(selection.attemptId).toBe(paused.attemptId);

		const options = Object(selection.interrupts[0]?.payload).slots[0].options as string[];
		await expect(pick(context, jobId, [])).rejects.toMatchObject({ details: { slots: [{ message: "Pick 1 to 10; you picked 0." }] } });
		await expect(pick(context, jobId, options.slice(0, 11))).rejects.toMatchObject({ details: { slots: [{ message: "Pick 1 to 10; you picked 11." }] } });
		await expect(pick(context, jobId, ["nothing"])).rejects.toMatchObject({ code: "SLOT_VALIDATION_ERROR" });
		const picks = await Promise.allSettled(Array.from({ length: 10 }, (_, index) => pick(context, jobId, [options[index]])));
		expect(picks.filter((outcome) => outcome.status === "fulfilled")).toHaveLength(1);
		await untilStatus(context, jobId, "completed");
		expect(await faults(jobId)).toEqual([]);
		const handoffs = await db().handoff.findMany({ where: { jobId }, orderBy: [{ ts: "asc" }, { id: "asc" }] });
		expect(handoffs.map(({ fromRole, toRole, reasonCode }) => `${fromRole} > ${toRole}: ${reasonCode}`)).toEqual([
			"resume analyst > user: human_review_required",
			"user > posting scout: phase_complete",
			"posting scout > link verifier: phase_complete",
			"link verifier > fit scorer: phase_complete",
			"fit scorer > user: human_review_required",
			"user > resume writer: phase_complete",
			"resume writer > reviewer: phase_complete",
			"reviewer > resume writer: phase_complete",
		]);
		expect(await eventsOf(jobId, "handoff")).toHaveLength(8);
		expect(await eventsOf(jobId, "slot_needed")).toMatchObject([{ checkpointId: "profile_review" }, { checkpointId: "job_selection" }]);
	});

	it("a drive that is sent again does nothing", async () => {
		const { context, jobId, options } = await runToSelection();
		const before = await loadJob(context, jobId);
		const drives = await db().outboxEvent.findMany({ where: { name: "goal-job/drive.requested", data: { path: ["jobSpecId"], equals: jobId } } });
		expect(drives).toHaveLength(2);
		await inngest.send(drives.map((drive) => ({ name: drive.name, data: Object(drive.data) })));
		await pick(context, jobId, options.slice(0, 1));
		await untilStatus(context, jobId, "completed");
		await inngest.send(drives.map((drive) => ({ name: drive.name, data: Object(drive.data) })));
		// Three drives that were asked for, and two that came twice more.
		await untilRunsEnded(jobId, 7);
		const after = await loadJob(context, jobId);
		expect(after.itemVersion).toBe(before.itemVersion + 2);
		expect(await faults(jobId)).toEqual([]);
	});

	it("one that waited 30 days fails, and a retry asks again from there", async () => {
		const { context, jobId, options } = await runToSelection();
		const day = 86_400_000;
		await expireCheckpoints(new Date(Date.now() + 29.9 * day));
		expect((await loadJob(context, jobId)).status).toBe("executing");
		await expireCheckpoints(new Date(Date.now() + 30.1 * day));
		const failed = await loadJob(context, jobId);
		expect(failed).toMatchObject({ status: "failed", errorCode: "CHECKPOINT_EXPIRED", interrupts: [] });
		await expect(pick(context, jobId, options.slice(0, 1))).rejects.toMatchObject({ code: "INVALID_STATE_TRANSITION" });
		await retryGoalJob(context, jobId, { rerunMode: "resume" });
		const again = await untilPause(context, jobId, "job_selection");
		expect(again.attemptId).not.toBe(failed.attemptId);
		expect(await callsOf(jobId, "search_postings")).toHaveLength(1);
		await updateSlots(context, jobId, { answers: [{ slotId: "selectedJobIds", value: options.slice(0, 1) }] });
		await untilStatus(context, jobId, "completed");
		expect(await faults(jobId)).toEqual([]);
		const interrupts = await db().interrupt.findMany({ where: { jobId }, orderBy: { createdAt: "asc" } });
		expect(interrupts.map((interrupt) => interrupt.status)).toEqual(["resolved", "expired", "resolved"]);
	});
});

describe("cancel", () => {
	it("aborts a running tool at once, and nothing is written after", async () => {
		const { context, jobId } = await createJob();
		await confirmGoalJob(context, jobId);
		await untilPause(context, jobId, "profile_review");
		await forgetKeptPostings();
		const pid = world.pidOf("boards");
		process.kill(pid, "SIGSTOP");
		try {
			await answerProfile(context, jobId);
			await eventually(async () => (await eventsOf(jobId, "tool_started")).some((event) => event.stepId === "search_postings"));
			const { goalModeRunning } = globalThis as { goalModeRunning?: Map<string, Set<AbortController>> };
			const [controller] = goalModeRunning?.get(jobId) ?? [];
			expect(controller?.signal.aborted).toBe(false);
			await cancelGoalJob(context, jobId);
			await eventually(async () => controller?.signal.aborted);
			await eventually(async () => !goalModeRunning?.has(jobId));
		} finally {
			process.kill(pid, "SIGCONT");
		}
		const cancelled = await loadJob(context, jobId);
		expect(cancelled).toMatchObject({ status: "cancelled", driveId: null, progressMessage: null });
		expect(cancelled.steps.filter((step) => step.status === "cancelled").length).toBe(cancelled.steps.length - 3);
		expect(await callsOf(jobId, "search_postings")).toMatchObject([{ status: "cancelled", errorCode: "JOB_CANCELLED" }]);
		await untilRunsEnded(jobId, 2);
		expect((await loadJob(context, jobId)).lastSeq).toBe(cancelled.lastSeq);
		expect(await faults(jobId)).toEqual([]);
	});

	it("at a pause closes the question, and an answer is then refused", async () => {
		const { context, jobId, options } = await runToSelection();
		await cancelGoalJob(context, jobId);
		await expect(pick(context, jobId, options.slice(0, 1))).rejects.toMatchObject({ code: "INVALID_STATE_TRANSITION" });
		expect(await db().interrupt.findMany({ where: { jobId }, orderBy: { createdAt: "asc" } })).toMatchObject([{ status: "resolved" }, { status: "cancelled" }]);
		expect(await db().attempt.findMany({ where: { jobId } })).toMatchObject([{ outcome: "cancelled", finishedAt: expect.any(Date) }]);
		expect(await faults(jobId)).toEqual([]);
	});
});
