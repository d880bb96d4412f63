import { describe, expect, test } from "vitest";
import { GET as readConsent, POST as setConsent } from "@/app/api/v1/credits/overage-consent/route";
import { checkLedger } from "@/lib/credits/check/check-ledger";
import type { ChargeOverage } from "@/lib/credits/overage";
import { commitRun } from "@/lib/goal-jobs/commits/commit-run";
import { quoteRun } from "@/lib/goal-jobs/commits/quote-run";
import { createGoalJob } from "@/lib/goal-jobs/lifecycle/create-goal-job";
import { db } from "@/lib/platform/database/db";
import { AppError } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";
import { balancesOf, give, useUpFreeMonth } from "@/tests/factories/credits";
import { makeResumeFile } from "@/tests/factories/files";
import { READY } from "@/tests/factories/jobs";
import { makePerson, type Person } from "@/tests/factories/people";
import { call } from "@/tests/world/client";
import { amount, UNIT } from "@/tests/world/unit";

const SPEC = { workflowKind: "goal_lane", specId: READY } as const;

/** A provider that takes every charge, and what it was asked for. */
function payingProvider() {
	const asked: Array<Parameters<ChargeOverage>[0]> = [];
	const chargeOverage: ChargeOverage = async (request) => {
		asked.push(request);
		return { paymentTransactionId: `txn_${request.ref}` };
	};
	return { asked, chargeOverage };
}

const consent = ({ token }: Person, enable: boolean) => call(setConsent, "POST", { token, body: { enable } });

async function poorPerson(balanceMicroU = 0): Promise<Person & { cost: number }> {
	const person = await makePerson();
	await useUpFreeMonth(person.userId);
	if (balanceMicroU > 0) await give(person.userId, balanceMicroU);
	const { layersMicroU } = await quoteRun(person.context, SPEC);
	return { ...person, cost: layersMicroU.charged };
}

const commit = ({ context, cost }: Person & { cost: number }, chargeOverage: ChargeOverage, given: { consentedOverage?: boolean; commitKey?: string } = {}) =>
	commitRun(context, {
		input: { ...SPEC, ...amount("quotedCost", cost), consentedOverage: given.consentedOverage ?? true },
		commitKey: given.commitKey ?? newId(),
		chargeOverage,
	});

