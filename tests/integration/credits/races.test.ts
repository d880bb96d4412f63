import "@/tests/world/unlimited";
import { describe, expect, test } from "vitest";
import { moveGuestWork } from "@/app/api/v1/auth/move-guest-work";
import { POST as commitRun } from "@/app/api/v1/workflow/commit/route";
import { resumeToJobReady } from "@/lib/catalog/specs/goal-lane/resume-to-job-ready";
import { endCharge } from "@/lib/credits/charges/end-charge";
import { holdCharge } from "@/lib/credits/charges/hold-charge";
import { checkLedger } from "@/lib/credits/check/check-ledger";
import { priceRun } from "@/lib/goal-jobs/charges/price-run";
import { sweepCharges } from "@/lib/goal-jobs/charges/sweep-charges";
import { db } from "@/lib/platform/database/db";
import { type Query, queryOf } from "@/lib/platform/database/query";
import { transaction } from "@/lib/platform/database/transaction";
import { newId } from "@/lib/platform/ids";
import { balancesOf, give, priced, useUpFreeMonth } from "@/tests/factories/credits";
import { READY } from "@/tests/factories/jobs";
import { makePerson } from "@/tests/factories/people";
import { call } from "@/tests/world/client";
import { amount, UNIT } from "@/tests/world/unit";

/** Ten thousand calls take a while on a busy machine. */
const LONG_MS = 900_000;

/** The crowd is as dense in both units; the long form is lived through in one. */
const COMMITS = UNIT === "micro" ? 10_000 : 1_000;

const RUN = { job: null, workflowKind: "goal_lane", specId: READY } as const;

/** Holds a price for a new run of an owner without a free allowance. */
function hold(ownerId: string, amountMicroU: number, through: (query: Query) => Query = (query) => query) {
	const charge = { ...RUN, ownerId, runId: newId(), price: priced(amountMicroU), allowanceMicroU: 0 };
	return transaction((tx) => holdCharge(through(queryOf(tx)), charge));
}

/** Runs `work` again and again, `width` at a time. */
async function inTurns<T>(times: number, width: number, work: (at: number) => Promise<T>): Promise<T[]> {
	const results: T[] = [];
	let next = 0;
	const worker = async () => {
		for (let at = next++; at < times; at = next++) results.push(await work(at));
	};
	await Promise.all(Array.from({ length: width }, worker));
	return results;
}

/** A query that breaks off at its statement of this number: what a process does that dies there. */
function breakingAt(statement: number) {
	let asked = 0;
	return (query: Query): Query =>
		async (text, values) => {
			asked += 1;
			if (asked === statement) throw new Error("The process died here");
			return query(text, values);
		};
}

const soundBooks = async () => expect((await checkLedger()).breaches).toEqual([]);

