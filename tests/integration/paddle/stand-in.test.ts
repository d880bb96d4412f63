import { type CreateSubscriptionCharge, type Environment, LogLevel, Paddle } from "@paddle/paddle-node-sdk";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { PRO_PRICE_ID } from "@/local/paddle/records/catalog";
import { type PaddleStandIn, startPaddle } from "@/local/paddle/server";
import { type Listening, listen } from "@/tests/world/listen";

const KEY = "pdl_sdbx_apikey_of_the_tests";
const SECRET = "pdl_ntfset_of_the_tests";

interface Heard {
	readonly signature: string;
	readonly body: string;
	readonly type: string;
}

let heard: Heard[] = [];
let answers: number[] = [];
let app: Listening;
let standIn: PaddleStandIn;
let paddle: Paddle;

beforeAll(async () => {
	app = await listen(async (request, response) => {
		let body = "";
		for await (const chunk of request) body += String(chunk);
		heard.push({ signature: String(request.headers["paddle-signature"]), body, type: JSON.parse(body).event_type });
		response.writeHead(answers.shift() ?? 200).end();
	});
	const options = { port: 0, apiKey: KEY, dir: null, defaultPaymentLink: "https://app.example.com/pay", account: "live" } as const;
	standIn = await startPaddle({ ...options, url: app.origin, secrets: [SECRET] });
	paddle = new Paddle(KEY, { environment: standIn.origin as Environment, logLevel: LogLevel.none });
});

beforeEach(async () => {
	heard = [];
	answers = [];
	await control("PUT", "/stand-in/faults", {});
});

afterAll(async () => {
	await standIn.close();
	await app.close();
});

/** What was told of a transaction, in the order of arrival. */
const toldOf = (id: string): string[] => heard.filter(({ body }) => JSON.parse(body).data.id === id).map(({ type }) => type);

const control = (method: string, path: string, body?: unknown) =>
	fetch(`${standIn.origin}${path}`, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });

function price(amount: string, taxMode: "internal" | "external" = "internal") {
	return {
		name: "Credits",
		description: "Credits",
		unitPrice: { amount, currencyCode: "USD" as const },
		billingCycle: null,
		taxMode,
		quantity: { minimum: 1, maximum: 1 },
		product: { name: "Credits", taxCategory: "standard" as const },
	};
}

const create = (amount = "1000") =>
	paddle.transactions.create({ items: [{ quantity: 1, price: price(amount) }], currencyCode: "USD", customData: { topupId: "t1" } });

