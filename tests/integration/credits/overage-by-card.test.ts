import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { holdCharge } from "@/lib/credits/charges/hold-charge";
import { checkLedger } from "@/lib/credits/check/check-ledger";
import { lockWallet } from "@/lib/credits/ledger/lock-wallet";
import { db } from "@/lib/platform/database/db";
import { queryOf } from "@/lib/platform/database/query";
import { transaction } from "@/lib/platform/database/transaction";
import { newId } from "@/lib/platform/ids";
import { give, priced, useUpFreeMonth } from "@/tests/factories/credits";
import { makeResumeFile } from "@/tests/factories/files";
import { READY } from "@/tests/factories/jobs";
import { call } from "@/tests/world/client";
import { balanceOf } from "@/tests/world/credits";
import { eventually } from "@/tests/world/eventually";
import { gate } from "@/tests/world/gate";
import { isWaitedFor } from "@/tests/world/is-waited-for";
import { type PaddleWorld, startPaddleWorld } from "@/tests/world/paddle";
import { chargesAt, makeSubscriber } from "@/tests/world/subscriber";
import { amount, named, said, UNIT } from "@/tests/world/unit";

const BALANCE = 10_000;
const SPEC = { workflowKind: "goal_lane", specId: READY } as const;

let world: PaddleWorld;
let routes: Awaited<ReturnType<typeof loadRoutes>>;
const loadRoutes = async () => ({
	commit: (await import("@/app/api/v1/workflow/commit/route")).POST,
	confirm: (await import("@/app/api/v1/jobs/goal/[jobSpecId]/confirm/route")).POST,
	consent: (await import("@/app/api/v1/credits/overage-consent/route")).POST,
	quote: (await import("@/app/api/v1/credits/quote/route")).POST,
	ledger: (await import("@/app/api/v1/credits/ledger/route")).GET,
	...(await import("@/lib/goal-jobs/lifecycle/create-goal-job")),
});
beforeAll(async () => {
	world = await startPaddleWorld({ PRO_CREDITS_MICRO_U: "0" });
	routes = await loadRoutes();
});
beforeEach(() => world.faults({}));
afterAll(() => world.close());

/** A subscriber whose balance lacks most of a run's price, and whose job is ready. */
async function makePoor() {
	const person = await makeSubscriber(world);
	const { context, token, userId } = person;
	await useUpFreeMonth(userId);
	await give(userId, BALANCE);
	expect((await call(routes.consent, "POST", { token, body: { enable: true } })).body.enabled).toBe(true);
	const fileIds = [await makeResumeFile(userId)];
	const { id: jobSpecId } = await routes.createGoalJob(context, { workflowId: READY, fileIds, sensitiveLocalFileIds: [] });
	const { body: quote } = await call(routes.quote, "POST", { token, body: { ...SPEC, inputsSummary: { jobSpecId } } });
	expect(quote.sufficient).toBe(false);
	const costMicroU: number = quote.layersMicroU.charged;
	return { ...person, jobSpecId, costMicroU, missingMicroU: Math.ceil((costMicroU - BALANCE) / 10_000) * 10_000 };
}
type Poor = Awaited<ReturnType<typeof makePoor>>;

const commit = ({ token, jobSpecId, costMicroU }: Poor, key: string, consentedOverage = true) =>
	call(routes.commit, "POST", {
		token,
		headers: { "idempotency-key": key },
		body: { ...SPEC, ...amount("quotedCost", costMicroU), consentedOverage, inputsSummary: { jobSpecId } },
	});

/** Another run of theirs, at five cents. */
const spentElsewhere = ({ userId }: Poor) => ({
	ownerId: userId,
	runId: newId(),
	job: null,
	workflowKind: "goal_lane",
	specId: "goal_lane.other",
	price: priced(50_000),
	allowanceMicroU: 0,
});

