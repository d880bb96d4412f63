import { expect, it } from "vitest";
import { GET as runsRoute } from "@/app/api/v1/audit/workflows/[workflowId]/runs/route";
import { GET as outcomesRoute } from "@/app/api/v1/audit/workflows/[workflowId]/specialist-outcomes/route";
import { GET as callsRoute } from "@/app/api/v1/audit/workflows/[workflowId]/tool-invocations/route";
import { GET as worstRoute } from "@/app/api/v1/audit/workflows/[workflowId]/worst-tool-invocations/route";
import { GET as workflowsRoute } from "@/app/api/v1/audit/workflows/route";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/ids";
import { makeJob, READY, SUGGESTIONS } from "@/tests/factories/jobs";
import { makePerson } from "@/tests/factories/people";
import { at, DAY_S, makeInvocation, makeRuns, makeSpan, makeTicket } from "@/tests/factories/specialists";
import { call } from "@/tests/world/client";

const params = { workflowId: READY };
type Item = Record<string, unknown>;

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
	expect((await call(runsRoute, "GET", { token, params, query: "?status=completed&status=partial" })).body.items).toMatchObject([
		{ jobSpecId: partial.id },
		{ jobSpecId: first.id },
	]);
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
