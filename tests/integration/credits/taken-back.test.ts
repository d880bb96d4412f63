import { beforeEach, describe, expect, test } from "vitest";
import { endCharge } from "@/lib/credits/charges/end-charge";
import { holdCharge } from "@/lib/credits/charges/hold-charge";
import { checkLedger } from "@/lib/credits/check/check-ledger";
import { grantCredits } from "@/lib/credits/grants/grant-credits";
import { restoreGrant } from "@/lib/credits/grants/restore-grant";
import { reverseGrant } from "@/lib/credits/grants/reverse-grant";
import { NO_COST, priceOf } from "@/lib/credits/money/layers";
import { db } from "@/lib/platform/database/db";
import { queryOf } from "@/lib/platform/database/query";
import { transaction } from "@/lib/platform/database/transaction";
import { newId } from "@/lib/platform/ids";

const PAID = 5_000_000;
let userId: string;
let payment: string;

beforeEach(async () => {
	[userId, payment] = [newId(), `txn_${newId()}`];
	await transaction((tx) => grantCredits(tx, { userId, kind: "credit_topup", amountMicroU: PAID, ref: payment, paymentTransactionId: payment }));
});

/** A run that all of the payment is promised to. */
function holdAll(): Promise<string> {
	const price = { ...priceOf({ ...NO_COST, llm: 1 }, "micro"), chargedMicroU: PAID, breakdown: { ...NO_COST, runFloor: PAID } };
	const of = { ownerId: userId, runId: newId(), job: null, workflowKind: "goal_lane", specId: "goal_lane.taken_back", price, allowanceMicroU: 0 };
	return transaction(async (tx) => (await holdCharge(queryOf(tx), of)).chargeId);
}
const release = (chargeId: string) => transaction((tx) => endCharge(queryOf(tx), chargeId, { state: "released" }));
const spend = (chargeId: string) => transaction((tx) => endCharge(queryOf(tx), chargeId, { state: "settled", raw: { ...NO_COST, llm: PAID } }));
const takeBack = (ref = newId(), amountMicroU = PAID) => transaction((tx) => reverseGrant(tx, { paymentTransactionId: payment, amountMicroU, ref }));
const restore = (ref = newId(), amountMicroU = PAID) => transaction((tx) => restoreGrant(tx, { paymentTransactionId: payment, amountMicroU, ref }));

async function standing(): Promise<{ available: number; held: number; owed: number }> {
	const rows = await db().ledgerAccount.findMany({ where: { ownerId: userId } });
	const of = (kind: string) => Number(rows.find((row) => row.kind === kind)?.balanceMicroU ?? 0);
	return { available: of("available"), held: of("held"), owed: 0 - of("owed") };
}
const breaches = async () => (await checkLedger()).breaches;

describe("a payment that is taken back", () => {
	test("while a run holds its credits: what the run gives back pays what is owed, and can't be spent", async () => {
		const charge = await holdAll();
		expect(await takeBack()).toEqual({ takenMicroU: 0, owedMicroU: PAID });
		await release(charge);
		expect(await standing()).toEqual({ available: 0, held: 0, owed: 0 });
		expect(await breaches()).toEqual([]);
	});

	test("and won back after its credits were spent brings none anew", async () => {
		await spend(await holdAll());
		await takeBack();
		expect(await restore()).toEqual({ returnedMicroU: 0, forgivenMicroU: PAID });
		expect(await standing()).toEqual({ available: 0, held: 0, owed: 0 });
		expect(await breaches()).toEqual([]);
	});

	test("and won back before they were spent can be spent again, once for each cause and never more than was taken", async () => {
		await takeBack();
		const ref = newId();
		expect(await restore(ref)).toEqual({ returnedMicroU: PAID, forgivenMicroU: 0 });
		expect(await restore(ref)).toBeNull();
		expect(await restore()).toBeNull();
		expect(await standing()).toEqual({ available: PAID, held: 0, owed: 0 });
		expect(await takeBack()).toEqual({ takenMicroU: PAID, owedMicroU: 0 });
		expect(await breaches()).toEqual([]);
	});

	test("in parts is taken back once in all, whatever the parts come to", async () => {
		expect(await takeBack(newId(), 3_000_000)).toEqual({ takenMicroU: 3_000_000, owedMicroU: 0 });
		expect(await takeBack(newId(), 3_000_000)).toEqual({ takenMicroU: 2_000_000, owedMicroU: 0 });
		expect(await takeBack()).toBeNull();
		expect(await standing()).toEqual({ available: 0, held: 0, owed: 0 });
	});

	test("leaves what was paid for otherwise alone", async () => {
		const charge = await holdAll();
		await takeBack();
		await transaction((tx) => grantCredits(tx, { userId, kind: "credit_topup", amountMicroU: PAID, ref: `txn_${newId()}`, paymentTransactionId: null }));
		await release(charge);
		expect(await standing()).toEqual({ available: PAID, held: 0, owed: 0 });
	});
});
