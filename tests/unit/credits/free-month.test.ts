import { expect, it } from "vitest";
import { freeMonthWords, leastPriceWords } from "@/components/credits/free-month";
import { allowanceOf } from "@/lib/credits/charges/quote";

const dollars = (microU: number): string => `$${(microU / 1_000_000).toFixed(2)}`;

it("tells of the allowance that runs are paid from, for who has an account and who has none", () => {
	const [guest, user] = [allowanceOf({ kind: "guest" }), allowanceOf({ kind: "user" })].map(dollars);
	for (const viewer of ["guest", null] as const)
		expect(freeMonthWords(viewer)).toBe(`${guest} free each month, ${user} with an account. No card is needed for it.`);
	expect(freeMonthWords("user")).toBe(`${user} free each month.`);
	expect(leastPriceWords()).toContain("$0.01 or more");
});
