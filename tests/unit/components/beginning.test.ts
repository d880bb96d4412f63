import { expect, it } from "vitest";
import { loosenedWords, widenedWords } from "@/components/postings/filter/beginning";
import { typedPay, wantedPay } from "@/components/postings/filter/wanted-pay";
import { beginningOf } from "@/components/workflows/resume-to-job-ready/preview";

const preview = (country: string, location: string | null) => ({ query: { country, location }, home: { countries: ["India"] } });

it("the resume's country is a beginning only where no place was asked for", () => {
	expect(beginningOf(preview("All", null)).countries).toEqual(["India"]);
	expect(beginningOf(preview("All", "Berlin")).countries).toEqual([]);
	expect(beginningOf(preview("Canada", "Hamilton"))).toMatchObject({ countries: ["Canada"], reason: "as you asked" });
});

it("a beginning that leaves too little is given up, and that is said", () => {
	const resume = beginningOf(preview("All", null));
	expect(widenedWords(resume, 10)).toBeNull();
	expect(widenedWords(resume, 9)).toBe("Only 9 in India fit; shown: everywhere.");
	expect(widenedWords(resume, 0)).toBe("Nothing in India fits; shown: everywhere.");
	const asked = beginningOf(preview("Canada", null));
	expect(widenedWords(asked, 1)).toBeNull();
	expect(widenedWords(asked, 0)).toBe("Nothing in Canada fits; shown: everywhere.");
	expect(widenedWords(beginningOf(preview("All", "Berlin")), 0)).toBeNull();
});

it("the way of working that was asked for, and the pay that the goal names, are a beginning as the country is", () => {
	const asked = beginningOf({ query: { country: "Poland", location: null, remote: "Remote" } }, "Find me remote warehouse jobs above 75k");
	expect(asked).toMatchObject({ countries: ["Poland"], remote: ["Remote"], pay: { amount: 75_000, currency: null } });
	expect(loosenedWords(asked)).toBe("Nothing that is remote and pays what you want fits; shown: all ways of working.");
	expect(beginningOf({ query: { country: "Poland", location: null, remote: "Any" } })).toMatchObject({ countries: ["Poland"], remote: [], pay: null });
	expect(loosenedWords(beginningOf(preview("All", null)))).toBeNull();
});

it.each([
	["a remote staff role above $170k", 170_000, "USD"],
	["Stellen ab 65.000 € im Jahr", 65_000, "EUR"],
	["salary of at least 75,000", 75_000, null],
	["75k, remote", 75_000, null],
	["EUR 4,500 per month", 54_000, "EUR"],
	["at least £40 an hour", 83_200, "GBP"],
	["from 12 000 zł a month", 144_000, "PLN"],
	["85k to 95k", 85_000, null],
])("%j wants %d", (goal, amount, currency) => {
	expect(wantedPay(goal)).toEqual({ amount, currency });
});

it.each([
	"companies with 10k employees",
	"up to 90k",
	"Senior engineer with 12 years",
	"within 25 km of Lublin, PLZ 20121",
	"",
	"5k runs a day",
	"the 2024 season",
])("%j names no pay that is wanted", (goal) => {
	expect(wantedPay(goal)).toBeNull();
});

it("any least pay can be typed", () => {
	expect(["170k", "170,000", "$170 000", "€ 65.000", "1.5k", "170000 USD"].map(typedPay)).toEqual([170_000, 170_000, 170_000, 65_000, 1_500, 170_000]);
	expect(["", "much", "-", "k"].map(typedPay)).toEqual([null, null, null, null]);
});
