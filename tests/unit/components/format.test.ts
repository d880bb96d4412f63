import { describe, expect, it } from "vitest";
import { age, count, currency, duration, fileSize, localeOf, money, nearDay, timeTaken } from "@/components/ui/format/format";
import { sizeLimit } from "@/lib/platform/language/sizes";

describe("numbers as words", () => {
	it("a limit in powers of two is the round number that it was set as", () => {
		expect(sizeLimit(10 * 1024 * 1024)).toBe("10 MB");
		expect(sizeLimit(512 * 1024)).toBe("512 kB");
	});

	it("sizes change their unit at a thousand", () => {
		expect([999, 1000, 999_499, 1_000_000].map(fileSize)).toEqual(["999 B", "1 kB", "999 kB", "1.0 MB"]);
	});

	it("durations keep two units at most", () => {
		expect([840, 59_999, 185_000, 3_840_000].map(duration)).toEqual(["840 ms", "59 s", "3 min 05 s", "1 h 04 min"]);
	});

	it("times for people have no thousandths", () => {
		expect([-5, 0, 999, 1000, 60_000].map(timeTaken)).toEqual(["< 1 s", "< 1 s", "< 1 s", "1 s", "1 min 00 s"]);
	});

	it("small amounts of money keep what they are", () => {
		expect(money(2_400)).toContain("0.0024");
		expect(money(0)).toContain("0.00");
		expect([money(119_600), money(46_300), money(34_000), money(1_234_567)]).toEqual(["$0.12", "$0.046", "$0.034", "$1.23"]);
	});

	it("one is singular", () => {
		expect([count(1, "posting"), count(2, "posting"), count(0, "entry", "entries")]).toEqual(["1 posting", "2 postings", "0 entries"]);
	});

	it("how old something is is told in one way, however old", () => {
		const now = Date.parse("2026-11-30T12:00:00Z");
		const old = (days: number) => age(new Date(now - days * 86_400_000).toISOString(), now);
		expect([0.5, 1, 11, 13, 14, 54, 100].map(old)).toEqual(["today", "yesterday", "11 days ago", "13 days ago", "2 weeks ago", "8 weeks ago", "3 months ago"]);
	});

	it("a day near now is called as people do, in the person's own time zone", () => {
		const now = Date.parse("2026-12-01T01:00:00Z");
		const told = (iso: string, timeZone: string) => nearDay(iso, now, "en-US", timeZone);
		expect(told("2026-11-30T23:30:00Z", "UTC")).toBe("yesterday");
		expect(told("2026-11-30T23:30:00Z", "Europe/Berlin")).toBe("today");
		expect(told("2026-11-20T12:00:00Z", "UTC")).toBe("Nov 20");
		expect(told("2025-11-20T12:00:00Z", "UTC")).toBe("Nov 20, 2025");
		expect(nearDay("2026-12-01T00:30:00Z", null, "en-US", "UTC")).toBe("Dec 1, 2026");
	});

	it("numbers are written the way of the locale", () => {
		expect([count(2140, "posting"), count(2140, "posting", "postings", "de-DE")]).toEqual(["2,140 postings", "2.140 postings"]);
		expect(currency(60_000, "EUR", "de-DE")).toBe("60.000\u00a0€");
		expect(currency(60_000, "coins", "en-US")).toBe("60,000 coins");
	});

	it("the locale is the first of the browser's languages that is known; nonsense falls back", () => {
		expect(localeOf("xx-invalid-tag-far-too-long, de-CH;q=0.9, en;q=0.8")).toBe("de-CH");
		expect([localeOf(null), localeOf(""), localeOf("*"), localeOf("../../etc")]).toEqual(["en-US", "en-US", "en-US", "en-US"]);
	});
});
