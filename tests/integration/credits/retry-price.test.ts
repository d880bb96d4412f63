import { expect, test } from "vitest";
import { quoteRun } from "@/lib/goal-jobs/commits/quote-run";
import { createGoalJob } from "@/lib/goal-jobs/lifecycle/create-goal-job";
import { retryGoalJob } from "@/lib/goal-jobs/lifecycle/retrying/retry-goal-job";
import { db } from "@/lib/platform/database/db";
import { makeResumeFile } from "@/tests/factories/files";
import { READY } from "@/tests/factories/jobs";
import { makePerson } from "@/tests/factories/people";

test("a run that only its retry starts costs what a run costs, not what is known of it so far", async () => {
	const { context, userId } = await makePerson();
	const fileId = await makeResumeFile(userId);
	await db().file.update({ where: { id: fileId }, data: { status: "pending" } });
	const job = await createGoalJob(context, { workflowId: READY, fileIds: [fileId], sensitiveLocalFileIds: [] });
	expect(job).toMatchObject({ status: "failed", errorCode: "FILE_INCOMPATIBLE" });
	await db().file.update({ where: { id: fileId }, data: { status: "ready" } });
	const quote = await quoteRun(context, { workflowKind: "goal_lane", specId: READY });
	await retryGoalJob(context, job.id, { rerunMode: "retry_same_thread" });
	const charge = await db().runCharge.findFirstOrThrow({ where: { jobSpecId: job.id } });
	expect(charge.chargedMicroU).toBe(BigInt(quote.layersMicroU.charged));
});
