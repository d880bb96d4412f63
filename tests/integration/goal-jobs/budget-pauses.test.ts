import { describe, expect, it } from "vitest";
import { makeResumeFile } from "@/tests/factories/files";
import { makeDrivenJob } from "@/tests/factories/jobs";
import { makeApiKey, makePerson, type Person } from "@/tests/factories/people";
import { makeReadingSpec, PRICED } from "@/tests/factories/spec-examples";
import { makeStoredSpec } from "@/tests/factories/specs";
import { call } from "@/tests/world/client";
import { faults } from "@/tests/world/faults";
import { eventsOf } from "@/tests/world/job-records";
import { untilPause, untilStatus, verbs } from "@/tests/world/journey";
import { openWorld } from "@/tests/world/world";

await openWorld("engine", "channels");
const { cancelGoalJob, confirmGoalJob, createGoalJob, db, pendingSlotsOf, presentGoalJob, updateSlots } = await verbs();
const { PATCH: slotsRoute } = await import("@/app/api/v1/jobs/goal/[jobSpecId]/slots/route");
const { runStep } = await import("@/lib/goal-jobs/drive/run-step");

const PRICE = 1000;

async function makePriced(person: Person, budgetMicroU: number): Promise<string> {
	const workflowId = `uw_priced_${person.userId.replaceAll("-", "_")}`;
	await makeStoredSpec(person.userId, workflowId, { ...PRICED, specId: `user_test.${workflowId}` });
	const fileIds = [await makeResumeFile(person.userId), await makeResumeFile(person.userId), await makeResumeFile(person.userId)];
	const { id } = await createGoalJob(person.context, { userWorkflowId: workflowId, fileIds, sensitiveLocalFileIds: [] });
	await confirmGoalJob(person.context, id, null, budgetMicroU);
	return id;
}

const choose = (budgetChoice: string, addMicroU?: number) => [
	{ slotId: "budgetChoice", value: budgetChoice },
	...(addMicroU === undefined ? [] : [{ slotId: "addMicroU", value: addMicroU }]),
];

