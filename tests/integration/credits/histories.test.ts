import fc from "fast-check";
import { expect, test } from "vitest";
import { endCharge } from "@/lib/credits/charges/end-charge";
import { holdCharge } from "@/lib/credits/charges/hold-charge";
import { checkLedger } from "@/lib/credits/check/check-ledger";
import { grantCredits } from "@/lib/credits/grants/grant-credits";
import { reverseGrant } from "@/lib/credits/grants/reverse-grant";
import { NO_COST, priceOf } from "@/lib/credits/money/layers";
import type { Transaction } from "@/lib/platform/database/db";
import { db } from "@/lib/platform/database/db";
import { queryOf } from "@/lib/platform/database/query";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";
import { UNIT } from "@/tests/world/unit";

const HISTORIES = Number(process.env.LEDGER_HISTORIES ?? 400);
/** Histories of different owners, side by side. */
const AT_ONCE = 10;
const ALLOWANCE_MICRO_U = 60_000;

type Move =
	| { readonly do: "grant"; readonly amount: number; readonly ref: number }
	| { readonly do: "reverse"; readonly ref: number }
	| { readonly do: "hold"; readonly raw: number }
	| { readonly do: "settle"; readonly at: number; readonly raw: number }
	| { readonly do: "refund" | "release"; readonly at: number };

const amounts = fc.integer({ min: 1, max: 20 }).map((cents) => cents * 10_000);
const moves: fc.Arbitrary<Move> = fc.oneof(
	fc.record({ do: fc.constant("grant" as const), amount: amounts, ref: fc.nat(4) }),
	fc.record({ do: fc.constant("reverse" as const), ref: fc.nat(4) }),
	fc.record({ do: fc.constant("hold" as const), raw: fc.nat(60_000) }),
	fc.record({ do: fc.constant("settle" as const), at: fc.nat(9), raw: fc.nat(60_000) }),
	fc.record({ do: fc.constantFrom("refund" as const, "release" as const), at: fc.nat(9) }),
);

interface Run {
	readonly chargeId: string;
	readonly charged: number;
	readonly free: number;
	isHeld: boolean;
}

/** The ledger as anybody would write it down: no grants in order, no accounts, but the same sums. */
class Model {
	available = 0;
	held = 0;
	freeSpent = 0;
	revenue = 0;
	owed = 0;
	readonly granted = new Map<number, number>();
	readonly runs: Run[] = [];
}

const of = { job: null, workflowKind: "goal_lane", specId: "goal_lane.modelled" } as const;

async function owedBy(tx: Transaction, ownerId: string): Promise<number> {
	const account = await tx.ledgerAccount.findUnique({ where: { ownerId_kind: { ownerId, kind: "owed" } } });
	return -Number(account?.balanceMicroU ?? 0);
}

/** Makes one move in the ledger and in the model, which must agree on whether it may be made. */
async function make(tx: Transaction, model: Model, ownerId: string, move: Move): Promise<void> {
	const query = queryOf(tx);
	if (move.do === "grant") {
		const ref = `${ownerId}:${move.ref}`;
		const isNew = await grantCredits(tx, { userId: ownerId, kind: "credit_topup", amountMicroU: move.amount, ref, paymentTransactionId: ref });
		expect(isNew).toBe(!model.granted.has(move.ref));
		if (isNew) model.available += move.amount;
		if (isNew) model.granted.set(move.ref, move.amount);
	} else if (move.do === "reverse") {
		const ref = `${ownerId}:${move.ref}`;
		const reversed = await reverseGrant(tx, { paymentTransactionId: ref, ref });
		const all = model.granted.get(move.ref);
		if (reversed === null) return;
		expect(reversed.takenMicroU + reversed.owedMicroU).toBe(all);
		model.available -= reversed.takenMicroU;
		model.owed += reversed.owedMicroU;
	} else if (move.do === "hold") {
		const price = priceOf({ ...NO_COST, mcp: move.raw }, UNIT);
		const free = Math.min(ALLOWANCE_MICRO_U - model.freeSpent, price.chargedMicroU);
		const mayHold = price.chargedMicroU - free <= model.available;
		const held = await transaction(() => holdCharge(query, { ...of, ownerId, runId: newId(), price, allowanceMicroU: ALLOWANCE_MICRO_U })).catch(
			(error: unknown) => {
				if (error instanceof AppError && error.code === "INSUFFICIENT_CREDITS") return null;
				throw error;
			},
		);
		expect(held !== null).toBe(mayHold);
		if (!held) return;
		model.available -= price.chargedMicroU - free;
		model.freeSpent += free;
		model.held += price.chargedMicroU;
		model.runs.push({ chargeId: held.chargeId, charged: price.chargedMicroU, free, isHeld: true });
	} else {
		const run = model.runs[move.at];
		if (!run) return;
		const end =
			move.do === "settle"
				? ({ state: "settled", raw: { ...NO_COST, llm: move.raw } } as const)
				: ({ state: move.do === "refund" ? "refunded" : "released" } as const);
		expect(await endCharge(query, run.chargeId, end)).toBe(run.isHeld);
		if (!run.isHeld) return;
		const actual = move.do === "settle" ? Math.min(run.charged, priceOf({ ...NO_COST, llm: move.raw }, UNIT).chargedMicroU) : 0;
		const freeUsed = Math.min(run.free, actual);
		model.held -= run.charged;
		model.revenue += actual;
		model.freeSpent -= run.free - freeUsed;
		const back = run.charged - actual - (run.free - freeUsed);
		// Which grant it came back to the model doesn't know: it reads what was collected of it, which is no more than either.
		const collected = model.owed - (await owedBy(tx, ownerId));
		expect(collected).toBeGreaterThanOrEqual(0);
		expect(collected).toBeLessThanOrEqual(Math.min(model.owed, back));
		model.owed -= collected;
		model.available += back - collected;
		run.isHeld = false;
	}
}

/** Lives a history through, in the ledger and in the model, and compares where both end. */
async function live(history: readonly Move[]): Promise<void> {
	const [ownerId, model] = [newId(), new Model()];
	await transaction(async (tx) => {
		for (const move of history) await make(tx, model, ownerId, move);
	});
	const accounts = await db().ledgerAccount.findMany({ where: { ownerId } });
	const balance = (kind: string) => Number(accounts.find((account) => account.kind === kind)?.balanceMicroU ?? 0);
	const wallet = await db().creditWallet.findUnique({ where: { ownerId } });
	const found = { available: balance("available"), held: balance("held"), revenue: balance("revenue"), freeSpent: Number(wallet?.freeSpentMicroU ?? 0) };
	const { available, held, revenue, freeSpent } = model;
	expect(found).toEqual({ available, held, revenue, freeSpent });
}

test(`${HISTORIES} random histories end as a plain model of them does`, async () => {
	const histories = fc.array(fc.array(moves, { minLength: 1, maxLength: 12 }), { minLength: AT_ONCE, maxLength: AT_ONCE });
	const property = fc.asyncProperty(histories, async (side) => {
		await Promise.all(side.map((history) => live(history)));
	});
	await fc.assert(property, { numRuns: Math.ceil(HISTORIES / AT_ONCE), seed: 7 });
	expect((await checkLedger()).breaches).toEqual([]);
}, 1_800_000);
