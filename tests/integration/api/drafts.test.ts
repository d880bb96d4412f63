import { expect, it } from "vitest";
import { POST as cancelRoute } from "@/app/api/v1/jobs/goal/[jobSpecId]/cancel/route";
import { POST as confirmRoute } from "@/app/api/v1/jobs/goal/[jobSpecId]/confirm/route";
import { GET as draftRoute, PUT as saveRoute } from "@/app/api/v1/jobs/goal/[jobSpecId]/draft/route";
import { POST as retryRoute } from "@/app/api/v1/jobs/goal/[jobSpecId]/retry/route";
import { GET as jobRoute } from "@/app/api/v1/jobs/goal/[jobSpecId]/route";
import { PATCH as slotsRoute } from "@/app/api/v1/jobs/goal/[jobSpecId]/slots/route";
import { expireCheckpoints } from "@/lib/goal-jobs/repair/sweep";
import { makeJob, makePausedJob } from "@/tests/factories/jobs";
import { makePerson } from "@/tests/factories/people";
import { call } from "@/tests/world/client";

const NONE = { answers: [], baseVersion: null, savedAt: null };
const TITLES = [{ slotId: "targetTitles", value: ["Engineer"] }];

async function opened(status: "slots_pending" | "executing", slotIds?: string[]) {
	const { token, userId } = await makePerson();
	const { id } = status === "executing" ? (await makePausedJob(userId, slotIds ? { slotIds } : {})).job : await makeJob(userId, { status });
	const params = { jobSpecId: id };
	return {
		id,
		save: (answers: unknown, baseVersion: unknown = 1) => call(saveRoute, "PUT", { token, params, body: { answers, baseVersion } }),
		read: async () => (await call(draftRoute, "GET", { token, params })).body,
		job: async () => (await call(jobRoute, "GET", { token, params })).body,
		answer: (answers: unknown) => call(slotsRoute, "PATCH", { token, params, body: { answers } }),
		cancel: () => call(cancelRoute, "POST", { token, params }),
		retry: () => call(retryRoute, "POST", { token, params }),
		confirm: () => call(confirmRoute, "POST", { token, params }),
	};
}

it.each(["slots_pending", "executing"] as const)("a draft of a job in %s comes back as it was left, whatever it says, and changes nothing", async (status) => {
	const { save, read, job } = await opened(status);
	const before = await job();
	expect(await read()).toEqual(NONE);
	const answers = [
		{ slotId: "no such question", value: { half: ["done", null, 1.5] } },
		{ slotId: "country", value: "Atlantis, und 日本" },
		{ slotId: "country", value: "twice" },
		{ slotId: "remote", value: null },
	];
	const saved = await save(answers);
	expect(saved).toMatchObject({ status: 200, body: { savedAt: expect.any(String) } });
	expect(await read()).toEqual({ answers, baseVersion: 1, savedAt: saved.body.savedAt });
	const later = await save([], 7);
	expect(await read()).toEqual({ answers: [], baseVersion: 7, savedAt: later.body.savedAt });
	const after = await job();
	expect({ ...after, waitedMs: 0 }).toEqual({ ...before, waitedMs: 0 });
});

it("a draft is held to its size and shape alone", async () => {
	const { save, read } = await opened("slots_pending");
	const many = Array.from({ length: 65 }, (_, index) => ({ slotId: `q${index}`, value: 1 }));
	expect(await save(many)).toMatchObject({ status: 422, body: { code: "VALIDATION_ERROR" } });
	expect(await save([{ value: 1 }])).toMatchObject({ status: 422 });
	expect(await save([], "one")).toMatchObject({ status: 422 });
	expect(await save(many.slice(1))).toMatchObject({ status: 200 });
	expect(await save([{ slotId: "a", value: "ä".repeat(128 * 1024) }])).toMatchObject({
		status: 413,
		body: { code: "PAYLOAD_TOO_LARGE", details: { maxBytes: 262144 } },
	});
	expect((await read()).answers).toHaveLength(64);
});

it.each(["ready", "queued", "completed", "failed", "cancelled"] as const)("a job that is %s takes no draft", async (status) => {
	const { token, userId } = await makePerson();
	const { id } = await makeJob(userId, { status });
	const answer = await call(saveRoute, "PUT", { token, params: { jobSpecId: id }, body: { answers: TITLES, baseVersion: 1 } });
	expect([answer.status, answer.body.code, answer.body.details.status]).toEqual([400, "INVALID_STATE_TRANSITION", status]);
	expect((await call(draftRoute, "GET", { token, params: { jobSpecId: id } })).body).toEqual(NONE);
});

it("a running job that asks nothing takes no draft", async () => {
	const { token, userId } = await makePerson();
	const { id } = await makeJob(userId, { status: "executing" });
	expect(await call(saveRoute, "PUT", { token, params: { jobSpecId: id }, body: { answers: TITLES, baseVersion: 1 } })).toMatchObject({ status: 400 });
});

it("a draft is gone once its questions are answered, confirmed, cancelled or closed by time", async () => {
	const answered = await opened("executing");
	await answered.save(TITLES);
	expect(await answered.answer([{ slotId: "targetTitles", value: ["Nobody"] }])).toMatchObject({ status: 422 });
	expect((await answered.read()).answers).toEqual(TITLES);
	expect((await answered.answer(TITLES)).status).toBe(200);
	expect(await answered.read()).toEqual(NONE);

	const confirmed = await opened("slots_pending");
	await confirmed.save([{ slotId: "country", value: "Ger" }]);
	expect((await confirmed.confirm()).status).toBe(202);
	expect(await confirmed.read()).toEqual(NONE);

	const cancelled = await opened("executing");
	await cancelled.save(TITLES);
	expect((await cancelled.cancel()).status).toBe(200);
	expect(await cancelled.read()).toEqual(NONE);
});

it("what was begun in a pause that time has closed is there after the retry", async () => {
	const expired = await opened("executing");
	await expired.save(TITLES);
	await expireCheckpoints(new Date(Date.now() + 31 * 86_400_000));
	expect(await expired.job()).toMatchObject({ status: "failed", errorCode: "CHECKPOINT_EXPIRED" });
	expect((await expired.read()).answers).toEqual(TITLES);
	expect((await expired.save([])).body.code).toBe("INVALID_STATE_TRANSITION");
	expect((await expired.retry()).status).toBe(202);
	expect((await expired.read()).answers).toEqual(TITLES);
});

it("answering some of the questions keeps the draft of the others", async () => {
	const paused = await opened("executing", ["targetTitles", "skills"]);
	const skills = { slotId: "skills", value: ["Architect"] };
	await paused.save([...TITLES, skills], 3);
	expect((await paused.answer(TITLES)).status).toBe(200);
	expect(await paused.read()).toMatchObject({ answers: [skills], baseVersion: 3 });
	expect((await paused.answer([skills])).status).toBe(200);
	expect(await paused.read()).toEqual(NONE);

	const before = await opened("slots_pending");
	await before.save([
		{ slotId: "country", value: "Germ" },
		{ slotId: "location", value: "Ber" },
	]);
	await before.answer([{ slotId: "country", value: "Germany" }]);
	expect((await before.read()).answers).toEqual([{ slotId: "location", value: "Ber" }]);
});

it("a save and an answer at the same moment never leave a draft behind", async () => {
	for (let round = 0; round < 5; round++) {
		const paused = await opened("executing");
		const [saved, answered] = await Promise.all([paused.save(TITLES), paused.answer(TITLES)]);
		expect(answered.status).toBe(200);
		expect([200, 400]).toContain(saved.status);
		expect(await paused.read()).toEqual(NONE);
	}
});
