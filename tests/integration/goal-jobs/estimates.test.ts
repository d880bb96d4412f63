import { expect, it } from "vitest";
import { GET as estimateRoute } from "@/app/api/v1/jobs/goal/[jobSpecId]/estimate/route";
import { resumeToJobReady } from "@/lib/catalog/specs/goal-lane/resume-to-job-ready";
import { costOfSteps } from "@/lib/goal-jobs/prices/cost-of-steps";
import { findTool } from "@/lib/tools/servers";
import { makeJob, READY } from "@/tests/factories/jobs";
import { makeApiKey, makePerson } from "@/tests/factories/people";
import { call } from "@/tests/world/client";

const MOST_PICKS = 10;

it("a run is estimated from the prices of its steps, and from five runs on by what these took", async () => {
	const person = await makePerson();
	const token = await makeApiKey(person);
	const job = await makeJob(person.userId, { status: "ready" });
	const estimate = async () => (await call(estimateRoute, "GET", { token, params: { jobSpecId: job.id } })).body;

	const once = resumeToJobReady.steps.reduce((sum, { tool }) => sum + (findTool(tool)?.perInvocationMicroU ?? 0), 0);
	const perPick = resumeToJobReady.steps.reduce((sum, { tool, forEach }) => sum + (forEach ? (findTool(tool)?.perInvocationMicroU ?? 0) : 0), 0);
	expect(perPick).toBeGreaterThan(0);
	expect(await estimate()).toEqual({
		source: "step_prices",
		runs: 0,
		seconds: null,
		costMicroU: { low: once, high: once + perPick * (MOST_PICKS - 1) },
		// Twice what the most picks cost, to a whole cent.
		suggestedBudgetMicroU: 160_000,
		medianError: null,
	});
	expect(costOfSteps(resumeToJobReady, null).low).toBe(once);

	const completedAt = new Date();
	const worked = (seconds: number) => ({ startedAt: new Date(completedAt.getTime() - (seconds + 100) * 1000), completedAt, waitedMs: 100_000 });
	for (const seconds of [10, 20, 30, 40, 50]) {
		expect((await estimate()).source).toBe("step_prices");
		await makeJob(person.userId, { status: "completed", workflowId: READY, costMicroU: seconds * 100, ...worked(seconds) });
	}
	// Of failed runs and of other workflows nothing is taken.
	await makeJob(person.userId, { status: "failed", costMicroU: 9_000_000, ...worked(900) });
	await makeJob(person.userId, { status: "completed", workflowId: "goal_lane.resume_to_job_list", costMicroU: 9_000_000, ...worked(900) });
	expect(await estimate()).toEqual({
		source: "history",
		runs: 5,
		seconds: { low: 14, high: 46 },
		costMicroU: { low: 1400, high: 4600 },
		suggestedBudgetMicroU: 160_000,
		medianError: null,
	});

	// Runs whose steps had another price tell nothing of the cost, and how long one takes as well as any.
	const dearer = await makeJob(person.userId, { status: "ready", stepsLowMicroU: 900_000, stepsHighMicroU: 9_000_000 });
	expect((await call(estimateRoute, "GET", { token, params: { jobSpecId: dearer.id } })).body).toMatchObject({
		source: "step_prices",
		runs: 5,
		seconds: { low: 14, high: 46 },
		costMicroU: { low: 900_000, high: 9_000_000 },
	});

	const stranger = await makeApiKey(await makePerson());
	expect((await call(estimateRoute, "GET", { token: stranger, params: { jobSpecId: job.id } })).body.error).toBe("JOB_NOT_FOUND");
});
