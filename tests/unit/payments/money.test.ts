import { describe, expect, test } from "vitest";
import { fromCents, toCents, wholeCents } from "@/lib/payments/money";

describe("amounts for a card", () => {
	test.each([
		[5_000_000, 5_000_000],
		[5_000_001, 5_010_000],
		[5_009_999, 5_010_000],
		[500_000_000, 500_000_000],
	])("%s micro-units are lifted to %s", (given, lifted) => {
		expect(wholeCents(given)).toBe(lifted);
	});

	test("cents and micro-units come back as they were", () => {
		expect(toCents(12_340_000)).toBe("1234");
		expect(fromCents("1234")).toBe(12_340_000);
	});

	test.each(["", "12.34", "-5", "1e3", "0x10", "9".repeat(13)])("%o is no number of cents", (text) => {
		expect(fromCents(text)).toBeNull();
	});

	test.each([1, 0, -10_000, 10_001, Number.NaN])("%s micro-units can't be charged", (microU) => {
		expect(() => toCents(microU)).toThrow("whole cents");
	});
});
