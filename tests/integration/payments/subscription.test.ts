import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { POST as cancelRoute } from "@/app/api/v1/billing/cancel/route";
import { POST as keepRoute } from "@/app/api/v1/billing/keep/route";
import { POST as subscribeRoute } from "@/app/api/v1/billing/subscribe/route";
import { GET as subscriptionRoute } from "@/app/api/v1/billing/subscription/route";
import { reconcile } from "@/lib/payments/reconcile/reconcile";
import { chargeOverage } from "@/lib/payments/subscriptions/charge-overage";
import { endSubscriptionsOf } from "@/lib/payments/subscriptions/end-subscriptions-of";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/ids";
import { makePerson, type Person } from "@/tests/factories/people";
import { call } from "@/tests/world/client";
import { balanceOf } from "@/tests/world/credits";
import { type PaddleWorld, startPaddleWorld } from "@/tests/world/paddle";
import { chargesAt, makeSubscriber, type Subscriber } from "@/tests/world/subscriber";

let world: PaddleWorld;
beforeAll(async () => {
	world = await startPaddleWorld();
});
beforeEach(() => world.faults({}));
afterAll(() => world.close());

const MONTH = 20_000_000;
const tierOf = async (id: string) => (await db().user.findUniqueOrThrow({ where: { id } })).tier;
const subscribe = ({ token }: Person) => call(subscribeRoute, "POST", { token });
const planOf = async ({ token }: Person) => (await call(subscriptionRoute, "GET", { token })).body;

async function makePro(): Promise<Subscriber> {
	const person = await makeSubscriber(world);
	await expect.poll(() => balanceOf(person.userId)).toBe(MONTH);
	return person;
}

describe("a subscription", () => {
	test("Pro follows the payment, brings the month's credits, and is renewed with the next", async () => {
		const person = await makePerson();
		expect(await planOf(person)).toEqual({ tier: "free", status: "none", subscriptionId: null, currentPeriodEnd: null, endsAt: null });
		const first = await subscribe(person);
		expect(first.status).toBe(200);
		expect((await subscribe(person)).body).toEqual(first.body);
		expect(await tierOf(person.userId)).toBe("free");
		await world.pay(first.body.paymentTransactionId);
		await expect.poll(() => planOf(person)).toMatchObject({ tier: "pro", status: "active", endsAt: null });
		await expect.poll(() => balanceOf(person.userId)).toBe(MONTH);
		expect(await subscribe(person)).toMatchObject({ status: 400, body: { code: "INVALID_STATE_TRANSITION", details: { status: "active" } } });

		const { subscriptionId, currentPeriodEnd } = await planOf(person);
		await world.ask("POST", `/stand-in/subscriptions/${subscriptionId}/renew`);
		await expect.poll(() => balanceOf(person.userId)).toBe(2 * MONTH);
		const grants = await db().creditGrant.findMany({ where: { ownerId: person.userId }, orderBy: { createdAt: "asc" } });
		expect(grants.map(({ kind }) => kind)).toEqual(["credit_grant_subscription", "credit_grant_subscription"]);
		expect(grants[1]?.ref).toBe(`${subscriptionId}:${currentPeriodEnd}`);
		const receipts = await db().mailMessage.count({ where: { userId: person.userId, template: "receipt" } });
		expect(receipts).toBe(2);
		// What is left of a period is carried over one period, and then expires.
		expect(grants[0]?.expiresAt?.getTime()).toBeGreaterThan(Date.parse(currentPeriodEnd) + 25 * 86_400_000);
	});

	test("its news may come last first and doubled", async () => {
		const person = await makePerson();
		await world.faults({ reversed: true, duplicates: 2 });
		await world.pay((await subscribe(person)).body.paymentTransactionId);
		await expect.poll(() => planOf(person)).toMatchObject({ tier: "pro", status: "active" });
		await expect.poll(() => balanceOf(person.userId)).toBe(MONTH);
		expect(await db().creditGrant.count({ where: { ownerId: person.userId } })).toBe(1);
	});

	test("older news change nothing of newer ones", async () => {
		const person = await makePro();
		const [activated] = await world.events("subscription.activated", person.subscriptionId);
		await world.ask("POST", `/subscriptions/${person.subscriptionId}/cancel`, { effective_from: "immediately" });
		await expect.poll(() => tierOf(person.userId)).toBe("free");
		const late = await world.post(JSON.stringify({ ...activated, event_id: `evt_${newId()}` }));
		expect(late.body.outcome).toBe("ignored");
		expect(await tierOf(person.userId)).toBe("free");
	});

	test("ends with its period when that is asked for, may be kept until then, and a repeat changes nothing", async () => {
		const person = await makePro();
		const { token } = person;
		const cancelled = await call(cancelRoute, "POST", { token });
		expect(cancelled).toMatchObject({ status: 200, body: { tier: "pro", status: "active", endsAt: cancelled.body.currentPeriodEnd } });
		expect((await call(cancelRoute, "POST", { token })).body).toEqual(cancelled.body);
		expect((await call(keepRoute, "POST", { token })).body).toMatchObject({ status: "active", endsAt: null });
		await call(cancelRoute, "POST", { token });
		await world.ask("POST", `/stand-in/subscriptions/${person.subscriptionId}/renew`);
		await expect.poll(() => planOf(person)).toMatchObject({ tier: "free", status: "canceled", currentPeriodEnd: null, endsAt: null });
		expect(await call(cancelRoute, "POST", { token })).toMatchObject({ status: 400, body: { code: "INVALID_STATE_TRANSITION" } });
		expect(await balanceOf(person.userId)).toBe(MONTH);
	});

	test("a payment that is late keeps Pro and brings no credits", async () => {
		const person = await makePro();
		await world.ask("PUT", `/stand-in/subscriptions/${person.subscriptionId}/card`, { declines: true });
		await world.ask("POST", `/stand-in/subscriptions/${person.subscriptionId}/renew`);
		await expect.poll(() => planOf(person)).toMatchObject({ tier: "pro", status: "past_due" });
		expect(await balanceOf(person.userId)).toBe(MONTH);
	});

	test("an account that is gone is charged no more", async () => {
		const person = await makePro();
		expect(await endSubscriptionsOf(person.userId)).toBe(1);
		expect(await endSubscriptionsOf(person.userId)).toBe(0);
		const { body } = await world.ask("GET", `/subscriptions/${person.subscriptionId}`);
		expect((body as { data: { status: string } }).data.status).toBe("canceled");
	});

	test("a checkout that is paid after its account is gone: the subscription ends, nothing is credited, and an alarm stays until it is refunded", async () => {
		const person = await makePerson();
		const { paymentTransactionId } = (await subscribe(person)).body;
		await db().user.update({ where: { id: person.userId }, data: { deletedAt: new Date() } });
		await world.pay(paymentTransactionId);
		const drifts = () => db().paymentDrift.count({ where: { subject: paymentTransactionId, kind: "payment.account_gone", resolvedAt: null } });
		await expect.poll(drifts).toBe(1);
		await reconcile("test");
		const found = await db().subscription.findFirstOrThrow({ where: { userId: person.userId } });
		expect(found.status).toBe("canceled");
		const { body } = await world.ask("GET", `/subscriptions/${found.id}`);
		expect((body as { data: { status: string } }).data.status).toBe("canceled");
		expect(await balanceOf(person.userId)).toBe(0);
		await world.ask("POST", "/adjustments", { action: "chargeback", type: "full", reason: "given back", transaction_id: paymentTransactionId });
		await expect.poll(drifts).toBe(0);
	});

	test("a period that cost nothing brings its credits once for an account, and no receipt", async () => {
		const person = await makePro();
		const [made] = await world.transactions(`&subscription_id=${person.subscriptionId}`);
		const free = async (month: number) => {
			const billing_period = { starts_at: new Date(Date.UTC(2031, month, 1)), ends_at: new Date(Date.UTC(2031, month + 1, 1)) };
			const data = { ...made, id: `txn_${newId()}`, details: { totals: { total: "0" } }, billing_period };
			return world.post(JSON.stringify({ event_id: `evt_${newId()}`, event_type: "transaction.completed", occurred_at: new Date(), data }));
		};
		expect((await free(0)).body).toMatchObject({ outcome: "applied" });
		expect((await free(1)).body).toMatchObject({ outcome: "applied" });
		const trial = await db().creditGrant.findMany({ where: { ownerId: person.userId, kind: "credit_grant_trial" } });
		expect(trial).toMatchObject([{ amountMicroU: BigInt(MONTH), expiresAt: new Date(Date.UTC(2031, 1, 1)) }]);
		expect(await db().mailMessage.count({ where: { userId: person.userId, template: "receipt" } })).toBe(1);
	});

	test("is not paid for twice while the news of it are late", async () => {
		const person = await makePerson();
		await world.faults({ dropped: ["subscription.created", "subscription.activated"] });
		await world.pay((await subscribe(person)).body.paymentTransactionId);
		await expect.poll(() => balanceOf(person.userId)).toBe(MONTH);
		expect(await subscribe(person)).toMatchObject({ status: 400, body: { code: "INVALID_STATE_TRANSITION", message: expect.stringContaining("has arrived") } });
		await reconcile("test");
		expect(await planOf(person)).toMatchObject({ tier: "pro", status: "active" });
	});
});

