import { expect, it } from "vitest";
import { GET as exceptionsRoute } from "@/app/api/v1/audit/jobs/[jobSpecId]/exceptions/route";
import { GET as handoffsRoute } from "@/app/api/v1/audit/jobs/[jobSpecId]/handoffs/route";
import { GET as invocationsRoute } from "@/app/api/v1/audit/jobs/[jobSpecId]/tool-invocations/route";
import { GET as outcomesRoute } from "@/app/api/v1/audit/runs/[runId]/specialist-outcomes/route";
import { GET as costsRoute } from "@/app/api/v1/audit/workflows/[workflowId]/specialist-costs/route";
import { GET as reliabilityRoute } from "@/app/api/v1/audit/workflows/[workflowId]/specialist-reliability/route";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/ids";
import { makeJob, READY } from "@/tests/factories/jobs";
import { makePerson } from "@/tests/factories/people";
import { at, makeInvocation, makeSpan } from "@/tests/factories/specialists";
import { call } from "@/tests/world/client";

it("tool calls are paged oldest first and filtered by span and by whether the workflow names the tool", async () => {
	const { token, userId } = await makePerson();
	const job = await makeJob(userId);
	const params = { jobSpecId: job.id };
	const made = [];
	for (const second of [3, 1, 1, 2, 5]) made.push(await makeInvocation(job, second, { declared: second !== 5 }));
	const expected = made
		.sort((a, b) => a.startedAt.getTime() - b.startedAt.getTime() || a.invocationId.localeCompare(b.invocationId))
		.map((one) => one.invocationId);
	const idsOf = (items: Array<{ invocationId: string }>) => items.map((one) => one.invocationId);
	const first = (await call(invocationsRoute, "GET", { token, params, query: "?limit=2" })).body;
	const second = (await call(invocationsRoute, "GET", { token, params, query: `?limit=3&cursor=${first.nextCursor}` })).body;
	expect([...idsOf(first.items), ...idsOf(second.items)]).toEqual(expected);
	expect(second.nextCursor).toBeNull();
	expect(first.items[0]).toMatchObject({ schemaVersion: 1, jobSpecId: job.id, runId: job.id, workflowSpecId: READY, costMicroU: 100, success: true });
	expect((await call(invocationsRoute, "GET", { token, params, query: "?declared=false" })).body.items).toHaveLength(1);
	expect((await call(invocationsRoute, "GET", { token, params, query: "?declared=true" })).body.items).toHaveLength(4);
	const span = made[0]?.specialistSpanId;
	expect(idsOf((await call(invocationsRoute, "GET", { token, params, query: `?specialistSpanId=${span}` })).body.items)).toEqual([made[0]?.invocationId]);
});

it("hand-offs and exceptions keep their snake case and their order", async () => {
	const { token, userId } = await makePerson();
	const { id: jobId, attemptId } = await makeJob(userId);
	const params = { jobSpecId: jobId };
	const handoffIds = new Map<number, string>();
	for (const second of [2, 1]) {
		handoffIds.set(second, newId());
		const roles = { fromRole: `role ${second}`, toRole: "user", reasonCode: "human_review_required", reasonDetail: "Check" };
		await db().handoff.create({ data: { id: handoffIds.get(second) ?? "", jobId, attemptId, ...roles, ts: at(second), dedupeKey: String(second) } });
	}
	expect((await call(handoffsRoute, "GET", { token, params })).body).toEqual({
		items: [1, 2].map((second) => ({
			from_role: `role ${second}`,
			to_role: "user",
			reason_code: "human_review_required",
			reason_detail: "Check",
			ts: at(second).toISOString(),
			handoff_id: handoffIds.get(second),
			attempt: 1,
			handed_over: [],
		})),
	});
	const ticket = {
		exceptionType: "source_failed",
		taxonomyVersion: "1",
		severity: "low",
		affectedRows: [{ provider: "lever" }],
		suggestedResolution: "Try later",
		requiresHuman: false,
	};
	const { id, createdAt } = await db().exceptionTicket.create({ data: { id: newId(), jobId, attemptId, ...ticket, dedupeKey: "one" } });
	expect((await call(exceptionsRoute, "GET", { token, params })).body).toEqual({
		items: [
			{
				ticket_id: id,
				exception_type: "source_failed",
				taxonomy_version: "1",
				severity: "low",
				affected_rows: [{ provider: "lever" }],
				suggested_resolution: "Try later",
				requires_human: false,
				state: "open",
				owner_note: "",
				attempt: 1,
				created_at: createdAt.toISOString(),
				changed_at: null,
			},
		],
	});
});

it("costs, outcomes and reliability are those of the caller's own runs", async () => {
	const [one, other] = await Promise.all([makePerson(), makePerson()]);
	const [mine, foreign] = await Promise.all([makeJob(one.userId), makeJob(other.userId)]);
	await makeInvocation(mine, 1, { costMicroU: 100 });
	await makeInvocation(mine, 2, { costMicroU: 201 });
	await makeInvocation(mine, 3, { agentRole: "", costMicroU: 7 });
	await makeInvocation(foreign, 1, { costMicroU: 5000 });
	for (const [index, ms] of [100, 200, 300].entries()) await makeSpan(mine, index + 1, "analyst", "pass", ms);
	await makeSpan(mine, 4, "analyst", "timeout", 9000);
	await makeSpan(mine, 5, "writer", "fail", 50);
	await makeSpan(mine, 6, "writer", null, null);
	await makeSpan(foreign, 1, "analyst", "fail", 1);

	const params = { workflowId: READY };
	expect((await call(costsRoute, "GET", { token: one.token, params })).body).toEqual({
		items: [
			{ agentRole: "analyst", totalMicroU: 301, toolCount: 2, avgMicroU: 151 },
			{ agentRole: "unattributed", totalMicroU: 7, toolCount: 1, avgMicroU: 7 },
		],
	});
	const reliability = (await call(reliabilityRoute, "GET", { token: one.token, params })).body.items;
	expect(reliability).toEqual([
		{
			agentRole: "analyst",
			successCount: 3,
			holdCount: 0,
			timeoutCount: 1,
			otherFailureCount: 0,
			total: 4,
			successRate: 0.75,
			holdRate: 0,
			timeoutRate: 0.25,
			meanMs: 200,
			p50Ms: 200,
			p95Ms: 290,
			count: 3,
		},
		expect.objectContaining({ agentRole: "writer", otherFailureCount: 1, total: 1, successRate: 0, meanMs: 0, p50Ms: 0, p95Ms: 0, count: 0 }),
	]);
	const outcomes = (await call(outcomesRoute, "GET", { token: one.token, params: { runId: mine.id } })).body.items;
	expect(outcomes.map((row: { agentRole: string; outcome: string | null }) => `${row.agentRole} ${row.outcome}`)).toEqual([
		"analyst pass",
		"analyst pass",
		"analyst pass",
		"analyst timeout",
		"writer fail",
		"writer null",
	]);
	for (const workflowId of ["uw_none", "goal_lane.none"]) {
		for (const handler of [costsRoute, reliabilityRoute]) {
			expect(await call(handler, "GET", { token: one.token, params: { workflowId } })).toMatchObject({ status: 404, body: { code: "WORKFLOW_NOT_FOUND" } });
		}
	}
});
