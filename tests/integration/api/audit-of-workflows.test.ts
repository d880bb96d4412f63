import { expect, it } from "vitest";
import { GET as timelineRoute } from "@/app/api/v1/audit/workflows/[workflowId]/cost-timeline/route";
import { GET as runsRoute } from "@/app/api/v1/audit/workflows/[workflowId]/runs/route";
import { GET as costsRoute } from "@/app/api/v1/audit/workflows/[workflowId]/specialist-costs/route";
import { GET as outcomesRoute } from "@/app/api/v1/audit/workflows/[workflowId]/specialist-outcomes/route";
import { GET as reliabilityRoute } from "@/app/api/v1/audit/workflows/[workflowId]/specialist-reliability/route";
import { GET as trendsRoute } from "@/app/api/v1/audit/workflows/[workflowId]/specialist-trends/route";
import { GET as callsRoute } from "@/app/api/v1/audit/workflows/[workflowId]/tool-invocations/route";
import { GET as worstRoute } from "@/app/api/v1/audit/workflows/[workflowId]/worst-tool-invocations/route";
import { GET as workflowsRoute } from "@/app/api/v1/audit/workflows/route";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/ids";
import type { Prisma } from "@/lib/platform/prisma/client";
import { makeJob, READY, SUGGESTIONS } from "@/tests/factories/jobs";
import { makePerson } from "@/tests/factories/people";
import { at, makeInvocation, makeSpan, makeTicket } from "@/tests/factories/specialists";
import { call } from "@/tests/world/client";

const params = { workflowId: READY };
const DAY_S = 86_400;
type Item = Record<string, unknown>;

/** Runs made on the first, second and third of January. */
async function makeRuns(userId: string) {
	const made = (day: number): Partial<Prisma.GoalJobUncheckedCreateInput> => ({
		createdAt: at(day * DAY_S),
		startedAt: at(day * DAY_S),
		completedAt: at(day * DAY_S + 100),
		costMicroU: 1000 * (day + 1),
	});
	return [
		await makeJob(userId, made(0)),
		await makeJob(userId, { ...made(1), status: "failed", errorCode: "TOOL_FAILED" }),
		await makeJob(userId, { ...made(2), status: "partial", waitedMs: 40_000 }),
	] as const;
}

it("the workflows that a person has run are summed up, the last one first, in a period or ever, page by page", async () => {
	const [one, other] = await Promise.all([makePerson(), makePerson()]);
	await makeRuns(one.userId);
	await makeJob(one.userId, { workflowId: SUGGESTIONS, status: "executing", createdAt: at(5 * DAY_S) });
	await makeJob(other.userId);
	const list = async (query = "") => (await call(workflowsRoute, "GET", { token: one.token, query })).body;
	const { items, nextCursor } = await list();
	expect(nextCursor).toBeNull();
	expect(items).toEqual([
		expect.objectContaining({ workflowId: SUGGESTIONS, runs: 1, unfinished: 1, successRate: null, medianWorkedMs: null }),
		{
			workflowId: READY,
			workflowName: "Resume to job-ready",
			runs: 3,
			completed: 1,
			partial: 1,
			failed: 1,
			cancelled: 0,
			unfinished: 0,
			successRate: 2 / 3,
			costMicroU: 6000,
			medianWorkedMs: 80_000,
			lastRunAt: at(2 * DAY_S).toISOString(),
		},
	]);
	expect((await list("?from=2026-01-02&to=2026-01-03")).items).toMatchObject([{ workflowId: READY, runs: 2, costMicroU: 5000 }]);
	const first = await list("?limit=1");
	expect(first.items).toMatchObject([{ workflowId: SUGGESTIONS }]);
	expect(await list(`?limit=1&cursor=${first.nextCursor}`)).toMatchObject({ items: [{ workflowId: READY, runs: 3 }], nextCursor: null });
	expect((await call(workflowsRoute, "GET", { token: one.token, query: "?from=2026-02-01&to=2026-01-01" })).status).toBe(422);
	expect((await call(workflowsRoute, "GET", {})).status).toBe(401);
});

it("the runs behind the sums are listed newest first, with their attempts and open tickets", async () => {
	const { token, userId } = await makePerson();
	const [first, failed, partial] = await makeRuns(userId);
	await db().attempt.create({ data: { id: newId(), jobId: failed.id, number: 2 } });
	await makeTicket(failed, "run_failed");
	await makeTicket(failed, "run_failed", { state: "resolved" });
	const page = (await call(runsRoute, "GET", { token, params, query: "?limit=2" })).body;
	expect(page.items).toEqual([
		expect.objectContaining({ jobSpecId: partial.id, status: "partial", workedMs: 60_000, openTickets: 0, attempts: 1 }),
		expect.objectContaining({ jobSpecId: failed.id, errorCode: "TOOL_FAILED", workedMs: 100_000, openTickets: 1, attempts: 2 }),
	]);
	const rest = (await call(runsRoute, "GET", { token, params, query: `?cursor=${page.nextCursor}` })).body;
	expect(rest).toMatchObject({ items: [{ jobSpecId: first.id }], nextCursor: null });
	expect((await call(runsRoute, "GET", { token, params, query: "?status=failed" })).body.items).toMatchObject([{ jobSpecId: failed.id }]);
});

