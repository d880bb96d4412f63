import { describe, expect, it } from "vitest";
import { EXCHANGE_RATES } from "@/lib/platform/environment/exchange-rates";
import { BUILT_IN_RATES, comparableSalary, fromEuros, isComparable, salaryPerYear } from "@/lib/tools/job-search/comparable-salary";

const GIVEN = JSON.stringify({ publishedOn: "2026-02-27", unitsForOneEuro: { USD: 1.25, JPY: 160 } });
const rates = EXCHANGE_RATES.parse(GIVEN) ?? BUILT_IN_RATES;
const yearly = (max: number, currency: string) => ({ min: null, max, currency, period: "year" as const });

describe("exchange rates of a deployment", () => {
	it("convert salaries, and every converted one names their day", () => {
		expect(salaryPerYear(yearly(100_000, "EUR"), "USD", rates)).toEqual({ min: null, max: 125_000, currency: "USD", isConverted: true, ratesOn: "2026-02-27" });
		expect(salaryPerYear(yearly(8_000_000, "JPY"), "EUR", rates)?.max).toBe(50_000);
		expect(comparableSalary(yearly(125_000, "USD"), rates)).toBe(100_000);
		expect(fromEuros(1_000, "JPY", rates)).toBe(160_000);
		expect(salaryPerYear(yearly(100_000, "USD"), "USD", rates)).toMatchObject({ max: 100_000, isConverted: false, ratesOn: null });
	});

	it("take the place of the built-in ones as a whole, so that all are of one day", () => {
		expect([isComparable("GBP"), isComparable("GBP", rates), isComparable("eur", rates)]).toEqual([true, false, true]);
		expect(salaryPerYear(yearly(1, "GBP"), "EUR", rates)).toBeNull();
		expect(salaryPerYear(yearly(100_000, "EUR"), "USD")?.ratesOn).toBe(BUILT_IN_RATES.publishedOn);
	});

	it("are left out where none are given", () => {
		expect(EXCHANGE_RATES.parse(undefined)).toBeUndefined();
		expect(EXCHANGE_RATES.parse(" ")).toBeUndefined();
	});

	it.each([
		["{", "must be JSON"],
		['{"publishedOn": "yesterday", "unitsForOneEuro": {"USD": 1}}', "must be a day"],
		['{"publishedOn": "2999-01-01", "unitsForOneEuro": {"USD": 1}}', "is in the future"],
		['{"publishedOn": "2026-02-27", "unitsForOneEuro": {"GBP": 0.8}}', "must at least have USD"],
		['{"publishedOn": "2026-02-27", "unitsForOneEuro": {"usd": 1.2, "USD": 1.2}}', "three capital letters"],
		['{"publishedOn": "2026-02-27", "unitsForOneEuro": {"USD": 0}}', "more than zero"],
		['{"publishedOn": "2026-02-27", "unitsForOneEuro": {"USD": "1.2"}}', "number"],
		['{"publishedOn": "2026-02-27", "USD": 1.2}', "unitsForOneEuro"],
	])("%s is refused in words", (text, words) => {
		expect(EXCHANGE_RATES.safeParse(text).error?.message).toContain(words);
	});
});
