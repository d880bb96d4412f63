import { CHARGED_PERCENT, INSURED_PERCENT, RUN_FLOOR_MICRO_U } from "./rates";
import { type CreditUnit, quantumOf, roundedUp } from "./unit";

/** What a run costs us, by what it goes to. Millionths of a US dollar, whole ones. */
export interface RawCost {
	readonly llm: number;
	readonly compute: number;
	readonly storage: number;
	readonly mcp: number;
}

export interface Breakdown extends RawCost {
	/** What lifts a small run to the least that one costs. */
	readonly runFloor: number;
}

/** A price in its layers, each containing the one before; the breakdown adds up to what is charged. */
export interface Price {
	readonly rawMicroU: number;
	readonly insuredMicroU: number;
	readonly chargedMicroU: number;
	readonly breakdown: Breakdown;
}

export const NO_COST: RawCost = { llm: 0, compute: 0, storage: 0, mcp: 0 };
const PARTS = ["llm", "compute", "storage", "mcp"] as const;

/** The price of what a run costs us: insured, then charged, rounded up to what the unit can say, and never under the floor of a run. */
export function priceOf(raw: RawCost, unit: CreditUnit): Price {
	const rawMicroU = PARTS.reduce((sum, part) => sum + raw[part], 0);
	const insuredMicroU = percentUp(rawMicroU, INSURED_PERCENT);
	const used = roundedUp(percentUp(insuredMicroU, CHARGED_PERCENT), unit);
	const chargedMicroU = Math.max(used, roundedUp(RUN_FLOOR_MICRO_U, unit));
	return { rawMicroU, insuredMicroU, chargedMicroU, breakdown: { ...shared(used, raw, rawMicroU, quantumOf(unit)), runFloor: chargedMicroU - used } };
}

/** Nothing was used and nothing is charged. */
export const FREE_OF_CHARGE: Price = { rawMicroU: 0, insuredMicroU: 0, chargedMicroU: 0, breakdown: { ...NO_COST, runFloor: 0 } };

/** A price that is not above `mostMicroU`: what goes beyond is ours, the largest part first. */
export function atMost(price: Price, mostMicroU: number): Price {
	let over = price.chargedMicroU - mostMicroU;
	if (over <= 0) return price;
	const breakdown = { ...price.breakdown };
	for (const part of ["runFloor", ...[...PARTS].sort((one, other) => breakdown[other] - breakdown[one])] as const) {
		const cut = Math.min(over, breakdown[part]);
		breakdown[part] -= cut;
		over -= cut;
	}
	return { ...price, chargedMicroU: mostMicroU, breakdown };
}

const percentUp = (amount: number, percent: number): number => Math.ceil((amount * percent) / 100);

/** Parts `total` like the raw costs, in whole quanta: first by what fits, then one more for those with the largest rests. */
function shared(total: number, raw: RawCost, rawTotal: number, quantum: number): RawCost {
	if (rawTotal === 0) return NO_COST;
	const quanta = BigInt(total / quantum);
	const exact = PARTS.map((part) => ({ part, share: (quanta * BigInt(raw[part])) / BigInt(rawTotal), rest: (quanta * BigInt(raw[part])) % BigInt(rawTotal) }));
	const left = Number(quanta - exact.reduce((sum, { share }) => sum + share, 0n));
	const byRest = exact.toSorted((one, other) => Number(other.rest - one.rest));
	const entries = byRest.map(({ part, share }, at) => [part, (Number(share) + (at < left ? 1 : 0)) * quantum]);
	return Object.fromEntries(entries) as Record<(typeof PARTS)[number], number>;
}