it("calls are paged over all runs, the newest run and its newest call first, and narrowed like those of one run", async () => {
	const { token, userId } = await makePerson();
	const [older, newer] = await makeRuns(userId);
	const expected: string[] = [];
	for (const second of [3, 1, 2]) await makeInvocation(older, second, { declared: second !== 2 });
	for (const second of [DAY_S + 1, DAY_S + 2]) await makeInvocation(newer, second, { agentRole: "writer", stepName: "write", status: "failed" });
	const all = await db().toolInvocation.findMany({ where: { jobId: { in: [older.id, newer.id] } }, orderBy: { startedAt: "desc" } });
	expected.push(...all.map(({ invocationId }) => invocationId));
	const found: string[] = [];
	let query = "?limit=2";
	for (let pages = 0; pages < 3; pages += 1) {
		const { items, nextCursor } = (await call(callsRoute, "GET", { token, params, query })).body;
		found.push(...items.map((one: { invocationId: string }) => one.invocationId));
		if (nextCursor === null) break;
		query = `?limit=2&cursor=${nextCursor}`;
	}
	expect(found).toEqual(expected);
	const amountOf = async (filter: string) => (await call(callsRoute, "GET", { token, params, query: filter })).body.items.length;
	expect(await amountOf("?agentRole=writer")).toBe(2);
	expect(await amountOf("?stepName=write&status=failed")).toBe(2);
	expect(await amountOf("?status=succeeded&status=failed")).toBe(5);
	expect(await amountOf("?status=timeout&status=cancelled")).toBe(0);
	expect(await amountOf("?declared=false")).toBe(1);
	expect(await amountOf("?to=2026-01-01")).toBe(3);
	expect((await call(callsRoute, "GET", { token, params, query: "?cursor=none" })).body.code).toBe("INVALID_REQUEST");
});

it("the worst calls are those that failed, then the slowest, at most five", async () => {
	const { token, userId } = await makePerson();
	const [job] = await makeRuns(userId);
	for (const second of [1, 2, 3, 4, 5]) await makeInvocation(job, second, { durationMs: second * 100 });
	await makeInvocation(job, 6, { status: "timeout", success: false, durationMs: 5 });
	await makeInvocation(job, 7, { status: "failed", success: false, durationMs: 9, agentRole: "writer" });
	await makeInvocation(job, 8, { status: "started", durationMs: 0, finishedAt: null });
	const durationsOf = async (query: string) =>
		(await call(worstRoute, "GET", { token, params, query })).body.items.map((one: { durationMs: number }) => one.durationMs);
	expect(await durationsOf("")).toEqual([9, 5, 500, 400, 300]);
	expect(await durationsOf("?agentRole=analyst")).toEqual([5, 500, 400, 300, 200]);
	expect(await durationsOf("?agentRole=nobody")).toEqual([]);
});

it("stretches of work are listed by how they ended, each with its run", async () => {
	const { token, userId } = await makePerson();
	const [older, newer] = await makeRuns(userId);
	await makeSpan(older, 1, "analyst", "pass", 100);
	await makeSpan(older, 2, "analyst", "timeout", 900);
	await makeSpan(newer, 1, "writer", "fail", 50);
	await makeSpan(newer, 2, "writer", null, null);
	const list = async (query: string): Promise<{ items: Item[]; nextCursor: string | null }> =>
		(await call(outcomesRoute, "GET", { token, params, query })).body;
	const first = await list("?limit=1");
	expect(first.items).toMatchObject([{ jobSpecId: newer.id, agentRole: "writer", outcome: "fail", attempt: 1 }]);
	expect((await list(`?limit=5&cursor=${first.nextCursor}`)).items).toMatchObject([
		{ jobSpecId: older.id, outcome: "timeout" },
		{ jobSpecId: older.id, outcome: "pass" },
	]);
	expect((await list("?outcome=timeout&agentRole=analyst")).items).toHaveLength(1);
	expect((await list("?agentRole=analyst&outcome=fail")).items).toEqual([]);
});

