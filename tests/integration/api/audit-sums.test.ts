import { expect, it } from "vitest";
import { GET as timelineRoute } from "@/app/api/v1/audit/workflows/[workflowId]/cost-timeline/route";
import { GET as runsRoute } from "@/app/api/v1/audit/workflows/[workflowId]/runs/route";
import { GET as costsRoute } from "@/app/api/v1/audit/workflows/[workflowId]/specialist-costs/route";
import { GET as outcomesRoute } from "@/app/api/v1/audit/workflows/[workflowId]/specialist-outcomes/route";
import { GET as reliabilityRoute } from "@/app/api/v1/audit/workflows/[workflowId]/specialist-reliability/route";
import { GET as trendsRoute } from "@/app/api/v1/audit/workflows/[workflowId]/specialist-trends/route";
import { GET as callsRoute } from "@/app/api/v1/audit/workflows/[workflowId]/tool-invocations/route";
import { GET as worstRoute } from "@/app/api/v1/audit/workflows/[workflowId]/worst-tool-invocations/route";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/ids";
import { makeJob, READY } from "@/tests/factories/jobs";
import { makePerson } from "@/tests/factories/people";
import { DAY_S, makeInvocation, makeRuns, makeSpan } from "@/tests/factories/specialists";
import { call } from "@/tests/world/client";

const params = { workflowId: READY };

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