describe("the sample of Paddle Billing, by its official SDK", () => {
	test("a transaction is a draft with a checkout, and tax lies within the price or on top of it", async () => {
		const made = await create();
		expect(made).toMatchObject({ status: "draft", origin: "api", customData: { topupId: "t1" }, subscriptionId: null });
		expect(made.id).toMatch(/^txn_[0-9a-z]{26}$/);
		expect(made.checkout?.url).toBe(`https://app.example.com/pay?_ptxn=${made.id}`);
		expect(made.details?.totals).toMatchObject({ subtotal: "833", tax: "167", total: "1000", grandTotal: "1000" });
		const outside = await paddle.transactions.create({ items: [{ quantity: 1, price: price("1000", "external") }] });
		expect(outside.details?.totals).toMatchObject({ subtotal: "1000", tax: "200", total: "1200" });
		expect(await paddle.transactions.get(made.id)).toMatchObject({ id: made.id, status: "draft" });
	});

	test("it refuses as Paddle does, in words that the SDK reads", async () => {
		const wrongKey = new Paddle("pdl_wrong", { environment: standIn.origin as Environment, logLevel: LogLevel.none });
		await expect(wrongKey.transactions.get("txn_1")).rejects.toMatchObject({ code: "forbidden" });
		await expect(paddle.transactions.get("txn_0")).rejects.toMatchObject({ code: "not_found" });
		await expect(paddle.transactions.create({ items: [], currencyCode: "USD" })).rejects.toMatchObject({ code: "bad_request", errors: [{ field: "items" }] });
		await expect(paddle.transactions.create({ items: [{ quantity: 2, price: price("1000") }] })).rejects.toMatchObject({
			code: "transaction_item_quantity_out_of_range",
		});
		const made = await create();
		await expect(paddle.transactions.update(made.id, { status: "canceled" })).rejects.toMatchObject({ code: "transaction_invalid_status_change" });
	});

	test("what was paid in the checkout is told by webhooks that the SDK itself verifies and reads", async () => {
		const made = await create();
		const page = await (await control("GET", `/checkout/${made.id}`)).text();
		expect(page).toContain("stand-in for Paddle");
		expect(page).toContain("Pay 10.00 USD");
		await control("POST", `/checkout/${made.id}/pay`);
		await expect.poll(() => toldOf(made.id)).toEqual(["transaction.created", "transaction.ready", "transaction.paid", "transaction.completed"]);
		const last = heard.find(({ type }) => type === "transaction.completed");
		const event = await paddle.webhooks.unmarshal(last?.body ?? "", SECRET, last?.signature ?? "");
		expect(event).toMatchObject({ eventType: "transaction.completed", data: { id: made.id, status: "completed", customData: { topupId: "t1" } } });
		expect(await control("POST", `/checkout/${made.id}/pay`)).toMatchObject({ status: 409 });
	});

	test("lists are filtered, sorted and paged to their end", async () => {
		const since = new Date().toISOString();
		const ids: string[] = [];
		for (let count = 0; count < 5; count += 1) ids.push((await create()).id);
		const listed: string[] = [];
		for await (const { id } of paddle.transactions.list({ "createdAt[GTE]": since, status: ["draft"], orderBy: "id[DESC]", perPage: 2 })) listed.push(id);
		expect(listed).toEqual(ids.toReversed());
		expect(await paddle.transactions.list({ id: [ids[1] ?? ""] }).next()).toHaveLength(1);
		expect(await paddle.transactions.list({ "createdAt[LT]": since, id: ids }).next()).toHaveLength(0);
	});

	test("a webhook that fails is sent again by the schedule, signed anew, until it is taken", async () => {
		await control("PUT", "/stand-in/faults", { hurry: 1_000_000 });
		answers = [500, 503, 404, 200];
		const { id } = await create();
		await expect.poll(() => toldOf(id)).toHaveLength(4);
		expect(new Set(heard.filter(({ body }) => body.includes(id)).map(({ body }) => body)).size).toBe(1);
	});

	test.each([
		[{ duplicates: 4 }, ["transaction.created", "transaction.created", "transaction.created", "transaction.created", "transaction.created"]],
		[{ dropped: ["*"] }, []],
	])("on demand webhooks come with %o", async (faults, types) => {
		await control("PUT", "/stand-in/faults", faults);
		const { id } = await create();
		await new Promise((resolve) => setTimeout(resolve, 200));
		expect(toldOf(id)).toEqual(types);
	});

	test("on demand they come last first, and before the answer that they are about", async () => {
		await control("PUT", "/stand-in/faults", { paidBeforeAnswer: true, reversed: true });
		const made = await create();
		expect(toldOf(made.id).filter((type) => type !== "transaction.created")).toEqual(["transaction.completed", "transaction.paid", "transaction.ready"]);
		expect(made.status).toBe("draft");
		expect(await paddle.transactions.get(made.id)).toMatchObject({ status: "completed" });
	});

	test("a subscription begins with its payment, is charged, declined, renewed, cancelled and kept", async () => {
		const made = await paddle.transactions.create({ items: [{ quantity: 1, priceId: PRO_PRICE_ID }], customData: { userId: "u1" } });
		await control("POST", `/checkout/${made.id}/pay`);
		const { subscriptionId, billingPeriod } = await paddle.transactions.get(made.id);
		const id = subscriptionId ?? "";
		const begun = await paddle.subscriptions.get(id);
		expect(begun).toMatchObject({ status: "active", customData: { userId: "u1" }, currentBillingPeriod: billingPeriod });

		const charge: CreateSubscriptionCharge = {
			effectiveFrom: "immediately",
			onPaymentFailure: "prevent_change",
			items: [{ quantity: 1, price: price("500") }],
		};
		expect(await paddle.subscriptions.createOneTimeCharge(id, charge)).toMatchObject({ id });
		const [charged] = await paddle.transactions.list({ subscriptionId: [id], origin: ["subscription_charge"] }).next();
		expect(charged).toMatchObject({ status: "completed", details: { totals: { total: "500" } } });
		await control("PUT", `/stand-in/subscriptions/${id}/card`, { declines: true });
		await expect(paddle.subscriptions.createOneTimeCharge(id, charge)).rejects.toMatchObject({ code: "subscription_payment_declined" });
		await control("PUT", `/stand-in/subscriptions/${id}/card`, { declines: false });

		await control("POST", `/stand-in/subscriptions/${id}/renew`);
		const renewed = await paddle.subscriptions.get(id);
		expect(renewed.currentBillingPeriod?.startsAt).toBe(begun.currentBillingPeriod?.endsAt);
		expect(await paddle.subscriptions.cancel(id, { effectiveFrom: "next_billing_period" })).toMatchObject({ scheduledChange: { action: "cancel" } });
		expect(await paddle.subscriptions.update(id, { scheduledChange: null })).toMatchObject({ scheduledChange: null });
		await paddle.subscriptions.cancel(id, { effectiveFrom: "next_billing_period" });
		await control("POST", `/stand-in/subscriptions/${id}/renew`);
		expect(await paddle.subscriptions.get(id)).toMatchObject({ status: "canceled" });
		await expect(paddle.subscriptions.cancel(id, {})).rejects.toMatchObject({ code: "subscription_is_canceled_action_invalid" });
	});

	test("a subscription is charged at most twenty times an hour", async () => {
		const made = await paddle.transactions.create({ items: [{ quantity: 1, priceId: PRO_PRICE_ID }] });
		await control("POST", `/checkout/${made.id}/pay`);
		const id = (await paddle.transactions.get(made.id)).subscriptionId ?? "";
		const charge = () => paddle.subscriptions.createOneTimeCharge(id, { effectiveFrom: "immediately", items: [{ quantity: 1, price: price("100") }] });
		for (let count = 0; count < 20; count += 1) await charge();
		await expect(charge()).rejects.toMatchObject({ code: "too_many_requests", retryAfter: 60 });
	});

	test("a refund waits for approval, and never exceeds the payment", async () => {
		const made = await create();
		await control("POST", `/checkout/${made.id}/pay`);
		const refund = { action: "refund", type: "full", reason: "asked for", transactionId: made.id } as const;
		const adjustment = await paddle.adjustments.create(refund);
		expect(adjustment).toMatchObject({ status: "pending_approval", totals: { total: "1000" } });
		await expect(paddle.adjustments.create(refund)).rejects.toMatchObject({ code: "adjustment_amount_above_remaining_allowed" });
		await control("PUT", `/stand-in/adjustments/${adjustment.id}/status`, { status: "approved" });
		expect(await paddle.adjustments.list({ status: ["approved"] }).next()).toMatchObject([{ id: adjustment.id }]);
	});
});
