import { type Environment, LogLevel, Paddle } from "@paddle/paddle-node-sdk";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { POST as guestRoute } from "@/app/api/v1/auth/anonymous/route";
import { POST as refreshRoute } from "@/app/api/v1/credits/topup/[paymentTransactionId]/refresh/route";
import { GET as getTopUpRoute } from "@/app/api/v1/credits/topup/[paymentTransactionId]/route";
import { POST as topUpRoute } from "@/app/api/v1/credits/topup/route";
import { askPaddle } from "@/lib/payments/provider/paddle";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/ids";
import { makeApiKey, makePerson, type Person } from "@/tests/factories/people";
import { call } from "@/tests/world/client";
import { balanceOf } from "@/tests/world/credits";
import { type PaddleWorld, startPaddleWorld } from "@/tests/world/paddle";
import { mailsTo } from "@/tests/world/traces";
import { amount, UNIT } from "@/tests/world/unit";

let world: PaddleWorld;
beforeAll(async () => {
	world = await startPaddleWorld();
});
beforeEach(() => world.faults({}));
afterAll(() => world.close());

const topUp = ({ token }: Pick<Person, "token">, body: unknown = amount("amount", 10_000_000), key: string = newId()) =>
	call(topUpRoute, "POST", { token, body, headers: { "idempotency-key": key } });
const stateOf = ({ token }: Pick<Person, "token">, paymentTransactionId: string) => call(getTopUpRoute, "GET", { token, params: { paymentTransactionId } });
const openOf = async (userId: string) =>
	(await world.transactions()).filter(({ custom_data }) => (custom_data as { userId?: string } | null)?.userId === userId);

