/** A US cent, the smallest amount that a card can be charged. */
const MICRO_U_PER_CENT = 10_000;

/** The next whole cent at or above: what is charged is also what is credited. */
export function wholeCents(microU: number): number {
	return Math.ceil(microU / MICRO_U_PER_CENT) * MICRO_U_PER_CENT;
}

/** How many cents an amount is. @throws Error when it is none of whole cents. */
export function centsOf(microU: number): number {
	const cents = microU / MICRO_U_PER_CENT;
	if (!Number.isSafeInteger(cents) || cents < 1) throw new Error("Only whole cents can be charged");
	return cents;
}

/** As the provider spells an amount: cents, as text. @throws Error when it is none of whole cents. */
export function toCents(microU: number): string {
	return String(centsOf(microU));
}

/** Null for text that is no whole number of cents. */
export function fromCents(text: string): number | null {
	const microU = /^\d{1,12}$/.test(text) ? Number(text) * MICRO_U_PER_CENT : Number.NaN;
	return Number.isSafeInteger(microU) ? microU : null;
}
