import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { comparableSalary, REFERENCE_RATES } from "@/lib/tools/job-search/comparable-salary";
import { Salary } from "@/lib/tools/job-search/schemas";
import { PLACES } from "@/local/job-boards/sample/places";

const known = [...Object.keys(REFERENCE_RATES.korunaForOne), ...Object.keys(REFERENCE_RATES.unitsForOneDollar)];
const yearly = (max: number, currency = "EUR", period: Salary["period"] = "year") => comparableSalary({ min: null, max, currency, period });

describe("a salary that can be compared", () => {
	it("is euros a year, by the upper end where one is stated", () => {
		expect(yearly(50_000)).toBe(50_000);
		expect(comparableSalary({ min: 40_000, max: 50_000, currency: "EUR", period: "year" })).toBe(50_000);
		expect(comparableSalary({ min: 40_000, max: null, currency: "EUR", period: "year" })).toBe(40_000);
	});

	it("counts 2,080 hours, 260 days, 52 weeks and 12 months a year", () => {
		expect([yearly(1, "EUR", "hour"), yearly(1, "EUR", "day"), yearly(1, "EUR", "week"), yearly(1, "EUR", "month")]).toEqual([2080, 260, 52, 12]);
	});

	it("does not take a big number of a small currency for a high salary", () => {
		const amounts = [yearly(9_000_000, "JPY"), yearly(70_000, "GBP"), yearly(75_000, "USD"), yearly(1_500_000, "INR"), yearly(600_000_000, "VND")];
		expect(amounts.map((amount) => Math.round((amount ?? 0) / 1_000))).toEqual([55, 84, 72, 17, 23]);
	});

	it("is not known without an amount, for no salary, and in a currency without a rate", () => {
		expect(comparableSalary(null)).toBeNull();
		expect(comparableSalary({ min: null, max: null, currency: "EUR", period: "year" })).toBeNull();
		for (const amount of [0, -1, Number.NaN]) expect(yearly(amount)).toBeNull();
		for (const currency of ["XXX", "", "constructor"]) expect(yearly(50_000, currency)).toBeNull();
	});

	it("is known for every currency that the sample boards pay in", () => {
		for (const { currency } of PLACES) expect(yearly(1, currency), currency).not.toBeNull();
	});

	it("has one currency for each code, and a rate that orders amounts of one currency by size", () => {
		expect(new Set(known).size).toBe(known.length);
		const amount = fc.integer({ min: 1, max: 1e9 });
		fc.assert(
			fc.property(amount, amount, fc.constantFrom(...known), fc.constantFrom(...Salary.shape.period.options), (one, other, currency, period) => {
				expect(Math.sign(Number(yearly(one, currency, period)) - Number(yearly(other, currency, period)))).toBe(Math.sign(one - other));
			}),
		);
	});
});