describe("overage", () => {
	test("consent holds for its month alone, and says so", async () => {
		const person = await makePerson();
		expect((await call(readConsent, "GET", { token: person.token })).body).toMatchObject({ enabled: false, consentedAt: null });
		const given = (await consent(person, true)).body;
		expect(given).toMatchObject({ enabled: true, consentedAt: expect.any(String) });
		expect((await consent(person, true)).body).toEqual(given);
		await db().overageConsent.update({ where: { ownerId: person.userId }, data: { periodEnd: new Date(Date.now() - 1) } });
		expect((await call(readConsent, "GET", { token: person.token })).body).toMatchObject({ enabled: false, consentedAt: null });
		expect((await consent(person, false)).body).toMatchObject({ enabled: false });
		const actions = await db().auditEvent.findMany({ where: { targetId: person.userId, action: { startsWith: "overage." } } });
		expect(actions.map(({ action }) => action)).toEqual(["overage.consent"]);
	});

	test("what is missing is charged in whole cents before the run is paid for, once for each commit", async () => {
		const person = await poorPerson(3000);
		await consent(person, true);
		const { asked, chargeOverage } = payingProvider();
		const commitKey = newId();
		const result = await commit(person, chargeOverage, { commitKey });
		const amountMicroU = Math.ceil((person.cost - 3000) / 10_000) * 10_000;
		expect(asked).toEqual([{ userId: person.userId, amountMicroU, ref: expect.any(String) }]);
		expect(result).toMatchObject({ ...amount("charged", person.cost), ...amount("balanceAfter", 3000 + amountMicroU - person.cost) });
		const paidBy = `txn_${asked[0]?.ref}`;
		if (UNIT === "micro") expect(result).toMatchObject({ overageTransactionId: paidBy });

		expect((await checkLedger()).breaches).toEqual([]);
		// The webhook of the same transaction, or a repeat of the commit after a crash, finds it credited.
		expect(await give(person.userId, amountMicroU, { kind: "credit_topup", ref: paidBy })).toBe(false);
		await commit(person, chargeOverage, { commitKey }).catch(() => undefined);
		expect(asked).toHaveLength(1);
	});

	test("nothing is paid for and nothing starts when the charge fails, there is no consent, or the commit does not ask for it", async () => {
		const person = await poorPerson();
		const refusing: ChargeOverage = async () => {
			throw new AppError("INSUFFICIENT_CREDITS", "The card was declined.");
		};
		const { asked, chargeOverage } = payingProvider();
		await expect(commit(person, chargeOverage)).rejects.toMatchObject({ code: "INSUFFICIENT_CREDITS" });
		await consent(person, true);
		await expect(commit(person, chargeOverage, { consentedOverage: false })).rejects.toMatchObject({ code: "INSUFFICIENT_CREDITS" });
		expect(asked).toEqual([]);
		const commitKey = newId();
		await expect(commit(person, refusing, { commitKey })).rejects.toThrow("The card was declined.");
		expect(await db().runCharge.count({ where: { ownerId: person.userId, state: "held" } })).toBe(0);
		expect(await balancesOf(person.userId)).not.toHaveProperty("held");
		// With another card the same commit goes through.
		await commit(person, chargeOverage, { commitKey });
		expect(asked).toHaveLength(1);
	});

	test("a provider that was cut off is asked for the same charge again, and two calls never ask at once", async () => {
		const person = await poorPerson();
		await consent(person, true);
		const refs: string[] = [];
		const dying: ChargeOverage = async ({ ref }) => {
			refs.push(ref);
			throw new TypeError("The connection broke");
		};
		const commitKey = newId();
		await expect(commit(person, dying, { commitKey })).rejects.toThrow("The connection broke");
		const { asked, chargeOverage } = payingProvider();
		const slow: ChargeOverage = async (request) => {
			await new Promise((resolve) => setTimeout(resolve, 200));
			return chargeOverage(request);
		};
		const results = await Promise.allSettled([commit(person, slow, { commitKey }), commit(person, slow, { commitKey })]);
		expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
		expect(results.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "IDEMPOTENCY_IN_PROGRESS" } });
		expect(asked.map(({ ref }) => ref)).toEqual(refs);
	});

	test("commits at once charge one after the other: none is charged for a run that another one's charge paid for", async () => {
		const person = await poorPerson(3000);
		await consent(person, true);
		const { asked, chargeOverage } = payingProvider();
		const slow: ChargeOverage = async (request) => {
			await new Promise((resolve) => setTimeout(resolve, 100));
			return chargeOverage(request);
		};
		const results = await Promise.allSettled(Array.from({ length: 5 }, () => commit(person, slow)));
		expect(results.map(({ status }) => status)).toEqual(Array(5).fill("fulfilled"));
		const charged = asked.reduce((sum, { amountMicroU }) => sum + amountMicroU, 3000);
		const lacked = 5 * person.cost;
		expect(charged).toBeGreaterThanOrEqual(lacked);
		// Whole cents are charged; what is over stays for the next one.
		expect(charged).toBeLessThan(lacked + 10_000);
		expect((await checkLedger()).breaches).toEqual([]);
	});

	test("a run that can't start costs the card nothing", async () => {
		const person = await poorPerson();
		await consent(person, true);
		const fileIds = [await makeResumeFile(person.userId)];
		const job = await createGoalJob(person.context, { workflowId: "goal_lane.cover_letter", fileIds, sensitiveLocalFileIds: [] });
		const of = { workflowKind: "goal_lane", specId: "goal_lane.cover_letter", inputsSummary: { jobSpecId: job.id } } as const;
		const quote = await quoteRun(person.context, of);
		const { asked, chargeOverage } = payingProvider();
		const input = { ...of, ...amount("quotedCost", quote.layersMicroU.charged), consentedOverage: true };
		await expect(commitRun(person.context, { input, commitKey: newId(), chargeOverage })).rejects.toMatchObject({ code: "SLOT_VALIDATION_ERROR" });
		expect(asked).toEqual([]);
	});
});
