/** How a deployment names amounts: millionths of a US dollar, or credits, of which a dollar has a hundred. Inside they are always millionths. */
export type CreditUnit = "micro" | "credits";

export const MICRO_U_PER_CREDIT = 10_000;

/** The smallest amount that the unit can say. */
export function quantumOf(unit: CreditUnit): number {
	return unit === "micro" ? 1 : MICRO_U_PER_CREDIT;
}

/** The next amount at or above that the unit can say: for what is charged, so that it is said exactly. */
export function roundedUp(microU: number, unit: CreditUnit): number {
	const quantum = quantumOf(unit);
	return Math.ceil(microU / quantum) * quantum;
}

/** What the unit says of an amount: whole units, the rest of one not counted. */
export function toUnit(microU: number, unit: CreditUnit): number {
	return Math.trunc(microU / quantumOf(unit)) + 0;
}

export function fromUnit(amount: number, unit: CreditUnit): number {
	return amount * quantumOf(unit);
}

/** An amount from a column: exact as a number up to nine billion US dollars. @throws Error beyond. */
export function amountOf(column: bigint | number): number {
	const amount = Number(column);
	if (!Number.isSafeInteger(amount)) throw new Error("An amount is too large to be exact");
	return amount;
}

/** The calendar month (UTC) of a moment, as in 2026-11. */
export function monthOf(at: Date): string {
	return at.toISOString().slice(0, 7);
}

/** When the month of a moment ends: the free allowance begins anew and a consent to overage ends. */
export function periodEndOf(at: Date): Date {
	return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1));
}
