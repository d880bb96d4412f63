import { expect, it } from "vitest";
import { isCommonPassword } from "@/lib/accounts/passwords/common-passwords";
import { NewPassword } from "@/lib/accounts/passwords/password-policy";

it.each([
	"password",
	"PassWord123",
	"12345678",
	"qwertyuiop",
	"iloveyou1",
	"Summer2024",
	"P@ssw0rd",
	"Arsenal123!",
	"administrator2026",
	"Goal-Mode 2026!",
	"goalmodegoalmode",
])("%s is too common", async (password) => {
	expect(await isCommonPassword(password)).toBe(true);
});

it.each(["98765432", "aaaaaaaa", "ABCDEFGH", "0123456789"])("%s is no more than counting", (password) => {
	expect(NewPassword.safeParse(password).success).toBe(false);
});

it.each(["seven green kettles", "Tr0ub4dor&3x", "ßüñîçødé-pass", "a".repeat(64) + "b".repeat(64), "        x", "12345679-and-more", "kz7Q2024!"])(
	"%s will do",
	async (password) => {
		expect(NewPassword.safeParse(password).success).toBe(true);
		expect(await isCommonPassword(password)).toBe(false);
	},
);

it("the bounds are 8 and 128 characters", () => {
	expect(NewPassword.safeParse("kz7Qpx1").success).toBe(false);
	expect(NewPassword.safeParse("kz7Qpx1w").success).toBe(true);
	expect(NewPassword.safeParse("kz7Qpx1w".repeat(16)).success).toBe(true);
	expect(NewPassword.safeParse(`${"kz7Qpx1w".repeat(16)}x`).success).toBe(false);
});
