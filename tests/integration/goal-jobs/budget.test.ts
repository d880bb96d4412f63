import pLimit from "p-limit";
import { expect, it } from "vitest";
import { workNode } from "@/lib/goal-jobs/drive/drive";
import { runStep } from "@/lib/goal-jobs/drive/run-step";
import { ITEMS_AT_ONCE } from "@/lib/goal-jobs/record/budget";
import { noteStart } from "@/lib/goal-jobs/record/note-start";
import { record } from "@/lib/goal-jobs/record/record";
import type { RunRecord } from "@/lib/goal-jobs/record/run-record";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/ids";
import { makeResumeFile } from "@/tests/factories/files";
import { makeDrivenJob } from "@/tests/factories/jobs";
import { makePerson } from "@/tests/factories/people";
import { makeReadingSpec } from "@/tests/factories/spec-examples";

const PRICE = 1000;

/** A running job whose one step reads `count` files, each an item of its own, within a budget. */
async function makeReading(count: number, budgetMicroU: number) {
	const { userId } = await makePerson();
	const fileIds = await Promise.all(Array.from({ length: count }, () => makeResumeFile(userId)));
	const { job, drive } = await makeDrivenJob(userId, makeReadingSpec(budgetMicroU), { fileIds });
	return { fileIds, jobId: job.id, drive };
}

function begin(begun: RunRecord, items: readonly string[], itemKey: string): number {
	const now = new Date();
	const invocation = { invocationId: newId(), toolRef: "resume-profile:parse_resume", declared: true, startedAt: now, argsSummary: "" };
	return noteStart(begun, { node: workNode(begun.run, "read"), itemKey, items }, { now, invocation });
}

async function outcomeOf(jobId: string) {
	const [job, results, calls] = await Promise.all([
		db().goalJob.findUniqueOrThrow({ where: { id: jobId } }),
		db().stepResult.findMany({ where: { jobId } }),
		db().toolInvocation.findMany({ where: { jobId } }),
	]);
	expect(calls.reduce((sum, call) => sum + call.costMicroU, 0)).toBe(job.costMicroU);
	return {
		spent: job.costMicroU,
		done: results.filter((result) => result.succeeded).length,
		refused: results.filter((result) => !result.succeeded).map((result) => result.errorCode),
	};
}

it("four items at once with a budget for one and a half: one is done, the others are refused, and the refused cost nothing", async () => {
	const { fileIds, jobId, drive } = await makeReading(4, 1.5 * PRICE);
	await Promise.all(fileIds.map((item) => runStep(drive, "read", item)));
	expect(await outcomeOf(jobId)).toEqual({ spent: PRICE, done: 1, refused: ["BUDGET_EXCEEDED", "BUDGET_EXCEEDED", "BUDGET_EXCEEDED"] });
});

it("a budget for exactly all items is enough for all, four at a time", async () => {
	const { fileIds, jobId, drive } = await makeReading(10, 10 * PRICE);
	const limit = pLimit(ITEMS_AT_ONCE);
	await Promise.all(fileIds.map((item) => limit(runStep, drive, "read", item)));
	expect(await outcomeOf(jobId)).toEqual({ spent: 10 * PRICE, done: 10, refused: [] });
});

it.each([
	[4, 10_000, [2500, 2500, 2500, 2500]],
	[6, 10_000, [2000, 2000, 2000, 2000]],
	[4, 4000, [1000, 1000, 1000, 1000]],
	[4, 2500, [1000, 1000, 500, 0]],
])("%i items in %i are promised %j, never more than the budget together", async (count, budget, promised) => {
	const { fileIds, jobId, drive } = await makeReading(count, budget);
	const start = (item: string) => record(drive, (begun) => begin(begun, fileIds, item)).then(({ result }) => result);
	const shares = await Promise.all(fileIds.slice(0, 4).map(start));
	expect(shares.toSorted((one, other) => other - one)).toEqual(promised);
	const open = await db().toolInvocation.findMany({ where: { jobId, status: "started" } });
	expect(open.reduce((sum, call) => sum + call.reservedMicroU, 0)).toBeLessThanOrEqual(budget);
});

it("a call that a crash left open gives back what it was promised when it is made again", async () => {
	const { fileIds, jobId, drive } = await makeReading(1, PRICE);
	const [item = ""] = fileIds;
	const { result } = await record(drive, (begun) => begin(begun, fileIds, item));
	expect(result).toBe(PRICE);
	await runStep(drive, "read", item);
	expect(await outcomeOf(jobId)).toEqual({ spent: PRICE, done: 1, refused: [] });
});