describe("topping up", () => {
	test("a draft, a payment, and only then credits", async () => {
		const person = await makePerson();
		const { status, body } = await topUp(person);
		expect(status).toBe(200);
		expect(body).toMatchObject({
			status: "draft",
			...amount("amount", 10_000_000),
			runId: null,
			checkoutUrl: `http://127.0.0.1:3000/pay?_ptxn=${body.paymentTransactionId}`,
		});
		const [made] = await openOf(person.userId);
		expect(made).toMatchObject({ id: body.paymentTransactionId, currency_code: "USD", custom_data: { topupId: body.topupId, userId: person.userId } });
		expect(await balanceOf(person.userId)).toBe(0);

		await world.pay(body.paymentTransactionId);
		await expect.poll(() => balanceOf(person.userId)).toBe(10_000_000);
		expect((await stateOf(person, body.paymentTransactionId)).body).toMatchObject({ status: "completed", checkoutUrl: null });
		const receipts = (await mailsTo(person.user.email)).filter(({ template }) => template === "receipt");
		expect(receipts).toMatchObject([
			{ amountMinor: 1000, currency: "USD", bought: UNIT === "micro" ? "$10.00 of credit" : "1,000 credits", transactionId: body.paymentTransactionId },
		]);
		const audit = await db().auditEvent.findMany({ where: { targetId: body.topupId }, orderBy: { createdAt: "asc" } });
		expect(audit.map(({ action }) => action)).toEqual(["credits.top_up", "credits.top_up_paid"]);
	});

	test("the amount may be named in either unit, and the answer names it in the one that is served; what is no whole cent is lifted to one", async () => {
		const person = await makePerson();
		expect((await topUp(person, { amountCredits: 500, currency: "USD" })).body).toMatchObject(amount("amount", 5_000_000));
		expect((await topUp(person, { amountU: 5_000_001 })).body).toMatchObject(amount("amount", 5_010_000));
	});

	test.each([
		[{ amountU: 4_999_999 }],
		[{ amountU: 500_000_001 }],
		[{ amountU: 5_000_000.5 }],
		[{ amountU: "5000000" }],
		[{ amountCredits: 499 }],
		[{ amountCredits: 50_001 }],
		[{ amountU: 10_000_000, currency: "EUR" }],
		[{}],
	])("%o is refused, and nothing is opened", async (body) => {
		const person = await makePerson();
		expect(await topUp(person, body)).toMatchObject({ status: 422, body: { code: "VALIDATION_ERROR" } });
		expect(await openOf(person.userId)).toEqual([]);
	});

	test("a key is required; the same key answers the same draft, and refuses another amount", async () => {
		const person = await makePerson();
		expect(await call(topUpRoute, "POST", { token: person.token, body: { amountU: 5_000_000 } })).toMatchObject({
			status: 400,
			body: { details: { header: "Idempotency-Key" } },
		});
		const key = newId();
		const first = await topUp(person, { amountU: 5_000_000 }, key);
		const again = await topUp(person, { amountU: 5_000_000 }, key);
		expect(again.body).toEqual(first.body);
		expect(again.headers.get("idempotent-replayed")).toBe("true");
		expect(await topUp(person, { amountU: 6_000_000 }, key)).toMatchObject({ status: 409, body: { code: "IDEMPOTENCY_KEY_REUSED" } });
		const kept = await db().idempotencyRecord.findFirst({ where: { scope: person.userId, key } });
		expect(kept?.expiresAt).toBeNull();
	});

	test("ten clicks at once, each with a key of its own, open one payment, while the provider is slow to answer", async () => {
		const person = await makePerson();
		await world.faults({ answerDelayMs: 400 });
		const answers = await Promise.all(Array.from({ length: 10 }, () => topUp(person)));
		expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
		expect(new Set(answers.map(({ body }) => body.paymentTransactionId)).size).toBe(1);
		expect(await openOf(person.userId)).toHaveLength(1);
	});

	test("another amount is another payment, and after a payment the same amount is a new one", async () => {
		const person = await makePerson();
		const first = (await topUp(person)).body;
		const other = (await topUp(person, { amountU: 20_000_000 })).body;
		expect(other.paymentTransactionId).not.toBe(first.paymentTransactionId);
		await world.pay(first.paymentTransactionId);
		await expect.poll(() => balanceOf(person.userId)).toBe(10_000_000);
		expect((await topUp(person)).body.paymentTransactionId).not.toBe(first.paymentTransactionId);
	});

	test("an answer that got lost opens no second payment: the first is found", async () => {
		const person = await makePerson();
		await world.faults({ lostAnswers: true });
		expect(await topUp(person)).toMatchObject({ status: 503, body: { code: "SERVICE_UNAVAILABLE" } });
		await world.faults({});
		const { body } = await topUp(person);
		expect((await openOf(person.userId)).map(({ id }) => id)).toEqual([body.paymentTransactionId]);
	});

	test("a provider that is down costs nothing and keeps nothing from being tried again", async () => {
		const person = await makePerson();
		const key = newId();
		await world.faults({ down: true });
		expect(await topUp(person, undefined, key)).toMatchObject({ status: 503 });
		await world.faults({});
		expect(await topUp(person, undefined, key)).toMatchObject({ status: 200, body: { status: "draft" } });
	});

	test("a key or a dashboard that is not set up rightly is no fault of the caller, and told apart from what it got wrong", async () => {
		const strange = new Paddle("pdl_sdbx_apikey_of_another_account", { environment: world.origin as Environment, logLevel: LogLevel.none });
		await expect(askPaddle(() => strange.transactions.get("txn_1"))).rejects.toMatchObject({
			code: "SERVICE_UNAVAILABLE",
			message: expect.stringContaining("Nothing can be bought"),
		});
		// What is asked for by us and not there is told apart.
		await expect(askPaddle((paddle) => paddle.transactions.get("txn_1"))).rejects.toMatchObject({ code: "not_found" });
	});

	test("a declined card leaves the same payment open for another", async () => {
		const person = await makePerson();
		const { body } = await topUp(person);
		await world.decline(body.paymentTransactionId);
		await expect.poll(async () => (await stateOf(person, body.paymentTransactionId)).body.status).toBe("failed");
		expect((await topUp(person)).body).toMatchObject({ paymentTransactionId: body.paymentTransactionId, status: "draft" });
		await world.pay(body.paymentTransactionId);
		await expect.poll(() => balanceOf(person.userId)).toBe(10_000_000);
	});

	test("a payment whose webhooks never come is credited when it is asked for, once", async () => {
		const person = await makePerson();
		const { body } = await topUp(person);
		await world.faults({ dropped: ["*"] });
		await world.pay(body.paymentTransactionId);
		const params = { paymentTransactionId: body.paymentTransactionId };
		const asked = await Promise.all([1, 2, 3].map(() => call(refreshRoute, "POST", { token: person.token, params })));
		expect(asked.map(({ body: answer }) => answer.status)).toEqual(["completed", "completed", "completed"]);
		expect(await balanceOf(person.userId)).toBe(10_000_000);
	});

	test("it is nobody else's, a guest signs up first, and an API key may not buy", async () => {
		const [person, other] = await Promise.all([makePerson(), makePerson()]);
		const { body } = await topUp(person);
		expect(await stateOf(other, body.paymentTransactionId)).toMatchObject({ status: 404, body: { code: "CHECKOUT_NOT_FOUND" } });
		const guest = (await call(guestRoute, "POST")).body.accessToken as string;
		expect(await topUp({ token: guest })).toMatchObject({ status: 403, body: { code: "FORBIDDEN", details: { signUpUrl: "/sign-up" } } });
		const key = await makeApiKey(person, { scopes: ["account:read"] });
		expect(await topUp({ token: key })).toMatchObject({ status: 403, body: { details: { scope: "person" } } });
		expect(await stateOf({ token: key }, body.paymentTransactionId)).toMatchObject({ status: 200 });
	});
});
