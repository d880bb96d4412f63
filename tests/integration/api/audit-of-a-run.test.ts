import { expect, it } from "vitest";
import { GET as handoffsRoute } from "@/app/api/v1/audit/jobs/[jobSpecId]/handoffs/route";
import { GET as timelineRoute } from "@/app/api/v1/audit/jobs/[jobSpecId]/timeline/route";
import { GET as invocationsRoute } from "@/app/api/v1/audit/jobs/[jobSpecId]/tool-invocations/route";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/ids";
import { makeJob, makePausedJob } from "@/tests/factories/jobs";
import { makePerson } from "@/tests/factories/people";
import { at, makeInvocation, makeSpan } from "@/tests/factories/specialists";
import { call } from "@/tests/world/client";

it("the calls of a run are narrowed to a specialist, a step, an end and an attempt", async () => {
	const { token, userId } = await makePerson();
	const job = await makeJob(userId, { status: "failed" });
	const attemptId = newId();
	await db().attempt.create({ data: { id: attemptId, jobId: job.id, number: 2 } });
	await makeInvocation(job, 1, { agentRole: "", itemKey: "posting-1" });
	await makeInvocation(job, 2, { stepName: "score", status: "failed", success: false });
	await makeInvocation(job, 3, { status: "timeout", success: false, attemptId });
	const params = { jobSpecId: job.id };
	const secondsOf = async (query: string) =>
		(await call(invocationsRoute, "GET", { token, params, query })).body.items.map((one: { startedAt: string }) => new Date(one.startedAt).getUTCSeconds());
	expect(await secondsOf("?agentRole=analyst")).toEqual([2, 3]);
	expect(await secondsOf("?agentRole=unattributed")).toEqual([1]);
	expect(await secondsOf("?stepName=score")).toEqual([2]);
	expect(await secondsOf("?status=timeout")).toEqual([3]);
	expect(await secondsOf("?status=timeout&status=failed")).toEqual([2, 3]);
	expect(await secondsOf("?attempt=1")).toEqual([1, 2]);
	expect(await secondsOf("?attempt=2&agentRole=analyst")).toEqual([3]);
	expect(await secondsOf("?attempt=3")).toEqual([]);
	const [first, , third] = (await call(invocationsRoute, "GET", { token, params })).body.items;
	expect(first).toMatchObject({ attempt: 1, attemptId: job.attemptId, itemKey: "posting-1" });
	expect(third).toMatchObject({ attempt: 2, attemptId });
	expect((await call(invocationsRoute, "GET", { token, params, query: "?status=lost" })).status).toBe(422);
});

it("the timeline tells attempts, pauses, spans and steps apart, with what the steps cost", async () => {
	const { token, userId } = await makePerson();
	const since = new Date(Date.now() - 60_000);
	const { job, interrupt } = await makePausedJob(userId, { since });
	const span = await makeSpan(job, 1, "analyst", "pass", 1000);
	await db().jobStep.create({ data: { jobId: job.id, stepId: "search", stepOrder: 1, stepType: "tool", title: "Search the boards", status: "completed" } });
	const place = { specialistSpanId: span.id };
	await makeInvocation(job, 1, { ...place, costMicroU: 5 });
	await makeInvocation(job, 4, { ...place, costMicroU: 7, declared: false });
	await makeInvocation(job, 2, { ...place, status: "timeout", costMicroU: 0 });
	await makeInvocation(job, 6, { ...place, stepName: "score", status: "started", finishedAt: null, costMicroU: 0 });

	const params = { jobSpecId: job.id };
	const { body } = await call(timelineRoute, "GET", { token, params });
	expect(body.attempts).toEqual([expect.objectContaining({ attemptId: job.attemptId, attempt: 1, startedAt: at(1).toISOString(), finishedAt: null })]);
	expect(body.pauses).toEqual([
		{ interruptId: interrupt.id, attempt: 1, stepName: "profile_review", title: "Review", startedAt: since.toISOString(), finishedAt: null },
	]);
	expect(body.spans).toEqual([expect.objectContaining({ specialistSpanId: span.id, agentRole: "analyst", outcome: "pass", attempt: 1 })]);
	const step = { specialistSpanId: span.id, attempt: 1 };
	expect(body.steps).toEqual([
		{
			...step,
			stepName: "search",
			title: "Search the boards",
			calls: 3,
			extraCalls: 1,
			failedCalls: 1,
			costMicroU: 12,
			startedAt: at(1).toISOString(),
			finishedAt: at(5).toISOString(),
		},
		expect.objectContaining({ ...step, stepName: "score", title: "score", calls: 1, finishedAt: null }),
	]);
	expect(Date.parse(body.now)).toBeGreaterThan(since.getTime());

	await db().interrupt.update({ where: { id: interrupt.id }, data: { status: "resolved", resolvedAt: new Date(since.getTime() + 5000) } });
	expect((await call(timelineRoute, "GET", { token, params })).body.pauses[0].finishedAt).toBe(new Date(since.getTime() + 5000).toISOString());
	const other = await makePerson();
	expect(await call(timelineRoute, "GET", { token: other.token, params })).toMatchObject({ status: 404, body: { code: "JOB_NOT_FOUND" } });
	expect((await call(timelineRoute, "GET", { params })).status).toBe(401);
});

it("a hand-off names what the one who handed over had given by then, the last of each step", async () => {
	const { token, userId } = await makePerson();
	const job = await makeJob(userId);
	const [first, second] = [await makeSpan(job, 1, "analyst", "pass", 1000), await makeSpan(job, 5, "analyst", "pass", 1000)];
	const given = (specialistSpanId: string, stepName: string, outputSummary: string) => ({ specialistSpanId, stepName, outputSummary });
	await makeInvocation(job, 1, given(first.id, "parse", "one page"));
	await makeInvocation(job, 2, given(first.id, "extract", "a first try"));
	await makeInvocation(job, 3, given(first.id, "extract", "12 skills"));
	await makeInvocation(job, 4, { ...given(first.id, "failed", "nothing"), success: false, status: "failed" });
	await makeInvocation(job, 5, given(second.id, "again", "later work"));
	const row = { jobId: job.id, attemptId: job.attemptId, reasonCode: "phase_complete", reasonDetail: "Done" };
	await db().handoff.create({ data: { ...row, id: newId(), fromRole: "analyst", toRole: "user", ts: at(4), dedupeKey: "1" } });
	await db().handoff.create({ data: { ...row, id: newId(), fromRole: "user", toRole: "analyst", ts: at(5), dedupeKey: "2" } });
	const { items } = (await call(handoffsRoute, "GET", { token, params: { jobSpecId: job.id } })).body;
	expect(items.map((one: { handed_over: unknown }) => one.handed_over)).toEqual([
		[
			{ step_name: "parse", summary: "one page" },
			{ step_name: "extract", summary: "12 skills" },
		],
		[],
	]);
});
