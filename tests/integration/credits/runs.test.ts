import { describe, expect, test } from "vitest";
import { GET as getBalance } from "@/app/api/v1/credits/balance/route";
import { GET as listLedger } from "@/app/api/v1/credits/ledger/route";
import { POST as quoteRun } from "@/app/api/v1/credits/quote/route";
import { GET as getCharge } from "@/app/api/v1/credits/runs/[runId]/route";
import { POST as confirmRun } from "@/app/api/v1/jobs/goal/[jobSpecId]/confirm/route";
import { POST as retryRun } from "@/app/api/v1/jobs/goal/[jobSpecId]/retry/route";
import { POST as commitRun } from "@/app/api/v1/workflow/commit/route";
import { checkLedger } from "@/lib/credits/check/check-ledger";
import { failJob } from "@/lib/goal-jobs/drive/ending/fail-drive";
import { lockJob } from "@/lib/goal-jobs/internal";
import { cancelGoalJob } from "@/lib/goal-jobs/lifecycle/cancel-goal-job";
import { createGoalJob } from "@/lib/goal-jobs/lifecycle/create-goal-job";
import { db } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { newId } from "@/lib/platform/ids";
import { balancesOf, give, useUpFreeMonth } from "@/tests/factories/credits";
import { makeResumeFile } from "@/tests/factories/files";
import { READY } from "@/tests/factories/jobs";
import { makePerson, type Person } from "@/tests/factories/people";
import { call } from "@/tests/world/client";
import { named, said } from "@/tests/world/unit";

const SPEC = { workflowKind: "goal_lane", specId: READY } as const;

async function makeReadyJob({ context, userId }: Person): Promise<string> {
	return (await createGoalJob(context, { workflowId: READY, fileIds: [await makeResumeFile(userId)], sensitiveLocalFileIds: [] })).id;
}

/** A call of a tool that this job's attempt has made. */
async function spend(jobId: string, costMicroU: number, toolRef = "job-search:search_postings"): Promise<void> {
	const { attemptId } = await db().goalJob.findUniqueOrThrow({ where: { id: jobId } });
	const call = { workflowSpecId: READY, toolRef, declared: true, nodeName: "x", stepName: "x", agentRole: "x", specialistSpanId: newId(), status: "succeeded" };
	await db().toolInvocation.create({ data: { invocationId: newId(), jobId, attemptId, ...call, startedAt: new Date(), costMicroU } });
}

async function failWith(jobId: string, code: "TOOL_FAILED" | "CHECKPOINT_EXPIRED"): Promise<void> {
	await transaction(async (tx) => {
		const job = await lockJob(tx, jobId);
		if (job) await failJob(tx, job, { code, message: "It failed." });
	});
}

const [cost, quoted, balance, balanceAfter, charged] = [
	named("cost"),
	named("quotedCost"),
	named("balance", "MicroU"),
	named("balanceAfter"),
	named("charged"),
];
const [lineCost, actualName, quotedName] = [named("cost", "MicroU"), named("actual", "MicroU"), named("quoted", "MicroU")];
const quote = async ({ token }: Person, jobSpecId?: string) =>
	(await call(quoteRun, "POST", { token, body: { ...SPEC, ...(jobSpecId && { inputsSummary: { jobSpecId } }) } })).body;
const commit = ({ token }: Person, body: object, key: string = newId()) =>
	call(commitRun, "POST", { token, headers: { "idempotency-key": key }, body: { ...SPEC, ...body } });
const balanceOf = async ({ token }: Person) => (await call(getBalance, "GET", { token })).body;
const linesOf = async ({ token }: Person) => (await call(listLedger, "GET", { token })).body.entries;
const soundBooks = async () => expect((await checkLedger()).breaches).toEqual([]);

/** A person without a free allowance, with this balance. */
async function payer(amountMicroU: number): Promise<Person> {
	const person = await makePerson();
	await useUpFreeMonth(person.userId);
	if (amountMicroU > 0) await give(person.userId, amountMicroU);
	return person;
}

