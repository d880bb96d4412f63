import { expect, it } from "vitest";
import { commonPasswords } from "@/lib/accounts/passwords/common-passwords";
import { NewPassword } from "@/lib/accounts/passwords/password-policy";

it.each(["password", "PassWord123", "12345678", "98765432", "aaaaaaaa", "abcdefgh", "qwertyuiop", "iloveyou1", "Summer2024", "P@ssw0rd"])(
	"%s is too common",
	(password) => {
		expect(NewPassword.safeParse(password).success).toBe(false);
	},
);

it.each(["seven green kettles", "Tr0ub4dor&3x", "ßüñîçødé-pass", "a".repeat(64) + "b".repeat(64), "        x", "12345679-and-more"])(
	"%s will do",
	(password) => {
		expect(NewPassword.safeParse(password).success).toBe(true);
	},
);

it("the bounds are 8 and 128 characters", () => {
	expect(NewPassword.safeParse("kz7Qpx1").success).toBe(false);
	expect(NewPassword.safeParse("kz7Qpx1w").success).toBe(true);
	expect(NewPassword.safeParse("kz7Qpx1w".repeat(16)).success).toBe(true);
	expect(NewPassword.safeParse(`${"kz7Qpx1w".repeat(16)}x`).success).toBe(false);
});

it("the list is lower case and holds nothing that the length refuses anyway", () => {
	expect(commonPasswords.size).toBeGreaterThan(1000);
	for (const password of commonPasswords) {
		expect(password.length).toBeGreaterThanOrEqual(8);
		expect(password).toBe(password.toLowerCase());
	}
});
