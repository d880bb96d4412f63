import type { ExchangeRates } from "@/lib/platform/environment/exchange-rates";
import type { Salary } from "./schemas";

/** 52 weeks of 40 hours in 5 days: the 2,080 hours of the US Bureau of Labor Statistics' annual wages (OEWS technical notes). */
const PERIODS_PER_YEAR: Readonly<Record<Salary["period"], number>> = { hour: 2_080, day: 260, week: 52, month: 12, year: 1 };

/**
 * What one unit of a currency was worth in Czech koruna: the Czech National Bank's fixing, which names most currencies in one table.
 * The second table holds currencies that it leaves out, as units for one US dollar: official pegs, or the market's rate of that day, rounded.
 */
export const REFERENCE_RATES = {
	publishedOn: "2024-12-20",
	korunaForOne: {
		AUD: 15.065,
		BGN: 12.843,
		BRL: 3.97,
		CAD: 16.801,
		CHF: 27.02,
		CNY: 3.312,
		CZK: 1,
		DKK: 3.367,
		EUR: 25.12,
		GBP: 30.274,
		HKD: 3.109,
		HUF: 0.06067,
		IDR: 0.001492,
		ILS: 6.6,
		INR: 0.2842,
		ISK: 0.1736,
		JPY: 0.15418,
		KRW: 0.01671,
		MXN: 1.194,
		MYR: 5.361,
		NOK: 2.116,
		NZD: 13.622,
		PHP: 0.41097,
		PLN: 5.894,
		RON: 5.048,
		SEK: 2.188,
		SGD: 17.814,
		THB: 0.7024,
		TRY: 0.68686,
		USD: 24.168,
		ZAR: 1.314,
	},
	unitsForOneDollar: { AED: 3.6725, KES: 129, QAR: 3.64, SAR: 3.75, TWD: 32.7, UAH: 42, VND: 25_450 },
} as const;

const koruna = new Map<string, number>([
	...Object.entries(REFERENCE_RATES.korunaForOne),
	...Object.entries(REFERENCE_RATES.unitsForOneDollar).map(([code, units]): [string, number] => [code, REFERENCE_RATES.korunaForOne.USD / units]),
]);

/** The rates that the product was built with: a deployment can be given newer ones. */
export const BUILT_IN_RATES: ExchangeRates = {
	publishedOn: REFERENCE_RATES.publishedOn,
	euros: new Map([...koruna].map(([code, rate]) => [code, rate / REFERENCE_RATES.korunaForOne.EUR])),
};

/** A salary as it is shown beside others: a year's pay in one currency, whole units. */
export interface YearlySalary {
	readonly min: number | null;
	readonly max: number | null;
	readonly currency: string;
	/** Whether a rate or a number of hours, days, weeks or months was needed: then it is told as an estimate. */
	readonly isConverted: boolean;
	/** The day of the rates, where a rate was needed. */
	readonly ratesOn: string | null;
}

/** Whether amounts of this currency can be compared with others. */
export function isComparable(currency: string, rates: ExchangeRates = BUILT_IN_RATES): boolean {
	return rates.euros.has(currency.toUpperCase());
}

/** What an amount of euros is in a currency; null for one that is not in the table. */
export function fromEuros(euros: number, currency: string, rates: ExchangeRates = BUILT_IN_RATES): number | null {
	const rate = rates.euros.get(currency.toUpperCase());
	return rate === undefined ? null : euros / rate;
}

/**
 * A salary as a year's pay in `currency`, in whole units; a converted one in hundreds, since it is an estimate. Hours are fixed.
 * Null when no amount is stated or one of the currencies is not in the table.
 */
export function salaryPerYear(salary: Salary | null, currency: string, rates: ExchangeRates = BUILT_IN_RATES): YearlySalary | null {
	const from = salary?.currency.toUpperCase() ?? "";
	const to = currency.toUpperCase();
	const [given, wanted] = from === to ? [1, 1] : [rates.euros.get(from), rates.euros.get(to)];
	if (salary === null || given === undefined || wanted === undefined) return null;
	const isConverted = from !== to || salary.period !== "year";
	const yearly = (amount: number | null) => {
		if (amount === null || !(amount > 0)) return null;
		const value = (amount * PERIODS_PER_YEAR[salary.period] * given) / wanted;
		return isConverted ? Math.round(value / 100) * 100 : Math.round(value);
	};
	const [min, max] = [yearly(salary.min), yearly(salary.max)];
	return min === null && max === null ? null : { min, max, currency: to, isConverted, ratesOn: from === to ? null : rates.publishedOn };
}

/**
 * The upper end of a salary, or its only end, in euros a year, to put salaries of different currencies and periods in order and for nothing else:
 * rates and hours are fixed. Null when no amount is stated or the currency is not in the table.
 */
export function comparableSalary(salary: Salary | null, rates: ExchangeRates = BUILT_IN_RATES): number | null {
	const amount = salary?.max ?? salary?.min ?? null;
	const rate = rates.euros.get(salary?.currency.toUpperCase() ?? "");
	if (salary === null || amount === null || !(amount > 0) || rate === undefined) return null;
	return amount * PERIODS_PER_YEAR[salary.period] * rate;
}
