import { expect, it } from "vitest";
import { GET as planRoute } from "@/app/api/v1/jobs/goal/[jobSpecId]/retry-plan/route";
import { POST as retryFailedRoute } from "@/app/api/v1/jobs/goal/retry-failed/route";
import { cancelGoalJob } from "@/lib/goal-jobs/lifecycle/cancel-goal-job";
import { retryGoalJob } from "@/lib/goal-jobs/lifecycle/retrying/retry-goal-job";
import { pricesOfSteps } from "@/lib/goal-jobs/prices/cost-of-steps";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/ids";
import type { GoalJob } from "@/lib/platform/prisma/client";
import { makeResumeFile } from "@/tests/factories/files";
import { makeDrivenJob } from "@/tests/factories/jobs";
import { makeApiKey, makePerson } from "@/tests/factories/people";
import { PRICED } from "@/tests/factories/spec-examples";
import { call } from "@/tests/world/client";

/** A run of three files that failed in its second step: its first is done, and one of the three is looked into. */
async function makeFailed(userId: string, given: { errorCode?: string; workflowId?: string } = {}): Promise<GoalJob> {
	const fileIds = [await makeResumeFile(userId), await makeResumeFile(userId), await makeResumeFile(userId)];
	const { job } = await makeDrivenJob(userId, PRICED, {
		fileIds,
		status: "failed",
		workflowId: "user_test.priced",
		errorCode: "TOOL_FAILED",
		stepPrices: pricesOfSteps(PRICED),
		costMicroU: 4400,
		filledSlots: { country: "Germany", location: null },
		queuedAt: new Date(),
		completedAt: new Date(),
		...given,
	});
	const jobId = job.id;
	await db().jobStep.update({ where: { jobId_stepId: { jobId, stepId: "read" } }, data: { status: "completed" } });
	await db().jobStep.update({ where: { jobId_stepId: { jobId, stepId: "find_people" } }, data: { status: "failed", errorCode: "TOOL_FAILED" } });
	const done = [...fileIds.map((itemKey) => ({ stepId: "read", itemKey })), { stepId: "find_people", itemKey: fileIds[0] ?? "" }];
	await db().stepResult.createMany({ data: done.map((at) => ({ ...at, jobId, succeeded: true })) });
	await db().toolInvocation.createMany({
		data: done.map(({ stepId, itemKey }) => ({
			invocationId: newId(),
			jobId,
			attemptId: job.attemptId,
			workflowSpecId: "user_test.priced",
			toolRef: "resume-profile:parse_resume",
			declared: true,
			nodeName: stepId,
			stepName: stepId,
			itemKey,
			agentRole: "reader",
			specialistSpanId: newId(),
			status: "succeeded",
			success: true,
			startedAt: new Date(),
			costMicroU: stepId === "read" ? 1000 : 1400,
		})),
	});
	return job;
}

const PLAN = {
	keptSteps: [{ stepId: "read", title: "Read each document", costMicroU: 3000 }],
	redoneSteps: [
		{ stepId: "find_people", title: "Find people", callsKept: 1, callsRedone: 2, costMicroU: 2000 },
		{ stepId: "read_again", title: "Read the first once more", callsKept: 0, callsRedone: 1, costMicroU: 1000 },
	],
	keptAnswers: 1,
	notRepeated: [
		{ effect: "tool_calls", count: 4 },
		{ effect: "answers", count: 1 },
	],
	spentMicroU: 4400,
	// A call of the second step was dearer than its price before.
	costMicroU: { low: 3000, high: 3800 },
};

it("before a retry the owner sees what it keeps, does again and costs, and the retry's receipt says the same", async () => {
	const [person, stranger] = [await makePerson(), await makePerson()];
	const job = await makeFailed(person.userId);
	const token = await makeApiKey(person);
	const plan = await call(planRoute, "GET", { token, params: { jobSpecId: job.id } });
	expect(plan).toMatchObject({ status: 200, body: { ...PLAN, alike: { runs: 0, costMicroU: 0 } } });
	expect((await call(planRoute, "GET", { token: await makeApiKey(stranger), params: { jobSpecId: job.id } })).body.error).toBe("JOB_NOT_FOUND");
	expect((await call(planRoute, "GET", { params: { jobSpecId: job.id } })).status).toBe(401);

	const { job: queued, receipt } = await retryGoalJob(person.context, job.id, { rerunMode: "resume" });
	expect(receipt).toEqual(PLAN);
	expect(queued.steps.map(({ status }) => status)).toEqual(["completed", "pending", "pending", "pending"]);
	expect((await call(planRoute, "GET", { token, params: { jobSpecId: job.id } })).body.error).toBe("INVALID_STATE_TRANSITION");

	const { receipt: stopped } = await cancelGoalJob(person.context, job.id);
	expect(stopped).toMatchObject({
		stoppedSteps: [{ stepId: "find_people" }, { stepId: "read_again" }],
		lastSafePoint: { stepId: "read", title: "Read each document" },
		finishedSteps: 1,
		keptFiles: 3,
		keptAnswers: 1,
		spentMicroU: 4400,
	});
});

it("all runs that failed alike are retried together, with one quote and each with its receipt", async () => {
	const [person, stranger] = [await makePerson(), await makePerson()];
	const alike = [await makeFailed(person.userId), await makeFailed(person.userId), await makeFailed(person.userId)];
	const others = [
		await makeFailed(person.userId, { errorCode: "TOOL_TIMEOUT" }),
		await makeFailed(person.userId, { workflowId: "user_test.another" }),
		await makeFailed(stranger.userId),
	];
	const token = await makeApiKey(person);
	const plan = await call(planRoute, "GET", { token, params: { jobSpecId: alike[0]?.id ?? "" } });
	// By the prices of the steps that are left, each called once: two runs with two steps.
	expect(plan.body.alike).toEqual({ runs: 2, costMicroU: 4000 });

	const body = { workflowId: "user_test.priced", errorCode: "TOOL_FAILED" };
	const headers = { "idempotency-key": newId() };
	const retried = await call(retryFailedRoute, "POST", { token, body, headers });
	expect(retried.status).toBe(202);
	expect(retried.body).toMatchObject({ refused: [], left: 0, costMicroU: { low: 9000, high: 11_400 } });
	expect(retried.body.retried.map(({ jobSpecId }: { jobSpecId: string }) => jobSpecId).sort()).toEqual(alike.map(({ id }) => id).sort());
	expect(retried.body.retried[0]).toMatchObject({ status: "queued", receipt: PLAN });
	expect((await call(retryFailedRoute, "POST", { token, body, headers })).body).toEqual(retried.body);
	expect((await call(retryFailedRoute, "POST", { token, body })).body).toMatchObject({ retried: [], left: 0 });
	expect(await db().goalJob.count({ where: { id: { in: others.map(({ id }) => id) }, status: "failed" } })).toBe(3);
	expect((await call(retryFailedRoute, "POST", { token, body: { ...body, errorCode: "NONSENSE" } })).status).toBe(422);
	expect((await call(retryFailedRoute, "POST", { body })).status).toBe(401);
});
