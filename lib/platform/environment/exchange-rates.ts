import { z } from "zod";

/** What one euro is worth in other currencies, and the day that says so. */
export interface ExchangeRates {
	readonly publishedOn: string;
	/** How many euros one unit of a currency is worth, by its code. */
	readonly euros: ReadonlyMap<string, number>;
}

const Code = z.string().regex(/^[A-Z]{3}$/, "must be three capital letters, such as USD");
/** Beyond these a rate is surely a slip: upside down, or of another unit. */
const Units = z.number().min(1e-6, "must be more than zero").max(1e7, "is more than any currency");

/**
 * Rates as a deployment is given them: `{"publishedOn": "2026-11-27", "unitsForOneEuro": {"USD": 1.09, "GBP": 0.84}}`, as central banks publish
 * them. They take the place of the table that the product was built with as a whole, so that all are of one day.
 */
const GivenRates = z
	.strictObject({
		publishedOn: z.iso.date("must be a day, such as 2026-11-27").refine((day) => Date.parse(day) <= Date.now() + 86_400_000, "is in the future"),
		unitsForOneEuro: z.record(Code, Units).refine((units) => units.USD !== undefined, "must at least have USD"),
	})
	.transform(({ publishedOn, unitsForOneEuro }): ExchangeRates => {
		const others = Object.entries(unitsForOneEuro).filter(([code]) => code !== "EUR");
		return { publishedOn, euros: new Map([["EUR", 1], ...others.map(([code, units]): [string, number] => [code, 1 / units])]) };
	});

/** EXCHANGE_RATES: the JSON text of `GivenRates`; empty for the table that the product was built with. */
export const EXCHANGE_RATES = z
	.string()
	.default("")
	.transform((text, context): unknown => {
		if (text.trim() === "") return undefined;
		try {
			return JSON.parse(text);
		} catch {
			context.addIssue({ code: "custom", message: "must be JSON" });
			return z.NEVER;
		}
	})
	.pipe(GivenRates.optional());