/** Nothing is held, queued or sent for the job, and its answers wait. */
async function expectNotStarted({ jobSpecId }: Poor): Promise<void> {
	expect(await db().goalJob.findUnique({ where: { id: jobSpecId } })).toMatchObject({ status: "slots_pending", queuedAt: null });
	expect(await db().runCharge.count({ where: { jobSpecId } })).toBe(0);
	expect(await db().outboxEvent.count({ where: { name: "goal-job/drive.requested", data: { path: ["jobId"], equals: jobSpecId } } })).toBe(0);
}

async function expectStarted(poor: Poor): Promise<void> {
	expect(await db().goalJob.findUnique({ where: { id: poor.jobSpecId } })).toMatchObject({ status: "queued" });
	await expect.poll(() => balanceOf(poor.userId)).toBe(BALANCE + poor.missingMicroU - poor.costMicroU);
	expect(await chargesAt(world, poor)).toHaveLength(1);
	expect((await checkLedger()).breaches).toEqual([]);
}

describe("a commit beyond the balance, by the subscription's card", () => {
	test("charges what is missing before the run is queued; a repeat charges nothing, and its webhook adds nothing", async () => {
		const poor = await makePoor();
		const key = newId();
		const first = await commit(poor, key);
		expect(first).toMatchObject({ status: 200, body: { runId: poor.jobSpecId, [named("charged")]: said(poor.costMicroU) } });
		const [charge] = await chargesAt(world, poor);
		expect(charge).toMatchObject({ status: "completed", details: { totals: { total: String(poor.missingMicroU / 10_000) } } });
		if (UNIT === "micro") expect(first.body.overageTransactionId).toBe(charge?.id);
		expect((await commit(poor, key)).body).toEqual(first.body);
		await expectStarted(poor);
		const [event] = await world.events("transaction.completed", charge?.id ?? "");
		expect((await world.post(JSON.stringify({ ...event, event_id: `evt_${newId()}` }))).body.outcome).toBe("applied");
		await expectStarted(poor);
		const { entries } = (await call(routes.ledger, "GET", { token: poor.token, query: "?kind_filter=credit_topup" })).body;
		expect(entries).toMatchObject([{ paymentTransactionId: charge?.id, [named("cost", "MicroU")]: said(poor.missingMicroU) }]);
	});

	test("a card that is declined starts nothing and costs nothing; with another card the same commit goes through", async () => {
		const poor = await makePoor();
		const key = newId();
		const card = (declines: boolean) => world.ask("PUT", `/stand-in/subscriptions/${poor.subscriptionId}/card`, { declines });
		await card(true);
		expect(await commit(poor, key)).toMatchObject({ status: 402, body: { code: "INSUFFICIENT_CREDITS", message: expect.stringContaining("card") } });
		await expectNotStarted(poor);
		expect(await balanceOf(poor.userId)).toBe(BALANCE);
		await card(false);
		expect((await commit(poor, key)).status).toBe(200);
		await expectStarted(poor);
	});

	test.each([
		["is lost", { lostAnswers: true }],
		["comes too late", { answerDelayMs: 11_000 }],
	])("a charge whose answer %s starts nothing; what was taken becomes credits, and the same commit spends them", async (_how, faults) => {
		const poor = await makePoor();
		const key = newId();
		await world.faults(faults);
		expect(await commit(poor, key)).toMatchObject({ status: 402, body: { code: "INSUFFICIENT_CREDITS" } });
		await world.faults({});
		await expectNotStarted(poor);
		await expect.poll(() => balanceOf(poor.userId)).toBe(BALANCE + poor.missingMicroU);
		expect((await commit(poor, key)).status).toBe(200);
		await expectStarted(poor);
	});

	test("a provider that is down, and a charge whose news are lost as well: the repeat finds the charge that was made", async () => {
		const poor = await makePoor();
		const key = newId();
		await world.faults({ down: true });
		expect((await commit(poor, key)).status).toBe(402);
		expect(await balanceOf(poor.userId)).toBe(BALANCE);
		await world.faults({ lostAnswers: true, dropped: ["*"] });
		expect((await commit(poor, key)).status).toBe(402);
		await expectNotStarted(poor);
		await world.faults({ dropped: ["*"] });
		expect((await commit(poor, key)).status).toBe(200);
		await expectStarted(poor);
	});

	test("two clicks with keys of their own charge once: one after the other with the answer and the news of the first lost, and at the same moment", async () => {
		const [patient, hasty] = [await makePoor(), await makePoor()];
		await world.faults({ lostAnswers: true, dropped: ["*"] });
		expect((await commit(patient, newId())).status).toBe(402);
		await world.faults({ dropped: ["*"] });
		expect((await commit(patient, newId())).status).toBe(200);
		await expectStarted(patient);
		await world.faults({ answerDelayMs: 300 });
		const answers = await Promise.all([1, 2, 3].map(() => commit(hasty, newId())));
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
		await expectStarted(hasty);
	});

	test("what was charged for a run and has been spent on another is charged anew", async () => {
		const poor = await makePoor();
		await world.faults({ lostAnswers: true });
		expect((await commit(poor, newId())).status).toBe(402);
		await world.faults({});
		await expect.poll(() => balanceOf(poor.userId)).toBe(BALANCE + poor.missingMicroU);
		await transaction((tx) => holdCharge(queryOf(tx), spentElsewhere(poor)));
		expect((await commit(poor, newId())).status).toBe(200);
		const totals = (await chargesAt(world, poor)).map(({ details }) => (details as { totals: { total: string } }).totals.total);
		expect(totals.toSorted()).toEqual([String(poor.missingMicroU / 10_000), "5"].toSorted());
		expect((await checkLedger()).breaches).toEqual([]);
	});

	test("a run that another call has paid for while this one was about to charge costs the card nothing", async () => {
		const poor = await makePoor();
		const [isHeld, mayPay] = [gate(), gate()];
		const other = transaction(async (tx) => {
			await lockWallet(queryOf(tx), poor.userId);
			isHeld.open();
			await mayPay.promise;
			await tx.goalJob.update({ where: { id: poor.jobSpecId }, data: { status: "queued" } });
		});
		await isHeld.promise;
		const late = commit(poor, newId());
		await eventually(isWaitedFor);
		mayPay.open();
		await other;
		expect(await late).toMatchObject({ status: 400, body: { code: "INVALID_STATE_TRANSITION" } });
		expect(await chargesAt(world, poor)).toEqual([]);
		expect(await db().overageCharge.count({ where: { ownerId: poor.userId } })).toBe(0);
	});

	test("a second charge that is declined, after a first one whose process died, keeps nothing else waiting", async () => {
		const poor = await makePoor();
		await world.faults({ lostAnswers: true });
		expect((await commit(poor, newId())).status).toBe(402);
		await world.faults({});
		await expect.poll(() => balanceOf(poor.userId)).toBe(BALANCE + poor.missingMicroU);
		const [charge] = await chargesAt(world, poor);
		const died = { state: "charged" as const, paymentTransactionId: charge?.id ?? "", claimedAt: new Date() };
		await db().overageCharge.updateMany({ where: { ownerId: poor.userId }, data: died });
		await transaction((tx) => holdCharge(queryOf(tx), spentElsewhere(poor)));
		await world.ask("PUT", `/stand-in/subscriptions/${poor.subscriptionId}/card`, { declines: true });
		expect((await commit(poor, newId())).status).toBe(402);
		expect(await db().overageCharge.count({ where: { ownerId: poor.userId, claimedAt: { not: null } } })).toBe(0);
		expect((await checkLedger()).breaches).toEqual([]);
	});

	test("neither a confirm nor a commit that does not say so charges anybody, whatever is consented to", async () => {
		const poor = await makePoor();
		const { token, jobSpecId } = poor;
		const confirmed = await call(routes.confirm, "POST", { token, params: { jobSpecId }, body: {} });
		expect(confirmed).toMatchObject({ status: 402, body: { code: "INSUFFICIENT_CREDITS", details: { sufficient: false } } });
		expect((await commit(poor, newId(), false)).status).toBe(402);
		await call(routes.consent, "POST", { token, body: { enable: false } });
		expect((await commit(poor, newId())).status).toBe(402);
		await expectNotStarted(poor);
		expect(await chargesAt(world, poor)).toEqual([]);
	});
});
