import { describe, expect, test } from "vitest";
import { reverseGrant } from "@/lib/credits/grants/reverse-grant";
import { postJournals } from "@/lib/credits/post-journal";
import { db } from "@/lib/platform/database/db";
import { queryOf } from "@/lib/platform/database/query";
import { transaction } from "@/lib/platform/database/transaction";
import { newId } from "@/lib/platform/ids";
import { balancesOf, give } from "@/tests/factories/credits";

const post = (ownerId: string, entries: ReadonlyArray<readonly ["available" | "held" | "gifts", number]>, ref: string = newId()) =>
	transaction((tx) =>
		postJournals(queryOf(tx), [{ kind: "credit_grant_promo", ref, entries: entries.map(([account, amountMicroU]) => ({ ownerId, account, amountMicroU })) }]),
	);

describe("the ledger", () => {
	test("a grant is given once, however often it is reported, at the same time or later", async () => {
		const [userId, ref] = [newId(), newId()];
		const given = await Promise.all(Array.from({ length: 5 }, () => give(userId, 7_000_000, { kind: "credit_topup", ref, paymentTransactionId: "txn_1" })));
		expect(given.filter(Boolean)).toHaveLength(1);
		expect(await give(userId, 7_000_000, { kind: "credit_topup", ref })).toBe(false);
		expect(await balancesOf(userId)).toEqual({ available: 7_000_000, payments: -7_000_000 });
	});

	test.each([0, -1, 0.5, Number.NaN, 2 ** 53])("an amount of %s is no grant", async (amountMicroU) => {
		await expect(give(newId(), amountMicroU)).rejects.toThrow("whole number");
	});

	test("the database refuses a journal that does not add up, one that takes more than there is, and one that repeats", async () => {
		const userId = newId();
		await give(userId, 100);
		await expect(post(userId, [["available", 50]])).rejects.toThrow("do not add up to zero");
		const tooMuch = post(userId, [
			["available", -101],
			["held", 101],
		]);
		await expect(tooMuch).rejects.toThrow("ledger_account_not_below_zero");
		const entries = [
			["available", 5],
			["gifts", -5],
		] as const;
		await post(userId, entries, `once:${userId}`);
		await expect(post(userId, entries, `once:${userId}`)).rejects.toThrow(/Unique|unique|duplicate/);
		expect(await balancesOf(userId)).toEqual({ available: 105, gifts: -105 });
	});

	test.each([
		`UPDATE ledger_entry SET "amountMicroU" = 1`,
		`DELETE FROM ledger_entry`,
		`TRUNCATE ledger_entry`,
		`UPDATE ledger_journal SET "ref" = 'x'`,
		`DELETE FROM ledger_journal`,
		`TRUNCATE ledger_journal CASCADE`,
		`UPDATE ledger_account SET "balanceMicroU" = 1`,
		`DELETE FROM ledger_account`,
	])("nobody may %s", async (statement) => {
		const userId = newId();
		await give(userId, 100);
		await expect(db().$executeRawUnsafe(statement)).rejects.toThrow(/append-only|permission denied/);
		expect(await balancesOf(userId)).toEqual({ available: 100, gifts: -100 });
	});

	test("a payment that is taken back takes what is left and owes the rest, once", async () => {
		const userId = newId();
		const paymentTransactionId = newId();
		await give(userId, 5_000_000, { kind: "credit_topup", ref: paymentTransactionId, paymentTransactionId });
		await db().creditGrant.updateMany({ where: { ownerId: userId }, data: { remainingMicroU: 2_000_000n } });
		const reverse = () => transaction((tx) => reverseGrant(tx, { paymentTransactionId, ref: `adj_${userId}` }));
		expect(await reverse()).toEqual({ takenMicroU: 2_000_000, owedMicroU: 3_000_000 });
		expect(await reverse()).toBeNull();
		expect(await balancesOf(userId)).toEqual({ available: 3_000_000, owed: -3_000_000 });
		expect(await transaction((tx) => reverseGrant(tx, { paymentTransactionId: "txn_unknown", ref: "adj_x" }))).toBeNull();
	});
});
