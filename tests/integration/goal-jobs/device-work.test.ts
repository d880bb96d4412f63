import { describe, expect, it } from "vitest";
import type { ActorContext } from "@/lib/platform/context";
import { makeFile, makeResumeFile } from "@/tests/factories/files";
import { READY } from "@/tests/factories/jobs";
import { makePerson } from "@/tests/factories/people";
import { sampleFiles } from "@/tests/factories/sample-files";
import { faults } from "@/tests/world/faults";
import { untilJob, untilPause, untilStatus, verbs } from "@/tests/world/journey";
import { openWorld } from "@/tests/world/world";

await openWorld("engine", "channels", "boards");
const { cancelGoalJob, confirmGoalJob, createGoalJob, db, loadJob, presentGoalJob, retryGoalJob, updateSlots } = await verbs();
const { expireCheckpoints } = await import("@/lib/goal-jobs/repair/sweep");
const { parseResumeBytes } = await import("@/lib/tools/resume-profile/parse-resume");

/** A file that stays on the device: the service has its name alone. */
const makeLocalFile = ({ actor }: ActorContext) => makeFile(actor.userId, { fileName: "private.docx", status: "local" });

const untilDeviceIsAsked = (context: ActorContext, jobId: string) => untilJob(context, jobId, (job) => job.interrupts[0]?.uiSurface === "local_processing");

async function startWith(fileId: string, context: ActorContext, workflowId = READY) {
	const created = await createGoalJob(context, { workflowId, fileIds: [fileId], sensitiveLocalFileIds: [fileId] });
	expect(created.status).toBe("slots_pending");
	await confirmGoalJob(context, created.id);
	return untilDeviceIsAsked(context, created.id);
}

async function computeOnDevice(fileId: string) {
	return { document: await parseResumeBytes({ fileId, fileName: "private.docx", bytes: (await sampleFiles()).docx }) };
}

describe("a sensitive file", () => {
	it("is computed on the device; its result is checked, kept once, and the run goes on from there", async () => {
		const { context } = await makePerson();
		const fileId = await makeLocalFile(context);
		const asked = presentGoalJob(await startWith(fileId, context));
		const [interrupt] = asked.pendingInterrupts;
		expect(interrupt).toMatchObject({
			interruptType: "slot_fill",
			uiSurface: "local_processing",
			payload: {
				stepId: "parse_resume",
				itemKey: null,
				toolRef: "resume-profile:parse_resume",
				fileIds: [fileId],
				input: { fileId },
				outputSchema: { type: "object", required: ["document"] },
			},
		});
		expect(asked.pendingSlots.map((slot) => slot.slotId)).toEqual(["output"]);
		expect(asked).toMatchObject({ status: "executing", progressMessage: "Waiting for your device" });
		expect(asked.tasks[0]?.dag[0]).toMatchObject({ stepId: "parse_resume", status: "awaiting_input" });

		const answer = (answers: Array<{ slotId: string; value: unknown }>) =>
			updateSlots(context, asked.jobSpecId, { answers, expectedVersion: asked.itemVersion });
		const output = await computeOnDevice(fileId);
		for (const value of [null, "text", [], {}, { document: { ...output.document, lines: "none" } }]) {
			const refusal = await answer([{ slotId: "output", value }]).catch((error: unknown) => error);
			expect(refusal, JSON.stringify(value)?.slice(0, 40)).toMatchObject({ code: "SLOT_VALIDATION_ERROR" });
		}
		await expect(answer([{ slotId: "output", value: { document: { ...output.document, lines: 7 } } }])).rejects.toMatchObject({
			details: { slots: [{ slotId: "output", message: expect.stringContaining("document.lines") }] },
		});
		await expect(answer([{ slotId: "other", value: output }])).rejects.toMatchObject({ details: { slots: [{ slotId: "other" }] } });
		await expect(answer([1, 2].map(() => ({ slotId: "output", value: output })))).rejects.toMatchObject({ code: "SLOT_VALIDATION_ERROR" });
		expect((await loadJob(context, asked.jobSpecId)).itemVersion).toBe(asked.itemVersion);

		const taken = await Promise.allSettled(Array.from({ length: 5 }, () => answer([{ slotId: "output", value: output }])));
		expect(taken.filter((outcome) => outcome.status === "fulfilled")).toHaveLength(1);
		const review = await untilPause(context, asked.jobSpecId, "profile_review");
		expect(Object(review.interrupts[0]?.payload).slots[0].suggestedValue).toContain("Senior Frontend Engineer");
		expect(review.filledSlots).not.toHaveProperty("output");
		const calls = await db().toolInvocation.findMany({ where: { jobId: review.id, stepName: "parse_resume" } });
		expect(calls).toMatchObject([
			{
				status: "succeeded",
				success: true,
				declared: true,
				costMicroU: 0,
				outputSummary: "done on the device: document",
				argsSummary: "done on the device: 1 file",
			},
		]);
		expect(await db().interrupt.findMany({ where: { jobId: review.id }, orderBy: { createdAt: "asc" } })).toMatchObject([
			{ status: "resolved", answers: null, answeredBy: context.actor.userId },
			{ status: "pending" },
		]);
		expect(await faults(review.id)).toEqual([]);
	});

	it("is not read even when its content is here", async () => {
		const { context } = await makePerson();
		const fileId = await makeResumeFile(context.actor.userId);
		const job = await startWith(fileId, context);
		expect(await db().toolInvocation.count({ where: { jobId: job.id } })).toBe(0);
		expect(job.preflightResult).toEqual({ passed: true, errors: [], warnings: [] });
	});

	it("waits through a cancel and 30 days like any pause, and a retry asks the device again", async () => {
		const { context } = await makePerson();
		const fileId = await makeLocalFile(context);
		const { id } = await startWith(fileId, context);
		await expireCheckpoints(new Date(Date.now() + 31 * 86_400_000));
		expect(await loadJob(context, id)).toMatchObject({ status: "failed", errorCode: "CHECKPOINT_EXPIRED" });
		await retryGoalJob(context, id, { rerunMode: "resume" });
		await untilDeviceIsAsked(context, id);
		await cancelGoalJob(context, id);
		await expect(updateSlots(context, id, { answers: [{ slotId: "output", value: await computeOnDevice(fileId) }] })).rejects.toMatchObject({
			code: "INVALID_STATE_TRANSITION",
		});
		expect(await faults(id)).toEqual([]);
	});

	it("goes through to a delivered result", async () => {
		const { context } = await makePerson();
		const fileId = await makeLocalFile(context);
		const { id } = await startWith(fileId, context, "goal_lane.resume_to_job_suggestions");
		await updateSlots(context, id, { answers: [{ slotId: "output", value: await computeOnDevice(fileId) }] });
		expect((await untilStatus(context, id, "completed")).artifacts).toHaveLength(1);
		expect(await faults(id)).toEqual([]);
	});
});
