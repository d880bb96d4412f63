import type { CreditUnit } from "@/lib/credits/money/unit";
import type { Balance, ChargeState, LedgerEntry, LedgerEntryKind, Quote } from "@/lib/credits/schemas";

/** A balance in the unit that the deployment serves, without the unit in its names. */
export interface Standing {
	readonly unit: CreditUnit;
	readonly balance: number;
	readonly held: number;
	readonly freeMonth: number;
	readonly freeLeft: number;
	readonly periodEnd: string;
	readonly mayGoOver: boolean;
}

export function readBalance(given: Balance): Standing {
	const { periodEnd, overageConsentActive: mayGoOver } = given;
	const [unit, balance, held, freeMonth, spent] =
		"balanceMicroU" in given
			? (["micro", given.balanceMicroU, given.heldMicroU, given.freeTierMonthMicroU, given.freeTierMonthSpentMicroU] as const)
			: (["credits", given.balanceCredits, given.heldCredits, given.freeTierMonthCredits, given.freeTierMonthSpentCredits] as const);
	return { unit, balance, held, freeMonth, freeLeft: Math.max(0, freeMonth - spent), periodEnd, mayGoOver };
}

/** A price beside what the person has. */
export interface PriceTag {
	readonly unit: CreditUnit;
	readonly cost: number;
	readonly balance: number;
	readonly freeLeft: number;
	readonly isSufficient: boolean;
	readonly layersMicroU: Quote["layersMicroU"];
}

export function readQuote(given: Quote): PriceTag {
	const { freeCredits: freeLeft, sufficient: isSufficient, layersMicroU } = given;
	const [unit, cost, balance] =
		"costU" in given ? (["micro", given.costU, given.balanceU] as const) : (["credits", given.costCredits, given.balanceCredits] as const);
	return { unit, cost, balance, freeLeft, isSufficient, layersMicroU };
}

/** What a run was quoted and came to. */
export interface RunCost {
	readonly unit: CreditUnit;
	readonly state: ChargeState;
	readonly quoted: number;
	readonly actual: number | null;
	readonly released: number | null;
}

export function readCharge(given: NonNullable<LedgerEntry["run"]>): RunCost {
	const { state } = given;
	return "quotedMicroU" in given
		? { unit: "micro", state, quoted: given.quotedMicroU, actual: given.actualMicroU, released: given.releasedMicroU }
		: { unit: "credits", state, quoted: given.quotedCredits, actual: given.actualCredits, released: given.releasedCredits };
}

/** A line of the statement. */
export interface StatementLine {
	readonly id: string;
	readonly kind: LedgerEntryKind;
	readonly occurredAt: string;
	readonly unit: CreditUnit;
	readonly cost: number;
	readonly paymentTransactionId: string | null;
	readonly run: (RunCost & { readonly jobSpecId: string | null; readonly specId: string }) | null;
}

export function readEntry(entry: LedgerEntry): StatementLine {
	const { id, kind, occurredAt, paymentTransactionId, run } = entry;
	const [unit, cost] = "costMicroU" in entry ? (["micro", entry.costMicroU] as const) : (["credits", entry.costCredits] as const);
	return { id, kind, occurredAt, unit, cost, paymentTransactionId, run: run && { ...readCharge(run), jobSpecId: run.jobSpecId, specId: run.specId } };
}
