import { expect, it } from "vitest";
import { POST as confirmRoute } from "@/app/api/v1/jobs/goal/[jobSpecId]/confirm/route";
import { GET as jobRoute } from "@/app/api/v1/jobs/goal/[jobSpecId]/route";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/ids";
import { makeResumeFile } from "@/tests/factories/files";
import { makeJob, READY } from "@/tests/factories/jobs";
import { makeApiKey, makePerson } from "@/tests/factories/people";
import { call } from "@/tests/world/client";
import { createFrom } from "@/tests/world/journey";

const ended = (costMicroU: number, files: number) => ({
	status: "completed" as const,
	workflowId: READY,
	costMicroU,
	fileIds: Array.from({ length: files }, () => newId()),
	startedAt: new Date(Date.now() - 10_000),
	completedAt: new Date(),
});

async function makeReady() {
	const person = await makePerson();
	const job = await createFrom(person.context, { workflowId: READY, fileIds: [await makeResumeFile(person.userId)] });
	return { token: await makeApiKey(person), params: { jobSpecId: job.jobSpecId } };
}

it("a run keeps what it was told to cost when it was confirmed, by runs of about its size, and the budget that was chosen", async () => {
	const { userId } = await makePerson();
	for (const cost of [1000, 2000, 3000, 4000, 5000]) await makeJob(userId, ended(cost, 1));
	// Runs of many more files tell nothing of one with a single file.
	for (const cost of [900_000, 900_000, 900_000, 900_000, 900_000]) await makeJob(userId, ended(cost, 12));
	const { token, params } = await makeReady();
	expect((await call(confirmRoute, "POST", { token, params, body: { budgetMicroU: 70_000 } })).status).toBe(202);
	expect((await call(jobRoute, "GET", { token, params })).body).toMatchObject({
		status: "queued",
		budgetMicroU: 70_000,
		estimatedCostMicroU: { low: 1400, high: 4600 },
		cancelReceipt: null,
	});
	// What runs cost later changes nothing of what this one was told.
	await db().goalJob.updateMany({ where: { ownerId: userId }, data: { costMicroU: 1 } });
	expect((await call(jobRoute, "GET", { token, params })).body.estimatedCostMicroU).toEqual({ low: 1400, high: 4600 });

	const other = await makeReady();
	await call(confirmRoute, "POST", { ...other, body: {} });
	expect((await call(jobRoute, "GET", other)).body.budgetMicroU).toBeNull();
});
