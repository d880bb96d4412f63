import { describe, expect, it } from "vitest";
import { give, useUpFreeMonth } from "@/tests/factories/credits";
import { makeResumeFile } from "@/tests/factories/files";
import { READY } from "@/tests/factories/jobs";
import { makePerson, type Person } from "@/tests/factories/people";
import { balanceOf } from "@/tests/world/credits";
import { answerProfile, pick, untilPause, untilStatus, verbs } from "@/tests/world/journey";
import { chargedFor, chargesOf, costsOfAttempts, expectSoundStatement } from "@/tests/world/run-costs";
import { openWorld } from "@/tests/world/world";

const world = await openWorld("engine", "channels", "boards");
const { cancelGoalJob, confirmGoalJob, createGoalJob, db, pendingSlotsOf, retryGoalJob } = await verbs();
const { packJson, unpackJson } = await import("@/lib/platform/packed-json");

const BALANCE = 5_000_000;

interface Payer {
	readonly person: Person;
	readonly jobId: string;
}

/** Somebody without a free allowance, whose run is confirmed. */
async function begin(): Promise<Payer> {
	const person = await makePerson();
	await useUpFreeMonth(person.userId);
	await give(person.userId, BALANCE);
	const { id: jobId } = await createGoalJob(person.context, {
		workflowId: READY,
		fileIds: [await makeResumeFile(person.userId)],
		sensitiveLocalFileIds: [],
	});
	await confirmGoalJob(person.context, jobId);
	return { person, jobId };
}

/** Drives a run to its second pause and gives the postings that can be picked. */
async function toSelection({ person: { context }, jobId }: Payer): Promise<string[]> {
	await answerProfile(context, jobId);
	return pendingSlotsOf(await untilPause(context, jobId, "job_selection"))[0]?.options ?? [];
}

/** Spoils a posting in what the scoring has stored, as a damaged row would. */
async function damage(jobId: string, postingId: string): Promise<void> {
	const where = { jobId_stepId_itemKey: { jobId, stepId: "score_fit", itemKey: "" } };
	const { output, digest } = await db().stepResult.findUniqueOrThrow({ where });
	const stored = JSON.parse(output ? await unpackJson(output) : "{}");
	for (const posting of stored.result.jobs) if (posting.jobId === postingId) posting.title = 7;
	await db().stepResult.update({ where, data: { output: await packJson(Buffer.from(JSON.stringify(stored))), digest: `${digest}-damaged` } });
}

describe("what a run that is really driven comes to", () => {
	// The first: what later runs have read of the boards would serve this one too.
	it("failed on our side, it costs nothing; the retry pays for what is done again, and its end gives the rest back", async () => {
		const boards = await world.crash("boards");
		const payer = await begin();
		const { person, jobId } = payer;
		await answerProfile(person.context, jobId);
		await untilStatus(person.context, jobId, "failed");
		const [lost = 0] = await costsOfAttempts(jobId);
		expect(lost).toBeGreaterThan(0);
		expect(await chargesOf(jobId)).toMatchObject([{ state: "refunded", actual: 0 }]);
		expect(await balanceOf(person.userId)).toBe(BALANCE);
		await expectSoundStatement(person, jobId, 0);
		await boards.start();

		await retryGoalJob(person.context, jobId, { rerunMode: "retry_same_thread" });
		const [, again] = await chargesOf(jobId);
		expect(again).toMatchObject({ state: "held" });
		expect(await balanceOf(person.userId)).toBe(BALANCE - (again?.held ?? 0));
		const selection = await untilPause(person.context, jobId, "job_selection");
		await pick(person.context, jobId, pendingSlotsOf(selection)[0]?.options.slice(0, 1));
		await untilStatus(person.context, jobId, "completed");
		const [, cost = 0] = await costsOfAttempts(jobId);
		const charges = await chargesOf(jobId);
		// What a retry comes to beyond its price is ours.
		const actual = Math.min(chargedFor(cost), again?.held ?? 0);
		expect(charges).toMatchObject([{ state: "refunded" }, { state: "settled", actual }]);
		expect(await balanceOf(person.userId)).toBe(BALANCE - actual);
		await expectSoundStatement(person, jobId, actual);
	});

	it("completed, it pays what its calls cost; the rest of what was held is back", async () => {
		const payer = await begin();
		const { person, jobId } = payer;
		const [held] = await chargesOf(jobId);
		expect(await balanceOf(person.userId)).toBe(BALANCE - (held?.held ?? 0));
		const options = await toSelection(payer);
		await pick(person.context, jobId, options.slice(0, 2));
		await untilStatus(person.context, jobId, "completed");
		const [cost = 0] = await costsOfAttempts(jobId);
		const actual = chargedFor(cost);
		expect(actual).toBeLessThan(held?.held ?? 0);
		expect(await chargesOf(jobId)).toEqual([{ state: "settled", held: held?.held, actual }]);
		expect(await balanceOf(person.userId)).toBe(BALANCE - actual);
		await expectSoundStatement(person, jobId, actual);
	});

	it("partial, it pays what was done, the refused item's calls included", async () => {
		const payer = await begin();
		const { person, jobId } = payer;
		const [bad = "", good = ""] = await toSelection(payer);
		await damage(jobId, bad);
		await pick(person.context, jobId, [bad, good]);
		await untilStatus(person.context, jobId, "partial");
		const [cost = 0] = await costsOfAttempts(jobId);
		expect(await chargesOf(jobId)).toMatchObject([{ state: "settled", actual: chargedFor(cost) }]);
		expect(await balanceOf(person.userId)).toBe(BALANCE - chargedFor(cost));
		await expectSoundStatement(person, jobId, chargedFor(cost));
	});

	it("cancelled midway, it pays what it used until then", async () => {
		const payer = await begin();
		const { person, jobId } = payer;
		await toSelection(payer);
		await cancelGoalJob(person.context, jobId);
		await untilStatus(person.context, jobId, "cancelled");
		const [cost = 0] = await costsOfAttempts(jobId);
		expect(cost).toBeGreaterThan(0);
		expect(await chargesOf(jobId)).toMatchObject([{ state: "settled", actual: chargedFor(cost) }]);
		await cancelGoalJob(person.context, jobId).catch(() => undefined);
		expect(await balanceOf(person.userId)).toBe(BALANCE - chargedFor(cost));
		await expectSoundStatement(person, jobId, chargedFor(cost));
	});
});