describe("charging the subscription beyond the balance", () => {
	test("takes the money once for one ref, also when asked again, and its webhook credits it once", async () => {
		const person = await makePro();
		const request = { userId: person.userId, amountMicroU: 3_000_000, ref: newId() };
		const first = await chargeOverage(request);
		expect(await chargeOverage(request)).toEqual(first);
		const charges = await chargesAt(world, person);
		expect(charges.map(({ id }) => id)).toEqual([first.paymentTransactionId]);
		await expect.poll(() => balanceOf(person.userId)).toBe(MONTH + 3_000_000);
		expect(await db().creditGrant.findFirst({ where: { ref: first.paymentTransactionId } })).toMatchObject({ kind: "credit_topup" });
	});

	test("a charge whose answer got lost is found, not made again", async () => {
		const person = await makePro();
		const request = { userId: person.userId, amountMicroU: 3_000_000, ref: newId() };
		await chargeOverage(request);
		await world.ask("PUT", `/stand-in/subscriptions/${person.subscriptionId}/card`, { declines: true });
		expect(await chargeOverage(request)).toMatchObject({ paymentTransactionId: expect.stringMatching(/^txn_/) });
	});

	test.each(["declined", "down", "none"])("fails as INSUFFICIENT_CREDITS when the card or the provider does (%s), and nothing is credited", async (how) => {
		const person = how === "none" ? await makePerson() : await makePro();
		const before = await balanceOf(person.userId);
		if ("subscriptionId" in person && how === "declined") await world.ask("PUT", `/stand-in/subscriptions/${person.subscriptionId}/card`, { declines: true });
		if (how === "down") await world.faults({ down: true });
		await expect(chargeOverage({ userId: person.userId, amountMicroU: 3_000_000, ref: newId() })).rejects.toMatchObject({ code: "INSUFFICIENT_CREDITS" });
		expect(await balanceOf(person.userId)).toBe(before);
	});
});