describe("a run with a chosen budget", () => {
	it("pauses where the budget does not reach, keeps enough to finish what it has begun, and goes on with what is added", async () => {
		const person = await makePerson();
		const { context } = person;
		const id = await makePriced(person, 4.5 * PRICE);
		const paused = await untilPause(context, id, "budget");
		// The third document is not begun: two thousand are kept for the second step of the first two.
		expect(paused).toMatchObject({ status: "executing", costMicroU: 2 * PRICE, budgetMicroU: 4.5 * PRICE });
		expect(paused.interrupts[0]).toMatchObject({ interruptType: "checkpoint", uiSurface: "checkpoint_screen", stepId: "read" });
		expect(paused.interrupts[0]?.payload).toMatchObject({
			checkpointId: "budget",
			stepOutputPreview: { budgetMicroU: 4500, spentMicroU: 2000, restMicroU: 2500, leastMicroU: 1500, itemsDone: 2, itemsTotal: 3 },
		});
		expect(pendingSlotsOf(paused)).toMatchObject([
			{ slotId: "budgetChoice", options: ["add", "finish", "stop"] },
			{ slotId: "addMicroU", suggestedValue: 2500, config: { min: 1500 } },
		]);
		expect(paused.steps.find(({ stepId }) => stepId === "read")?.status).toBe("awaiting_input");
		expect(await faults(id)).toEqual([]);

		const wrong = { code: "SLOT_VALIDATION_ERROR" };
		await expect(updateSlots(context, id, { answers: choose("add") })).rejects.toMatchObject(wrong);
		await expect(updateSlots(context, id, { answers: choose("add", 1499) })).rejects.toMatchObject(wrong);
		await expect(updateSlots(context, id, { answers: choose("more", 2000) })).rejects.toMatchObject(wrong);
		await expect(updateSlots(context, id, { answers: [{ slotId: "addMicroU", value: 2500 }] })).rejects.toMatchObject(wrong);
		await updateSlots(context, id, { answers: choose("add", 2500) });

		const done = await untilStatus(context, id, "completed", "partial");
		expect(done).toMatchObject({ status: "completed", costMicroU: 7 * PRICE, budgetMicroU: 7 * PRICE, errorMessage: null });
		expect(done.artifacts.map(({ fileName }) => fileName).sort()).toEqual(["first.json", "given.json"]);
		// Nobody else has answered, and what was answered is none of the run's own answers.
		expect(done.filledSlots).toEqual({});
		expect(await faults(id)).toEqual([]);
		const notices = (await eventsOf(id, "exception_raised")).filter(({ exceptionType }) => exceptionType === "budget_notice");
		expect(notices).toHaveLength(1);
		await expect(updateSlots(context, id, { answers: choose("add", 2500) })).rejects.toMatchObject({ code: "INVALID_STATE_TRANSITION" });
	});

	it("finishes with what is done: what has begun is brought to its end, the rest is named", async () => {
		const person = await makePerson();
		const id = await makePriced(person, 4.5 * PRICE);
		await untilPause(person.context, id, "budget");
		await updateSlots(person.context, id, { answers: choose("finish") });
		const done = await untilStatus(person.context, id, "completed", "partial");
		expect(done).toMatchObject({ status: "partial", costMicroU: 4 * PRICE, errorCode: "BUDGET_EXCEEDED" });
		expect(done.errorMessage).toContain("1 of 3 could not be made.");
		expect(done.errorMessage).toContain("Left out, for the budget was used up: Read the first once more.");
		expect(done.artifacts.map(({ fileName }) => fileName)).toEqual(["given.json"]);
		expect(done.steps.map(({ stepId, status }) => [stepId, status])).toEqual([
			["read", "completed"],
			["find_people", "completed"],
			["read_again", "skipped"],
			["deliver", "completed"],
		]);
		expect(await faults(id)).toEqual([]);
	});

	it("stops with a receipt that stays with the run; an answer comes once, from its owner alone", async () => {
		const [person, stranger] = [await makePerson(), await makePerson()];
		const id = await makePriced(person, 0.5 * PRICE);
		expect(await untilPause(person.context, id, "budget")).toMatchObject({ costMicroU: 0 });
		const token = await makeApiKey(person);
		const sent = { params: { jobSpecId: id }, body: { answers: choose("stop") } };
		expect((await call(slotsRoute, "PATCH", { ...sent, token: await makeApiKey(stranger) })).body.error).toBe("JOB_NOT_FOUND");
		const headers = { "idempotency-key": `stop-${id}` };
		const stopped = await call(slotsRoute, "PATCH", { ...sent, token, headers });
		expect(stopped).toMatchObject({ status: 200, body: { status: "cancelled", costMicroU: 0 } });
		expect(stopped.body.cancelReceipt).toMatchObject({
			stoppedSteps: [{ stepId: "read" }, { stepId: "find_people" }, { stepId: "read_again" }],
			lastSafePoint: null,
			keptFiles: 3,
			spentMicroU: 0,
		});
		expect((await call(slotsRoute, "PATCH", { ...sent, token, headers })).body).toEqual(stopped.body);
		expect(await faults(id)).toEqual([]);
		const interrupts = await db().interrupt.findMany({ where: { jobId: id } });
		expect(interrupts).toMatchObject([{ status: "resolved", answers: { budgetChoice: "stop" }, answeredBy: person.userId }]);
	});

	it("is never gone over by calls that begin at once, and what does not begin leaves no trace", async () => {
		const { userId } = await makePerson();
		const fileIds = await Promise.all(Array.from({ length: 12 }, () => makeResumeFile(userId)));
		const { job, drive } = await makeDrivenJob(userId, makeReadingSpec(1_000_000), { fileIds, budgetMicroU: 3.5 * PRICE });
		const ended = await Promise.all(fileIds.map((item) => runStep(drive, "read", item)));
		expect(ended.filter(({ kind }) => kind === "budget")).toHaveLength(9);
		const [{ costMicroU }, calls, results] = await Promise.all([
			db().goalJob.findUniqueOrThrow({ where: { id: job.id } }),
			db().toolInvocation.findMany({ where: { jobId: job.id } }),
			db().stepResult.findMany({ where: { jobId: job.id } }),
		]);
		expect([costMicroU, calls.length, results.length]).toEqual([3 * PRICE, 3, 3]);
		expect(Math.max(...calls.map(({ reservedMicroU }) => reservedMicroU))).toBeLessThanOrEqual(3.5 * PRICE);
	});
});

it("without a chosen budget a run has none to ask about, and a budget has its limits", async () => {
	const person = await makePerson();
	const { POST } = await import("@/app/api/v1/jobs/goal/[jobSpecId]/confirm/route");
	const token = await makeApiKey(person);
	for (const budgetMicroU of [0, -1, 1.5, 100_000_001, "much"]) {
		const refused = await call(POST, "POST", { token, params: { jobSpecId: person.userId }, body: { budgetMicroU } });
		expect([refused.status, refused.body.error]).toEqual([422, "VALIDATION_ERROR"]);
	}
	const { job } = await makeDrivenJob(person.userId, PRICED);
	const { db: _db, loadJob } = await verbs();
	expect(presentGoalJob(await loadJob(person.context, job.id))).toMatchObject({ budgetMicroU: null, cancelReceipt: null });
	expect((await cancelGoalJob(person.context, job.id)).receipt).toMatchObject({ stoppedCalls: 0, keptFiles: 0 });
});
