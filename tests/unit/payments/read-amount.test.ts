import { describe, expect, test } from "vitest";
import { amountComplaint, readAmount } from "@/components/payments/read-amount";

describe("an amount as a person writes it", () => {
	test.each([
		["12", 12_000_000],
		["12.5", 12_500_000],
		["12,50", 12_500_000],
		[" $ 7.05 ", 7_050_000],
		["500", 500_000_000],
	])("%o is %s", (text, microU) => {
		expect(readAmount(text)).toBe(microU);
	});

	test.each(["", "twelve", "12.505", "-12", "1e3", "1.000,00", "12€"])("%o is none", (text) => {
		expect(readAmount(text)).toBeNull();
	});

	test.each([
		[null, "unreadable"],
		[4_990_000, "low"],
		[5_000_000, null],
		[500_000_000, null],
		[500_010_000, "high"],
	] as const)("%s is %s", (microU, complaint) => {
		expect(amountComplaint(microU)).toBe(complaint);
	});
});
