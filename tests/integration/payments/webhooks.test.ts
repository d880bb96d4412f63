import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { topUp } from "@/lib/payments/checkouts/top-up";
import { countDrifts } from "@/lib/payments/drift/drift";
import { pruneWebhookEvents } from "@/lib/payments/webhooks/prune-events";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/ids";
import { signBody } from "@/local/paddle/webhooks/signature";
import { makePerson } from "@/tests/factories/people";
import { balanceOf } from "@/tests/world/credits";
import { type PaddleWorld, startPaddleWorld } from "@/tests/world/paddle";

let world: PaddleWorld;
beforeAll(async () => {
	world = await startPaddleWorld();
});
beforeEach(() => world.faults({}));
afterAll(() => world.close());

const INPUT = { amountU: 10_000_000, currency: "USD" } as const;

/** A payment that was made while no webhook got through, and the event that was to tell of it. */
async function paidUnheard() {
	const person = await makePerson();
	const draft = await topUp(person.context, INPUT);
	await world.faults({ dropped: ["*"] });
	await world.pay(draft.paymentTransactionId);
	await world.faults({});
	const [event] = await world.events("transaction.completed", draft.paymentTransactionId);
	if (!event) throw new Error("A payment is an event");
	return { person, draft, event };
}

type Data = Record<string, unknown>;
const changed = (event: { data: Data }, change: (data: Data) => Data) =>
	JSON.stringify({ ...event, event_id: `evt_${newId()}`, data: change(structuredClone(event.data)) });
const total = (amount: string) => (data: Data) => ({ ...data, details: { totals: { total: amount } } });

