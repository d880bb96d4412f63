import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import pLimit from "p-limit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { checkLedger } from "@/lib/credits/check/check-ledger";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/ids";
import { programArguments } from "@/local/processes/compiled-program";
import { give, useUpFreeMonth } from "@/tests/factories/credits";
import { makeResumeFile } from "@/tests/factories/files";
import { READY } from "@/tests/factories/jobs";
import { call } from "@/tests/world/client";
import { balanceOf } from "@/tests/world/credits";
import { type PaddleWorld, startPaddleWorld } from "@/tests/world/paddle";
import { chargesAt, makeSubscriber } from "@/tests/world/subscriber";
import { amount, named, said, UNIT } from "@/tests/world/unit";

/** So many processes die side by side. */
const AT_ONCE = 4;
const BALANCE = 10_000;
const SPEC = { workflowKind: "goal_lane", specId: READY } as const;
/** Compiled, since it is started for every death: read as hundreds of sources, most of this test's work would be that. */
const PROGRAM = programArguments(process.cwd(), "tests/world/dying-commit.ts");
const Told = z.object({ steps: z.array(z.string()), hasDied: z.boolean(), status: z.int().optional() });
/** Each in one unit; in the other those after which somebody else knows more than before. */
const isShown = (step: string, at: number) => UNIT === "micro" || at === 0 || /^POST|COMMIT/.test(step);

let world: PaddleWorld;
beforeAll(async () => {
	world = await startPaddleWorld({ PRO_CREDITS_MICRO_U: "0" });
});
afterAll(() => world.close());

/** Somebody whose balance lacks most of a run's price, who lets the subscription be charged, with a job that is ready and the commit of it. */
async function makeCall() {
	const [{ setOverageConsent }, { quoteRun }, { createGoalJob }] = await Promise.all([
		import("@/lib/credits/consent"),
		import("@/lib/goal-jobs/commits/quote-run"),
		import("@/lib/goal-jobs/lifecycle/create-goal-job"),
	]);
	const person = await makeSubscriber(world);
	const { context, userId } = person;
	await useUpFreeMonth(userId);
	await give(userId, BALANCE);
	await setOverageConsent(context, true);
	const { id: jobSpecId } = await createGoalJob(context, { workflowId: READY, fileIds: [await makeResumeFile(userId)], sensitiveLocalFileIds: [] });
	const { layersMicroU } = await quoteRun(context, { ...SPEC, inputsSummary: { jobSpecId } });
	const body = { ...SPEC, ...amount("quotedCost", layersMicroU.charged), consentedOverage: true, inputsSummary: { jobSpecId } };
	return { person, jobSpecId, costMicroU: layersMicroU.charged, key: newId(), body };
}
type Call = Awaited<ReturnType<typeof makeCall>>;

/** Has a process of its own make the call and die after a step; what it said last. */
async function dieAfter(diesAfter: number | null, { person: { token }, key, body }: Call): Promise<z.infer<typeof Told>> {
	const env = { ...process.env, DYING_CALL: JSON.stringify({ diesAfter, token, key, body }) };
	const child = spawn(process.execPath, PROGRAM, { env, stdio: ["ignore", "pipe", "pipe"] });
	const ended = new Promise<string | null>((resolve) => child.once("exit", (_code, signal) => resolve(signal)));
	const [said, complaint, signal] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
	const [last] = said
		.split("\n")
		.filter((line) => line.startsWith("{"))
		.slice(-1);
	if (last === undefined) throw new Error(`The process said nothing.\n${complaint.slice(-2000)}`);
	const told = Told.parse(JSON.parse(last));
	expect(signal).toBe(told.hasDied ? "SIGKILL" : null);
	return told;
}

/** Whether the job is under way, which its charge and the kept answer say alike: they are one transaction. */
async function isCommitted({ person: { userId }, jobSpecId, key }: Call): Promise<boolean> {
	const [job, held, kept] = await Promise.all([
		db().goalJob.findUniqueOrThrow({ where: { id: jobSpecId }, select: { status: true } }),
		db().runCharge.count({ where: { jobSpecId, state: "held" } }),
		db().idempotencyRecord.count({ where: { scope: userId, key, status: 200 } }),
	]);
	expect([held, kept]).toEqual(job.status === "queued" ? [1, 1] : [0, 0]);
	return job.status === "queued";
}

/** The caller repeats the call; who asks the provider has it for a minute, which is over by then. */
async function repeat({ person: { token, userId }, key, body }: Call) {
	const { POST: commitRoute } = await import("@/app/api/v1/workflow/commit/route");
	await db().overageCharge.updateMany({ where: { ownerId: userId, claimedAt: { not: null } }, data: { claimedAt: new Date(Date.now() - 61_000) } });
	return call(commitRoute, "POST", { token, body, headers: { "idempotency-key": key } });
}

/** Has a call die after a step, and everything be right once it was repeated. Says whether it had been committed before, and all its steps so far. */
async function liveThrough(diesAfter: number | null): Promise<{ steps: string[]; wasCommitted: boolean }> {
	const made = await makeCall();
	const { person, jobSpecId, costMicroU } = made;
	const { steps, hasDied, status } = await dieAfter(diesAfter, made);
	const died = `after ${diesAfter}: ${steps.at(-1)}`;
	const wasCommitted = await isCommitted(made);
	if (!hasDied) expect([status, wasCommitted]).toEqual([200, true]);
	const again = await repeat(made);
	expect(again, died).toMatchObject({ status: 200, body: { runId: jobSpecId, [named("charged")]: said(costMicroU) } });
	expect(again.headers.get("idempotent-replayed"), died).toBe(wasCommitted ? "true" : null);
	expect(await isCommitted(made)).toBe(true);
	const chargedMicroU = Math.ceil((costMicroU - BALANCE) / 10_000) * 10_000;
	expect(await chargesAt(world, person), died).toMatchObject([{ details: { totals: { total: String(chargedMicroU / 10_000) } } }]);
	await expect.poll(() => balanceOf(person.userId)).toBe(BALANCE + chargedMicroU - costMicroU);
	expect(await db().runCharge.count({ where: { jobSpecId } })).toBe(1);
	return { steps, wasCommitted };
}

test("a commit whose process is killed after any of its steps is made whole by its repeat: one charge of the card, one debit, one start", async () => {
	const { steps } = await liveThrough(0);
	const deaths = steps.flatMap((step, at) => (isShown(step, at) ? [at + 1] : []));
	const limit = pLimit(AT_ONCE);
	const lived = await Promise.all(deaths.map((diesAfter) => limit(liveThrough, diesAfter)));
	// Before the money was asked for, after it was taken, and while everything was written.
	for (const step of [/overage_charge/, /^POST charge/, /run_charge/, /^COMMIT/])
		expect(
			steps.some((what) => step.test(what)),
			String(step),
		).toBe(true);
	expect(lived.some(({ wasCommitted }) => !wasCommitted)).toBe(true);
	// All is written, and nobody has been told.
	expect((await liveThrough(null)).wasCommitted).toBe(true);
	expect((await checkLedger()).breaches).toEqual([]);
}, 600_000);
