import { expect, it } from "vitest";
import { GET as catalogRoute } from "@/app/api/v1/workflows/catalog/route";
import { listWorkflows } from "@/lib/goal-jobs/views/list-workflows";
import { makeJob } from "@/tests/factories/jobs";
import { makeApiKey, makePerson } from "@/tests/factories/people";
import { call } from "@/tests/world/client";

const LIST = "goal_lane.resume_to_job_list";
const HALF_A_YEAR_MS = 183 * 86_400_000;

/** What every one of them was told to cost: 200 by the middle. */
const TOLD = { estimateLowMicroU: 100, estimateHighMicroU: 300 };

interface Ended {
	readonly status: "completed" | "partial" | "failed" | "cancelled" | "executing";
	readonly seconds?: number;
	readonly waitedSeconds?: number;
	readonly cost?: number;
	readonly begun?: boolean;
	readonly endedAt?: Date;
}

async function makeEnded(ownerId: string, { status, seconds = 10, waitedSeconds = 0, cost = 0, begun = true, endedAt = new Date() }: Ended): Promise<void> {
	const startedAt = new Date(endedAt.getTime() - seconds * 1000);
	const times = { startedAt: begun ? startedAt : null, completedAt: status === "executing" ? null : endedAt, waitedMs: waitedSeconds * 1000 };
	await makeJob(ownerId, { ...times, ...TOLD, workflowId: LIST, status, costMicroU: cost });
}

const proofOf = async (now?: number) => (await listWorkflows(now)).workflows.find(({ workflowId }) => workflowId === LIST)?.proof;

it("a workflow shows how many of its runs delivered, how long half of them worked and what they cost", async () => {
	const person = await makePerson();
	const { userId } = person;
	expect(await proofOf()).toEqual({ runs: 0, successRate: null, medianSeconds: null, medianCostMicroU: null, medianEstimateError: null });

	await makeEnded(userId, { status: "completed", seconds: 10, cost: 100 });
	await makeEnded(userId, { status: "completed", seconds: 500, waitedSeconds: 480, cost: 300 });
	await makeEnded(userId, { status: "partial", seconds: 90, cost: 900 });
	await makeEnded(userId, { status: "failed", seconds: 1, cost: 5 });
	// None of these says anything of it.
	await makeEnded(userId, { status: "failed", begun: false });
	await makeEnded(userId, { status: "cancelled" });
	await makeEnded(userId, { status: "executing" });
	await makeEnded(userId, { status: "failed", endedAt: new Date(Date.now() - HALF_A_YEAR_MS) });

	expect((await proofOf())?.runs, "the figures of a moment ago").toBe(0);
	// They were off by 100 of 100, 100 of 300 and 700 of 900.
	const wanted = { runs: 4, successRate: 0.75, medianSeconds: 20, medianCostMicroU: 300, medianEstimateError: 7 / 9 };
	expect(await proofOf(Date.now() + 61_000)).toEqual(wanted);

	const { body } = await call(catalogRoute, "GET", { token: await makeApiKey(person) });
	const entry = body.workflows.find((one: { workflowId: string }) => one.workflowId === LIST);
	expect(entry).toMatchObject({ proof: wanted, samples: [{ fileName: "lena-hartwig.pdf", url: "/samples/lena-hartwig.pdf" }, {}] });
});