describe("runs that are paid for", () => {
	test("a quote adds up: breakdown to the cost, the layers each around the one before", async () => {
		const person = await makePerson();
		const body = await quote(person);
		const breakdown = body[named("breakdown", "MicroU")];
		expect(Object.values<number>(breakdown).reduce((sum, part) => sum + part, 0)).toBe(body[cost]);
		const { raw, insured, charged: all } = body.layersMicroU;
		expect([insured, said(all)]).toEqual([Math.ceil((raw * 115) / 100), body[cost]]);
		expect(all).toBeGreaterThanOrEqual(Math.ceil((insured * 130) / 100));
		expect(body).toMatchObject({ freeCredits: said(5_000_000), sufficient: true });
		expect(await balancesOf(person.userId)).toEqual({});
	});

	test("a workflow of another kind, an unknown one, and a stranger's job are refused", async () => {
		const [person, stranger] = [await makePerson(), await makePerson()];
		const ask = (body: object) => call(quoteRun, "POST", { token: person.token, body });
		expect((await ask({ ...SPEC, workflowKind: "forge" })).body).toMatchObject({ code: "VALIDATION_ERROR", details: { issues: [{ path: "workflowKind" }] } });
		expect((await ask({ ...SPEC, specId: "goal_lane.unknown" })).body.code).toBe("WORKFLOW_NOT_FOUND");
		expect((await ask({ ...SPEC, inputsSummary: { jobSpecId: await makeReadyJob(stranger) } })).body.code).toBe("JOB_NOT_FOUND");
	});

	test("a commit names the job: it is paid for and confirmed in one, and a replay pays nothing more", async () => {
		const person = await payer(3_000_000);
		const jobSpecId = await makeReadyJob(person);
		const fresh = await quote(person, jobSpecId);
		// A job has its files: hints beside it change nothing, neither in the quote nor in the commit.
		const [body, key] = [{ [quoted]: fresh[cost], inputsSummary: { jobSpecId, expectedTokens: 5_000_000 } }, newId()];
		const first = await commit(person, body, key);
		expect(first).toMatchObject({ status: 200, body: { runId: jobSpecId, [charged]: fresh[cost], [balanceAfter]: said(3_000_000) - fresh[cost] } });
		const again = await commit(person, body, key);
		expect(again.headers.get("idempotent-replayed")).toBe("true");
		expect(again.body).toEqual(first.body);
		expect((await commit(person, { ...body, [quoted]: fresh[cost] + 1 }, key)).body.code).toBe("IDEMPOTENCY_KEY_REUSED");
		expect((await commit(person, body)).body.code).toBe("INVALID_STATE_TRANSITION");
		expect(await balanceOf(person)).toMatchObject({ [balance]: said(3_000_000) - fresh[cost] });
		expect((await db().goalJob.findUniqueOrThrow({ where: { id: jobSpecId } })).status).toBe("queued");
		await soundBooks();
	});

	test("a price up to 20 % away is taken, and the fresh one is charged; beyond it nothing happens", async () => {
		const person = await payer(3_000_000);
		const fresh = (await quote(person))[cost];
		const [low, high] = [Math.ceil(fresh * 0.8), Math.floor(fresh * 1.2)];
		for (const near of [low, high]) expect((await commit(person, { [quoted]: near })).body).toMatchObject({ [charged]: fresh });
		for (const far of [low - 1, high + 1]) {
			const refused = await commit(person, { [quoted]: far });
			expect(refused).toMatchObject({ status: 409, body: { code: "QUOTE_MISMATCH", details: { [cost]: fresh } } });
		}
		expect(await balanceOf(person)).toMatchObject({ [balance]: said(3_000_000) - 2 * fresh });
	});

	test("the quoted price may be named in either unit, and the answer names what was charged in the one that is served", async () => {
		const person = await payer(3_000_000);
		const { layersMicroU, [cost]: fresh } = await quote(person);
		expect((await commit(person, { quotedCostU: layersMicroU.charged })).body).toMatchObject({ [charged]: fresh });
		const inCredits = Math.ceil(layersMicroU.charged / 10_000);
		expect((await commit(person, { quotedCostCredits: inCredits })).body).toMatchObject({ [charged]: fresh });
		expect((await commit(person, { quotedCostU: 1, quotedCostCredits: 1 })).status).toBe(422);
	});

	test("who has too little is told how much, and the job waits with its answers", async () => {
		const person = await payer(0);
		const jobSpecId = await makeReadyJob(person);
		const fresh = await quote(person, jobSpecId);
		expect(fresh).toMatchObject({ sufficient: false, freeCredits: 0 });
		const details = { [cost]: fresh[cost], sufficient: false, topUp: fresh.topUp };
		const committed = await commit(person, { [quoted]: fresh[cost], inputsSummary: { jobSpecId } });
		expect(committed).toMatchObject({ status: 402, body: { code: "INSUFFICIENT_CREDITS", details } });
		const confirmed = await call(confirmRun, "POST", { token: person.token, params: { jobSpecId }, body: {} });
		expect(confirmed).toMatchObject({ status: 402, body: { code: "INSUFFICIENT_CREDITS", details } });
		expect((await db().goalJob.findUniqueOrThrow({ where: { id: jobSpecId } })).status).toBe("slots_pending");
		await give(person.userId, 5_000_000);
		expect((await call(confirmRun, "POST", { token: person.token, params: { jobSpecId }, body: {} })).status).toBe(202);
	});

	test("confirm commits by itself; what the free month covers is no balance, in any order", async () => {
		const person = await makePerson();
		const jobSpecId = await makeReadyJob(person);
		const fresh = await quote(person, jobSpecId);
		await call(confirmRun, "POST", { token: person.token, params: { jobSpecId }, body: {} });
		const lines = await linesOf(person);
		expect(lines.map((line: Record<string, unknown>) => [line.kind, line[lineCost], line.workflowRunId])).toEqual([
			["credit_deduction_workflow", -fresh[cost], jobSpecId],
			["credit_grant_free_monthly", fresh[cost], jobSpecId],
		]);
		const spent = named("freeTierMonthSpent", "MicroU");
		expect(await balanceOf(person)).toMatchObject({ [balance]: 0, [spent]: fresh[cost] });
		await cancelGoalJob(person.context, jobSpecId);
		expect(await balanceOf(person)).toMatchObject({ [balance]: 0, [spent]: 0 });
		await soundBooks();
	});

	test("a cancelled run pays what it used, the free part first; the rest is released", async () => {
		const person = await makePerson();
		await useUpFreeMonth(person.userId, 10_000);
		await give(person.userId, 1_000_000);
		const jobSpecId = await makeReadyJob(person);
		const fresh = await quote(person, jobSpecId);
		await commit(person, { [quoted]: fresh[cost], inputsSummary: { jobSpecId } });
		await spend(jobSpecId, 100);
		await cancelGoalJob(person.context, jobSpecId);
		const { body } = await call(getCharge, "GET", { token: person.token, params: { runId: jobSpecId } });
		expect(body).toMatchObject({ state: "settled", [quotedName]: fresh[cost], [actualName]: said(10_000) });
		// The floor of a run is what the free month had left: nothing of the balance is spent.
		expect(await balanceOf(person)).toMatchObject({ [balance]: said(1_000_000) });
		await soundBooks();
	});

	test("a failure on our side is refunded once and a retry pays again; one of the user's making pays what it used", async () => {
		const person = await payer(1_000_000);
		const jobSpecId = await makeReadyJob(person);
		const confirmed = await call(confirmRun, "POST", { token: person.token, params: { jobSpecId }, body: {} });
		expect(confirmed.status).toBe(202);
		await spend(jobSpecId, 3000);
		await failWith(jobSpecId, "TOOL_FAILED");
		expect(await balanceOf(person)).toMatchObject({ [balance]: said(1_000_000) });
		expect((await call(retryRun, "POST", { token: person.token, params: { jobSpecId }, body: {} })).status).toBe(202);
		const held = said(1_000_000) - (await balanceOf(person))[balance];
		expect(held).toBeGreaterThan(0);
		await spend(jobSpecId, 2000);
		await failWith(jobSpecId, "CHECKPOINT_EXPIRED");
		const lines = await linesOf(person);
		expect(lines.filter(({ kind }: { kind: string }) => kind === "credit_refund").length).toBeGreaterThanOrEqual(1);
		expect(await balanceOf(person)).toMatchObject({ [balance]: said(1_000_000) - said(10_000) });
		const sum = lines.reduce((total: number, line: Record<string, number>) => total + (line[lineCost] ?? 0), 0);
		expect(sum).toBe((await balanceOf(person))[balance]);
		await soundBooks();
	});

	test("a commit without a job waits for the next confirm of its workflow, which pays nothing more", async () => {
		const person = await payer(1_000_000);
		const fresh = await quote(person);
		const { body } = await commit(person, { [quoted]: fresh[cost] });
		expect(await db().outboxEvent.findMany({ where: { name: "workflow/committed", data: { path: ["runId"], equals: body.runId } } })).toHaveLength(1);
		const jobSpecId = await makeReadyJob(person);
		await call(confirmRun, "POST", { token: person.token, params: { jobSpecId }, body: {} });
		expect(await balanceOf(person)).toMatchObject({ [balance]: said(1_000_000) - fresh[cost] });
		expect((await call(getCharge, "GET", { token: person.token, params: { runId: jobSpecId } })).body).toMatchObject({ state: "held", jobSpecId });
		await soundBooks();
	});

	test("a body needs a key and a price", async () => {
		const person = await makePerson();
		const unkeyed = await call(commitRun, "POST", { token: person.token, body: { ...SPEC, [quoted]: 1 } });
		expect(unkeyed).toMatchObject({ status: 400, body: { code: "INVALID_REQUEST", details: { header: "Idempotency-Key" } } });
		expect((await commit(person, {})).status).toBe(422);
		expect((await commit(person, { [quoted]: -1 })).status).toBe(422);
	});
});