describe("the provider's webhooks", () => {
	test("five times the same credits once, all at the same moment or one after the other", async () => {
		const { person, event } = await paidUnheard();
		const body = JSON.stringify(event);
		const answers = await Promise.all(Array.from({ length: 5 }, () => world.post(body)));
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
		expect(answers.map(({ body: { outcome } }) => outcome).sort()).toEqual(["applied", "repeated", "repeated", "repeated", "repeated"]);
		expect((await world.post(body)).body.outcome).toBe("repeated");
		expect(await balanceOf(person.userId)).toBe(10_000_000);
	});

	test("another event of the same payment credits nothing more", async () => {
		const { person, event } = await paidUnheard();
		await Promise.all([1, 2, 3].map(() => world.post(changed(event, (data) => data))));
		expect(await balanceOf(person.userId)).toBe(10_000_000);
		expect(await db().creditGrant.count({ where: { ownerId: person.userId } })).toBe(1);
	});

	test("last first, doubled and late, they come to the same", async () => {
		const person = await makePerson();
		const draft = await topUp(person.context, INPUT);
		await world.faults({ reversed: true, duplicates: 2, delayMs: 50 });
		await world.decline(draft.paymentTransactionId);
		await world.pay(draft.paymentTransactionId);
		await expect.poll(() => world.delivered.filter(({ event }) => event === "transaction.ready").length).toBeGreaterThanOrEqual(3);
		await expect.poll(() => balanceOf(person.userId)).toBe(10_000_000);
		expect(await db().checkout.findUnique({ where: { paymentTransactionId: draft.paymentTransactionId } })).toMatchObject({
			status: "completed",
			openKey: null,
		});
	});

	test("before the answer to the creation they find the intent, and the late answer spoils nothing", async () => {
		const person = await makePerson();
		await world.faults({ paidBeforeAnswer: true, answerDelayMs: 100 });
		const draft = await topUp(person.context, INPUT);
		expect(draft).toMatchObject({ status: "completed", checkoutUrl: null });
		expect(await balanceOf(person.userId)).toBe(10_000_000);
		expect(await db().checkout.count({ where: { userId: person.userId } })).toBe(1);
	});

	test.each([
		["amount below", total("999")],
		["amount above", total("100000")],
		["amount that can't be read", total("10.00")],
		["currency", (data: Data) => ({ ...data, currency_code: "EUR" })],
		["user", (data: Data) => ({ ...data, custom_data: { ...(data.custom_data as Data), userId: newId() } })],
		["intent", (data: Data) => ({ ...data, custom_data: { ...(data.custom_data as Data), topupId: newId() } })],
		["transaction", (data: Data) => ({ ...data, id: "txn_00000000000000000000000000" })],
	])("one that is well signed but contradicts the intent (%s) credits nothing, and raises an alarm once", async (_what, change) => {
		const { person, event } = await paidUnheard();
		const before = await countDrifts();
		const answer = await world.post(changed(event, change));
		expect(answer).toMatchObject({ status: 200, body: { outcome: "refused" } });
		await world.post(changed(event, change));
		expect(await balanceOf(person.userId)).toBe(0);
		expect(await countDrifts()).toBe(before + 1);
		// The true one is still worth what was paid, and ends the alarm where it was about the same payment.
		expect((await world.post(JSON.stringify(event))).body.outcome).toBe("applied");
		expect(await balanceOf(person.userId)).toBe(10_000_000);
	});

	test.each([
		["a body that was changed", (body: string, ts: number) => [body.replace("USD", "EUR"), signBody(body, [world.secret], ts)]],
		["an amount that was changed", (body: string, ts: number) => [body.replaceAll('"1000"', '"9000"'), signBody(body, [world.secret], ts)]],
		["another secret", (body: string, ts: number) => [body, signBody(body, ["pdl_ntfset_of_someone_else"], ts)]],
		["an age of six minutes", (body: string, ts: number) => [body, signBody(body, [world.secret], ts - 360)]],
		["a time that is still to come", (body: string, ts: number) => [body, signBody(body, [world.secret], ts + 360)]],
		["no signature", (body: string) => [body, ""]],
	] as const)("with %s it is 401, and nothing is stored", async (_what, forge) => {
		const { person, event } = await paidUnheard();
		const [body, signature] = forge(JSON.stringify(event), Math.floor(Date.now() / 1000));
		expect(await world.post(body ?? "", signature)).toMatchObject({ status: 401, body: { code: "INVALID_SIGNATURE" } });
		expect(await balanceOf(person.userId)).toBe(0);
		expect(await db().webhookEvent.count({ where: { id: event.event_id } })).toBe(0);
	});

	test("what is signed but no event is told so; what is none of ours is ignored and kept", async () => {
		expect(await world.post("not json")).toMatchObject({ status: 400 });
		expect(await world.post("{}")).toMatchObject({ status: 422 });
		const others = {
			event_id: `evt_${newId()}`,
			event_type: "customer.created",
			occurred_at: new Date().toISOString(),
			data: { email: "someone@example.com" },
		};
		expect(await world.post(JSON.stringify(others))).toMatchObject({ status: 200, body: { outcome: "ignored" } });
		expect(await db().webhookEvent.findUnique({ where: { id: others.event_id } })).toMatchObject({ outcome: "ignored", waiting: null });
		const noText = { ...others, event_id: `evt_\u0000${newId()}`, event_type: "customer.\uD800" };
		expect(await world.post(JSON.stringify(noText))).toMatchObject({ status: 200, body: { outcome: "ignored" } });
	});

	test("a refund takes back what is left, one that comes before its payment waits for it", async () => {
		const { person, draft, event } = await paidUnheard();
		await world.faults({ dropped: ["*"] });
		const asked = { action: "refund", type: "full", reason: "asked for", transaction_id: draft.paymentTransactionId };
		const made = await world.ask("POST", "/adjustments", asked);
		const { id } = (made.body as { data: { id: string } }).data;
		await world.ask("PUT", `/stand-in/adjustments/${id}/status`, { status: "approved" });
		const [approved] = await world.events("adjustment.updated", id);
		expect((await world.post(JSON.stringify(approved))).body.outcome).toBe("deferred");
		expect((await world.post(JSON.stringify(event))).body.outcome).toBe("applied");
		expect(await balanceOf(person.userId)).toBe(0);
		expect(await db().creditGrant.findFirst({ where: { ownerId: person.userId } })).toMatchObject({ amountMicroU: 10_000_000n, remainingMicroU: 0n });
		expect(await db().webhookEvent.findUnique({ where: { id: approved?.event_id ?? "" } })).toMatchObject({ outcome: "applied", waiting: null });
	});

	test("after 90 days an event is forgotten, but not one that waits; one that comes again even then credits nothing more", async () => {
		const { person, event } = await paidUnheard();
		await world.post(JSON.stringify(event));
		const orphan = {
			id: `adj_${newId()}`,
			action: "refund",
			status: "approved",
			transaction_id: "txn_unheard",
			currency_code: "USD",
			totals: { total: "100" },
		};
		const waiting = { event_id: `evt_${newId()}`, event_type: "adjustment.updated", occurred_at: new Date().toISOString(), data: orphan };
		expect((await world.post(JSON.stringify(waiting))).body.outcome).toBe("deferred");
		const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
		expect(await pruneWebhookEvents(inDays(89))).toBe(0);
		expect(await pruneWebhookEvents(inDays(91))).toBeGreaterThan(0);
		const ids = [event.event_id, waiting.event_id];
		expect(await db().webhookEvent.findMany({ where: { id: { in: ids } }, select: { id: true } })).toEqual([{ id: waiting.event_id }]);
		await world.post(JSON.stringify(event));
		expect(await balanceOf(person.userId)).toBe(10_000_000);
	});

	test("part of a payment may be refunded, and a chargeback may be won back", async () => {
		const { person, draft, event } = await paidUnheard();
		await world.post(JSON.stringify(event));
		const item = (await world.transactions(`&id=${draft.paymentTransactionId}`))[0]?.details as { line_items: Array<{ id: string }> };
		const items = [{ item_id: item.line_items[0]?.id, type: "partial", amount: "300" }];
		await world.ask("POST", "/adjustments", { action: "chargeback", reason: "bank", transaction_id: draft.paymentTransactionId, items });
		await expect.poll(() => balanceOf(person.userId)).toBe(7_000_000);
		await world.ask("POST", "/adjustments", { action: "chargeback_reverse", reason: "won", transaction_id: draft.paymentTransactionId, items });
		await expect.poll(() => balanceOf(person.userId)).toBe(10_000_000);
	});
});