it("costs are told by day, week or month, with the words of the last run's steps", async () => {
	const { token, userId } = await makePerson();
	const [older, newer, newest] = await makeRuns(userId);
	await db().jobStep.create({ data: { jobId: newest.id, stepId: "search", stepOrder: 1, stepType: "tool", title: "Search the boards" } });
	await makeInvocation(older, 10, { costMicroU: 5 });
	await makeInvocation(older, 20, { costMicroU: 6, status: "failed" });
	await makeInvocation(older, 20, { costMicroU: 1, stepName: "old_step" });
	await makeInvocation(newer, DAY_S + 10, { costMicroU: 7 });
	await makeInvocation(newer, 5 * DAY_S, { costMicroU: 11 });
	const step = { agentRole: "analyst", stepName: "search", title: "Search the boards" };
	const costs = async (query: string) => (await call(timelineRoute, "GET", { token, params, query })).body;
	expect(await costs("?from=2026-01-01&to=2026-01-03")).toEqual({
		bucket: "day",
		items: [
			{ start: "2026-01-01", agentRole: "analyst", stepName: "old_step", title: "old_step", calls: 1, failedCalls: 0, costMicroU: 1 },
			{ start: "2026-01-01", ...step, calls: 2, failedCalls: 1, costMicroU: 11 },
			{ start: "2026-01-02", ...step, calls: 1, failedCalls: 0, costMicroU: 7 },
		],
	});
	expect(await costs("?bucket=week")).toMatchObject({
		items: [
			{ start: "2025-12-29", stepName: "old_step" },
			{ start: "2025-12-29", costMicroU: 18 },
			{ start: "2026-01-05", costMicroU: 11 },
		],
	});
	expect(await costs("")).toMatchObject({ bucket: "month", items: [{ costMicroU: 1 }, { start: "2026-01-01", costMicroU: 29 }] });
	expect(await costs("?bucket=day")).toMatchObject({ code: "VALIDATION_ERROR", details: { issues: [{ path: "bucket" }] } });
	const period = { token, params, query: "?from=2026-01-02&to=2026-01-02" };
	expect((await call(costsRoute, "GET", period)).body.items).toEqual([{ agentRole: "analyst", totalMicroU: 7, toolCount: 1, avgMicroU: 7 }]);
});

it("reliability is told for a period, and week by week", async () => {
	const { token, userId } = await makePerson();
	const [job] = await makeRuns(userId);
	for (const [second, ms] of [100, 300].entries()) await makeSpan(job, second + 1, "analyst", "pass", ms);
	await makeSpan(job, 6 * DAY_S, "analyst", "hold", 9000);
	const counts = { agentRole: "analyst", timeoutCount: 0, otherFailureCount: 0 };
	expect((await call(trendsRoute, "GET", { token, params })).body.items).toEqual([
		{ ...counts, week: "2025-12-29", total: 2, successCount: 2, holdCount: 0, p50Ms: 200, p95Ms: 290 },
		{ ...counts, week: "2026-01-05", total: 1, successCount: 0, holdCount: 1, p50Ms: 0, p95Ms: 0 },
	]);
	const { items } = (await call(reliabilityRoute, "GET", { token, params, query: "?to=2026-01-01" })).body;
	expect(items).toMatchObject([{ agentRole: "analyst", total: 2, successRate: 1 }]);
});

it("every view of a workflow is of the caller's own runs, and 404 for one that is missing or somebody else's", async () => {
	const [one, other] = await Promise.all([makePerson(), makePerson()]);
	const job = await makeJob(other.userId, { workflowId: "user_x.uw_theirs", userWorkflowId: "uw_theirs" });
	await makeInvocation(job, 1);
	await makeSpan(job, 1, "analyst", "pass", 10);
	const views = [runsRoute, callsRoute, worstRoute, outcomesRoute, timelineRoute, trendsRoute];
	for (const view of views) {
		const theirs = (await call(view, "GET", { token: other.token, params: { workflowId: "uw_theirs" } })).body.items;
		expect(theirs).toHaveLength(1);
		for (const workflowId of ["uw_theirs", "uw_none"]) {
			expect(await call(view, "GET", { token: one.token, params: { workflowId } })).toMatchObject({ status: 404, body: { code: "WORKFLOW_NOT_FOUND" } });
		}
		expect((await call(view, "GET", { token: one.token, params })).body.items).toEqual([]);
		expect((await call(view, "GET", { params })).status).toBe(401);
	}
});

it("a workflow of one's own that was never run has empty views", async () => {
	const [one, other] = await Promise.all([makePerson(), makePerson()]);
	const workflowId = `uw_${newId()}`;
	await db().storedSpec.create({ data: { workflowId, ownerId: one.userId, specId: `user_${workflowId}`, spec: {} } });
	expect(await call(costsRoute, "GET", { token: one.token, params: { workflowId } })).toMatchObject({ status: 200, body: { items: [] } });
	expect((await call(costsRoute, "GET", { token: other.token, params: { workflowId } })).status).toBe(404);
});
