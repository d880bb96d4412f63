import { expect, it } from "vitest";
import { POST as cancelRoute } from "@/app/api/v1/jobs/goal/[jobSpecId]/cancel/route";
import { POST as retryRoute } from "@/app/api/v1/jobs/goal/[jobSpecId]/retry/route";
import { GET as jobRoute } from "@/app/api/v1/jobs/goal/[jobSpecId]/route";
import { PATCH as slotsRoute } from "@/app/api/v1/jobs/goal/[jobSpecId]/slots/route";
import { GET as listRoute } from "@/app/api/v1/jobs/goal/route";
import { expireCheckpoints } from "@/lib/goal-jobs/repair/sweep";
import { db } from "@/lib/platform/database/db";
import { makeJob, makePausedJob } from "@/tests/factories/jobs";
import { makePerson } from "@/tests/factories/people";
import { call } from "@/tests/world/client";

const MINUTE = 60_000;
const TITLES = [{ slotId: "targetTitles", value: ["Engineer"] }];

async function pausedSince(minutes: number) {
	const { token, userId } = await makePerson();
	const { job } = await makePausedJob(userId, { since: new Date(Date.now() - minutes * MINUTE) });
	const params = { jobSpecId: job.id };
	const waited = async () => {
		const ask = async () => Number((await call(jobRoute, "GET", { token, params })).body.waitedMs);
		const before = await ask();
		const { waitedMs } = (await call(listRoute, "GET", { token })).body.sessions[0];
		expect(waitedMs).toBeGreaterThanOrEqual(before);
		expect(waitedMs).toBeLessThanOrEqual(await ask());
		return before / MINUTE;
	};
	return { token, params, waited };
}

it("the open pause counts up to now, a closed one for good; the log tells what is over", async () => {
	const { token, params, waited } = await pausedSince(10);
	expect(await waited()).toBeCloseTo(10, 0);
	expect((await call(slotsRoute, "PATCH", { token, params, body: { answers: TITLES } })).body.waitedMs / MINUTE).toBeCloseTo(10, 0);
	const before = await waited();
	await new Promise((resolve) => setTimeout(resolve, 30));
	expect(await waited()).toBe(before);
	const event = await db().jobEvent.findFirstOrThrow({ where: { jobId: params.jobSpecId, type: "job_updated" } });
	expect(Object(event.data).waitedMs).toBe(before * MINUTE);
});

it("a pause may last longer than an integer of Postgres holds in milliseconds", async () => {
	const { token, params, waited } = await pausedSince(29 * 24 * 60);
	await call(slotsRoute, "PATCH", { token, params, body: { answers: TITLES } });
	expect(await waited()).toBeCloseTo(29 * 24 * 60, 0);
});

it("a pause that is cancelled or closed by time counts up to its end", async () => {
	const cancelled = await pausedSince(7);
	await call(cancelRoute, "POST", cancelled);
	expect((await call(jobRoute, "GET", cancelled)).body).toMatchObject({ status: "cancelled", agentMessage: null, errorMessage: null });
	expect(await cancelled.waited()).toBeCloseTo(7, 0);
	const expired = await pausedSince(3);
	await expireCheckpoints(new Date(Date.now() + 30 * 86_400_000));
	expect(await expired.waited()).toBeCloseTo(30 * 24 * 60 + 3, 0);
	expect((await call(jobRoute, "GET", expired)).body).toMatchObject({ errorCode: "CHECKPOINT_EXPIRED", agentMessage: expect.stringContaining("Retry") });
});

it("between a failure and its retry the run stood still; before it ever ran it did not", async () => {
	const { token, userId } = await makePerson();
	const ended = new Date(Date.now() - 42 * MINUTE);
	const stoodStill = () => Date.now() - ended.getTime();
	const ran = { status: "failed", queuedAt: ended, completedAt: ended, waitedMs: 1000 } as const;
	for (const startedAt of [new Date(ended.getTime() - MINUTE), null]) {
		const { id } = await makeJob(userId, { ...ran, startedAt });
		const params = { jobSpecId: id };
		expect((await call(jobRoute, "GET", { token, params })).body.waitedMs).toBe(1000);
		const least = stoodStill();
		expect((await call(retryRoute, "POST", { token, params })).status).toBe(202);
		const most = stoodStill();
		const since = (await call(jobRoute, "GET", { token, params })).body.waitedMs - 1000;
		expect(since).toBeGreaterThanOrEqual(startedAt ? least : 0);
		expect(since).toBeLessThanOrEqual(startedAt ? most : 0);
	}
});
