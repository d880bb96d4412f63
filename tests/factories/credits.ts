import { type GrantKind, grantCredits } from "@/lib/credits/grants/grant-credits";
import { db } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { newId } from "@/lib/platform/ids";

/** Gives credits, in millionths of a US dollar. */
export function give(userId: string, amountMicroU: number, given: { kind?: GrantKind; ref?: string; paymentTransactionId?: string; expiresAt?: Date } = {}) {
	return transaction((tx) => grantCredits(tx, { userId, kind: "credit_grant_promo", ref: newId(), amountMicroU, ...given }));
}

/** The accounts of an owner that hold something. */
export async function balancesOf(ownerId: string): Promise<Record<string, number>> {
	const accounts = await db().ledgerAccount.findMany({ where: { ownerId, balanceMicroU: { not: 0 } } });
	return Object.fromEntries(accounts.map(({ kind, balanceMicroU }) => [kind, Number(balanceMicroU)]));
}

/** Has this month's free allowance used up, by a charge that is settled. */
export async function useUpFreeMonth(ownerId: string, leftMicroU = 0, allowanceMicroU = 5_000_000): Promise<void> {
	const [{ holdCharge }, { endCharge }, { queryOf }] = await Promise.all([
		import("@/lib/credits/charges/hold-charge"),
		import("@/lib/credits/charges/end-charge"),
		import("@/lib/platform/database/query"),
	]);
	const amountMicroU = allowanceMicroU - leftMicroU;
	const price = priced(amountMicroU);
	await transaction(async (tx) => {
		const of = { ownerId, runId: newId(), job: null, workflowKind: "goal_lane", specId: "goal_lane.used_up" };
		const { chargeId } = await holdCharge(queryOf(tx), { ...of, price, allowanceMicroU });
		await endCharge(queryOf(tx), chargeId, { state: "settled", raw: { llm: 0, compute: 0, storage: 0, mcp: amountMicroU } });
	});
}

/** A price of this amount, whatever it is made of. */
export function priced(chargedMicroU: number) {
	const breakdown = { llm: 0, compute: 0, storage: 0, mcp: chargedMicroU, runFloor: 0 };
	return { rawMicroU: chargedMicroU, insuredMicroU: chargedMicroU, chargedMicroU, breakdown };
}