describe("what happens at once, and what breaks off", () => {
	test(
		`${COMMITS} commits with one key, 200 at once, are one debit`,
		async () => {
			const person = await makePerson();
			await useUpFreeMonth(person.userId);
			await give(person.userId, 100_000_000);
			const { chargedMicroU } = await transaction((tx) => priceRun(queryOf(tx), resumeToJobReady, null));
			const body = { workflowKind: "goal_lane", specId: READY, ...amount("quotedCost", chargedMicroU) };
			const headers = { "idempotency-key": newId() };
			const answers = await inTurns(COMMITS, 200, async () => {
				// Where too many wait for the database it says so, and the caller repeats.
				for (;;) {
					const { status, body: answer } = await call(commitRun, "POST", { token: person.token, headers, body });
					if (status !== 503) return `${status} ${answer.runId ?? answer.code}`;
				}
			});
			const runIds = new Set(answers.filter((answer) => answer.startsWith("200")));
			expect([...new Set(answers.filter((answer) => !answer.startsWith("200")))]).toEqual([]);
			expect(runIds.size).toBe(1);
			expect(await balancesOf(person.userId)).toMatchObject({ available: 100_000_000 - chargedMicroU, held: chargedMicroU });
		},
		LONG_MS,
	);

	test("of 500 spends of 10 on 2,500 at once, 250 win", async () => {
		const ownerId = newId();
		await give(ownerId, 1500);
		await give(ownerId, 1000, { kind: "credit_topup" });
		const results = await Promise.allSettled(Array.from({ length: 500 }, () => hold(ownerId, 10)));
		const lost = results.flatMap((result) => (result.status === "rejected" ? [result.reason.code] : []));
		expect(lost).toHaveLength(250);
		expect(new Set(lost)).toEqual(new Set(["INSUFFICIENT_CREDITS"]));
		expect(await balancesOf(ownerId)).toMatchObject({ held: 2500 });
		await soundBooks();
	});

	test("a charge that is ended by many at once ends once", async () => {
		const ownerId = newId();
		await give(ownerId, 50_000);
		const { chargeId } = await hold(ownerId, 40_000);
		const ends = await Promise.all(
			Array.from({ length: 20 }, (_, at) =>
				transaction((tx) =>
					endCharge(queryOf(tx), chargeId, at % 2 === 0 ? { state: "refunded" } : { state: "settled", raw: { llm: 0, compute: 0, storage: 0, mcp: 10_000 } }),
				),
			),
		);
		expect(ends.filter(Boolean)).toHaveLength(1);
		await soundBooks();
	});

	test("a crash at any statement of a commit, a settlement or a refund leaves nothing, and the repeat does it whole", async () => {
		const ownerId = newId();
		await give(ownerId, 30_000, { expiresAt: new Date(Date.now() + 86_400_000) });
		await give(ownerId, 70_000, { kind: "credit_topup" });
		const died = { commit: 0, settled: 0, refunded: 0 };
		const untilItWorks = async <T>(of: keyof typeof died, work: (through: (query: Query) => Query) => Promise<T>): Promise<T> => {
			for (let statement = 1; ; statement += 1) {
				const before = await balancesOf(ownerId);
				try {
					return await work(breakingAt(statement));
				} catch (error) {
					expect(String(error)).toContain("The process died here");
					died[of] += 1;
					expect(await balancesOf(ownerId)).toEqual(before);
					await soundBooks();
				}
			}
		};
		for (const state of ["settled", "refunded"] as const) {
			const { chargeId } = await untilItWorks("commit", (through) => hold(ownerId, 60_000, through));
			const end = state === "settled" ? { state, raw: { llm: 5000, compute: 0, storage: 0, mcp: 10_000 } } : { state };
			await untilItWorks(state, (through) => transaction((tx) => endCharge(through(queryOf(tx)), chargeId, end)));
			await soundBooks();
		}
		for (const count of Object.values(died)) expect(count).toBeGreaterThanOrEqual(4);
		expect(Object.values(await balancesOf(ownerId)).reduce((sum, amount) => sum + amount, 0)).toBe(0);
	});

	test("what is held for a job that is gone or has ended, and a commit that no job took, is given back by the sweep", async () => {
		const ownerId = newId();
		await give(ownerId, 50_000);
		const gone = await hold(ownerId, 20_000);
		await db().runCharge.update({ where: { id: gone.chargeId }, data: { jobSpecId: newId(), attemptId: newId() } });
		const old = await hold(ownerId, 20_000);
		await db().runCharge.update({ where: { id: old.chargeId }, data: { createdAt: new Date(Date.now() - 25 * 3_600_000) } });
		const young = await hold(ownerId, 10_000);
		await sweepCharges();
		const states = await db().runCharge.findMany({ where: { ownerId }, select: { id: true, state: true } });
		expect(Object.fromEntries(states.map(({ id, state }) => [id, state]))).toEqual({
			[gone.chargeId]: "released",
			[old.chargeId]: "released",
			[young.chargeId]: "held",
		});
		expect(await balancesOf(ownerId)).toMatchObject({ available: 40_000, held: 10_000 });
		await soundBooks();
	});

	test("what a guest has follows it into the account, once, and its runs end there", async () => {
		const [guestId, userId] = [newId(), newId()];
		await give(guestId, 50_000);
		await give(userId, 5000);
		const held = await transaction((tx) =>
			holdCharge(queryOf(tx), { ...RUN, ownerId: guestId, runId: newId(), price: priced(60_000), allowanceMicroU: 20_000 }),
		);
		const claim = () => transaction((tx) => moveGuestWork(tx, { guestId, userId }));
		await claim();
		await claim();
		expect(await balancesOf(guestId)).not.toHaveProperty("available");
		expect(await balancesOf(userId)).toMatchObject({ available: 15_000, held: 60_000 });
		const wallet = await db().creditWallet.findUniqueOrThrow({ where: { ownerId: userId } });
		expect(Number(wallet.freeSpentMicroU)).toBe(20_000);
		await soundBooks();
		await transaction((tx) => endCharge(queryOf(tx), held.chargeId, { state: "refunded" }));
		expect(await balancesOf(userId)).toMatchObject({ available: 55_000 });
		await soundBooks();
	});

	test("credits that expire leave the balance; what comes back to them can still be spent for a week", async () => {
		const ownerId = newId();
		const soon = new Date(Date.now() + 1500);
		await give(ownerId, 30_000, { expiresAt: soon });
		await give(ownerId, 20_000, { kind: "credit_topup" });
		const { chargeId } = await hold(ownerId, 10_000);
		expect(await db().creditGrant.findMany({ where: { ownerId }, orderBy: { amountMicroU: "asc" }, select: { remainingMicroU: true } })).toEqual([
			{ remainingMicroU: 20_000n },
			{ remainingMicroU: 20_000n },
		]);
		await new Promise((resolve) => setTimeout(resolve, 1600));
		await hold(ownerId, 5000);
		expect(await balancesOf(ownerId)).toMatchObject({ available: 15_000, breakage: 20_000 });
		await transaction((tx) => endCharge(queryOf(tx), chargeId, { state: "refunded" }));
		await hold(ownerId, 25_000);
		expect(await balancesOf(ownerId)).not.toHaveProperty("available");
		await soundBooks();
	});
});
