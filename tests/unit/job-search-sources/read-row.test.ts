import { describe, expect, it } from "vitest";
import { decodeOnce, toAmount, toIsoDate, toPeriod, toSalary } from "@/lib/tools/job-search/sources/read-row";

describe("toIsoDate", () => {
	it.each([
		[1_767_225_600, "2026-01-01T00:00:00.000Z"],
		[1_767_225_600_000, "2026-01-01T00:00:00.000Z"],
		["1767225600", "2026-01-01T00:00:00.000Z"],
		["2026-01-01", "2026-01-01T00:00:00.000Z"],
		["2026-01-01T02:00:00+02:00", "2026-01-01T00:00:00.000Z"],
		["2026-01-01 00:00:00 UTC", "2026-01-01T00:00:00.000Z"],
		["2026-01-01 00:00:00", "2026-01-01T00:00:00.000Z"],
	])("reads %j", (value, expected) => {
		expect(toIsoDate(value)).toBe(expected);
	});

	it.each([null, undefined, "", "soon", "3 days ago", 0, -5, Number.NaN, Number.POSITIVE_INFINITY, {}, [], true])("has no date for %j", (value) => {
		expect(toIsoDate(value)).toBeNull();
	});
});

describe("amounts", () => {
	it("takes plain positive numbers only", () => {
		expect([5, "5", "5.50", 0, "0", "", "5k", "1,000", null, Number.NaN].map(toAmount)).toEqual([5, 5, 5.5, null, null, null, null, null, null, null]);
	});

	it("needs a currency code and one end, and puts the ends in order", () => {
		expect(toSalary(2, 1, "usd", "hour")).toEqual({ min: 1, max: 2, currency: "USD", period: "hour" });
		expect(toSalary(null, 1, "USD", "hour")).toEqual({ min: null, max: 1, currency: "USD", period: "hour" });
		expect(toSalary(1, 2, null, "hour")).toBeNull();
		expect(toSalary(1, 2, "$", "hour")).toBeNull();
		expect(toSalary(0, null, "USD", "hour")).toBeNull();
	});

	it("reads the wordings of a period", () => {
		expect(["1 YEAR", "per-year-salary", "annually", "1 MONTH", "1 WEEK", "1 DAY", "per-hour-wage", "NONE", null].map(toPeriod)).toEqual([
			"year",
			"year",
			"year",
			"month",
			"week",
			"day",
			"hour",
			null,
			null,
		]);
	});
});

describe("decodeOnce", () => {
	it("decodes named, decimal and hexadecimal references by one level", () => {
		expect(decodeOnce("&lt;b&gt;a&#39;b &#x26;amp; &amp;lt;i&amp;gt;&lt;/b&gt;")).toBe("<b>a'b &amp; &lt;i&gt;</b>");
	});
});
