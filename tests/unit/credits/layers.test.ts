import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { atMost, NO_COST, priceOf, type RawCost } from "@/lib/credits/money/layers";
import { type CreditUnit, fromUnit, periodEndOf, quantumOf, roundedUp, toUnit } from "@/lib/credits/money/unit";

const parts = fc.record({ llm: fc.nat(1e9), compute: fc.nat(1e9), storage: fc.nat(1e6), mcp: fc.nat(1e9) });
const units = fc.constantFrom<CreditUnit>("micro", "credits");
const sumOf = (cost: object): number => Object.values(cost).reduce((sum, part) => sum + part, 0);

describe("the price of a run", () => {
	it("insures, charges and rounds up in this order", () => {
		const raw: RawCost = { llm: 0, compute: 5000, storage: 0, mcp: 9000 };
		expect(priceOf(raw, "micro")).toEqual({
			rawMicroU: 14_000,
			insuredMicroU: 16_100,
			chargedMicroU: 20_930,
			breakdown: { llm: 0, compute: 7475, storage: 0, mcp: 13_455, runFloor: 0 },
		});
		expect(priceOf(raw, "credits")).toMatchObject({ chargedMicroU: 30_000, breakdown: { compute: 10_000, mcp: 20_000, runFloor: 0 } });
	});

	it("is never under the floor of a run, which stands in the breakdown", () => {
		expect(priceOf({ ...NO_COST, llm: 1 }, "micro")).toMatchObject({ chargedMicroU: 10_000, breakdown: { llm: 3, runFloor: 9997 } });
		expect(priceOf(NO_COST, "credits")).toMatchObject({ chargedMicroU: 10_000, breakdown: { ...NO_COST, runFloor: 10_000 } });
	});

	it("adds up exactly, in either unit, whatever it is made of", () => {
		fc.assert(
			fc.property(parts, units, (raw, unit) => {
				const price = priceOf(raw, unit);
				expect(sumOf(price.breakdown)).toBe(price.chargedMicroU);
				expect(price.rawMicroU).toBe(sumOf(raw));
				expect(price.insuredMicroU).toBe(Math.ceil((price.rawMicroU * 115) / 100));
				expect(price.chargedMicroU).toBeGreaterThanOrEqual(Math.ceil((price.insuredMicroU * 130) / 100));
				// Rounding never makes more than the smallest amount that the unit can say.
				expect(price.chargedMicroU - Math.max(10_000, Math.ceil((price.insuredMicroU * 130) / 100))).toBeLessThan(quantumOf(unit));
				for (const part of Object.values(price.breakdown)) expect(part % quantumOf(unit)).toBe(0);
				for (const part of Object.values(price.breakdown)) expect(part).toBeGreaterThanOrEqual(0);
			}),
		);
	});

	it("that is not to be above an amount loses what is over, and still adds up", () => {
		fc.assert(
			fc.property(parts, fc.nat(4e9), (raw, most) => {
				const price = atMost(priceOf(raw, "micro"), most);
				expect(price.chargedMicroU).toBe(Math.min(priceOf(raw, "micro").chargedMicroU, most));
				expect(sumOf(price.breakdown)).toBe(price.chargedMicroU);
				for (const part of Object.values(price.breakdown)) expect(part).toBeGreaterThanOrEqual(0);
			}),
		);
	});
});

describe("the unit", () => {
	it("says whole credits of an amount and takes back what it said", () => {
		expect([toUnit(29_999, "credits"), toUnit(-29_999, "credits"), fromUnit(3, "credits"), roundedUp(20_001, "credits")]).toEqual([2, -2, 30_000, 30_000]);
		fc.assert(fc.property(fc.nat(1e9), units, (amount, unit) => toUnit(fromUnit(amount, unit), unit) === amount));
	});

	it("ends a month at the first moment of the next, UTC", () => {
		expect(periodEndOf(new Date("2026-12-31T23:59:59.999Z")).toISOString()).toBe("2027-01-01T00:00:00.000Z");
	});
});
