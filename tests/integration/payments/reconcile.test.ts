import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GET as healthRoute } from "@/app/api/v1/health/route";
import { grantCredits } from "@/lib/credits/grants/grant-credits";
import { topUp } from "@/lib/payments/checkouts/top-up";
import { findPaymentWarning } from "@/lib/payments/reconcile/payment-warning";
import { reconcile } from "@/lib/payments/reconcile/reconcile";
import { subscribe } from "@/lib/payments/subscriptions/subscribe";
import { db } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { newId } from "@/lib/platform/ids";
import { makePerson } from "@/tests/factories/people";
import { call } from "@/tests/world/client";
import { balanceOf } from "@/tests/world/credits";
import { type PaddleWorld, startPaddleWorld } from "@/tests/world/paddle";

let world: PaddleWorld;
beforeAll(async () => {
	world = await startPaddleWorld();
});
beforeEach(() => world.faults({ dropped: ["*"] }));
afterAll(() => world.close());
const openDrifts = (subject: string) => db().paymentDrift.findMany({ where: { subject, resolvedAt: null } });
const INPUT = { amountU: 10_000_000, currency: "USD" } as const;

describe("the comparison of both books", () => {
	test("brings what every webhook failed to: a top-up, a subscription with its credits, a refund; a second time finds nothing", async () => {
		const [buyer, subscriber, refunded] = await Promise.all([makePerson(), makePerson(), makePerson()]);
		const bought = await topUp(buyer.context, INPUT);
		const subscribed = await subscribe(subscriber.context, null);
		const returned = await topUp(refunded.context, INPUT);
		for (const { paymentTransactionId } of [bought, subscribed, returned]) await world.pay(paymentTransactionId);
		await world.ask("POST", "/adjustments", { action: "chargeback", type: "full", reason: "bank", transaction_id: returned.paymentTransactionId });
		expect(await balanceOf(buyer.userId)).toBe(0);

		expect(await reconcile("test")).toEqual({ repaired: 3, refused: 0, unconfirmed: 0 });
		expect(await balanceOf(buyer.userId)).toBe(10_000_000);
		expect(await balanceOf(subscriber.userId)).toBe(20_000_000);
		expect(await balanceOf(refunded.userId)).toBe(0);
		expect(await db().user.findUnique({ where: { id: subscriber.userId } })).toMatchObject({ tier: "pro" });
		expect(await reconcile("test")).toEqual({ repaired: 0, refused: 0, unconfirmed: 0 });
	});

	test("two at once repair once, and the webhook that comes after all adds nothing", async () => {
		const person = await makePerson();
		const { paymentTransactionId } = await topUp(person.context, INPUT);
		await world.pay(paymentTransactionId);
		await Promise.all([reconcile("one"), reconcile("two")]);
		const [event] = await world.events("transaction.completed", paymentTransactionId);
		expect((await world.post(JSON.stringify(event))).body.outcome).toBe("applied");
		expect(await balanceOf(person.userId)).toBe(10_000_000);
	});

	test("a payment that can't be taken in raises an alarm and keeps no other from it; once it can, it is", async () => {
		const [stuck, buyer] = await Promise.all([makePerson(), makePerson()]);
		const poison = await topUp(stuck.context, INPUT);
		const { paymentTransactionId } = await topUp(buyer.context, INPUT);
		for (const id of [poison.paymentTransactionId, paymentTransactionId]) await world.pay(id);
		const refusal = `CHECK ("paymentTransactionId" <> '${poison.paymentTransactionId}')`;
		await db().$executeRawUnsafe(`ALTER TABLE credit_grant ADD CONSTRAINT stuck ${refusal}`);
		try {
			await reconcile("test");
		} finally {
			await db().$executeRawUnsafe("ALTER TABLE credit_grant DROP CONSTRAINT stuck");
		}
		expect(await balanceOf(buyer.userId)).toBe(10_000_000);
		expect(await openDrifts(poison.paymentTransactionId)).toMatchObject([{ kind: "payment.failed_here" }]);
		await reconcile("test");
		expect(await balanceOf(stuck.userId)).toBe(10_000_000);
		expect(await openDrifts(poison.paymentTransactionId)).toEqual([]);
	});

	test("credits that the provider knows no payment of raise an alarm", async () => {
		const [userId, forged] = [newId(), `txn_${newId().replaceAll("-", "").slice(0, 26)}`];
		await transaction((tx) => grantCredits(tx, { userId, kind: "credit_topup", amountMicroU: 5_000_000, ref: forged, paymentTransactionId: forged }));
		expect(await reconcile("test")).toMatchObject({ unconfirmed: 1 });
		expect(await openDrifts(forged)).toMatchObject([{ kind: "payment.unconfirmed" }]);
		await reconcile("test");
		expect(await openDrifts(forged)).toHaveLength(1);
		const health = await call(healthRoute, "GET");
		expect(health.body.warnings).toEqual({ payments: expect.stringMatching(/^1 payment does not agree/) });
		await db().paymentDrift.updateMany({ where: { subject: forged }, data: { resolvedAt: new Date() } });
		expect(await findPaymentWarning()).toBeNull();
		expect(await findPaymentWarning(new Date(Date.now() + 2 * 3_600_000))).toContain("for an hour");
	});

	test("when the provider is down nothing is lost: the next run begins where this one did", async () => {
		const person = await makePerson();
		const { paymentTransactionId } = await topUp(person.context, INPUT);
		await world.pay(paymentTransactionId);
		const before = await db().paymentComparison.findMany();
		await world.faults({ down: true, dropped: ["*"] });
		await expect(reconcile("test")).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
		expect(await db().paymentComparison.findMany()).toEqual(before);
		await world.faults({ dropped: ["*"] });
		expect(await reconcile("test")).toMatchObject({ repaired: 1 });
	});
});
