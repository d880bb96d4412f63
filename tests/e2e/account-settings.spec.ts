import { expectAccessible } from "@/tests/e2e/steps/accessible";
import { fillSignIn, openResetLink } from "@/tests/e2e/steps/account-steps";
import { expectNoOverflow } from "@/tests/e2e/steps/layout-steps";
import { ageSessions, becomeGuest, becomeNewcomer } from "@/tests/e2e/steps/session";
import { stack } from "@/tests/e2e/steps/stack";
import { expect, test } from "@/tests/e2e/steps/test";

test("after a while the password is asked for once more, and what was being done goes on; a new password ends the key", async ({ page, newcomer, request }) => {
	await becomeNewcomer(page, newcomer);
	await page.goto("/catalog");
	await page.getByRole("button", { name: "Account" }).click();
	await page.getByRole("menuitem", { name: "Account settings" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Account settings" })).toBeVisible();
	await expectAccessible(page, "account settings");
	await ageSessions(newcomer.email);

	const again = page.getByRole("dialog", { name: "Is it you?" });
	await page.getByLabel("What the key is for").fill("Nightly script");
	await page.getByRole("button", { name: "Make a key" }).click();
	await expectAccessible(page, "the question for the password");
	await again.getByRole("button", { name: "Not now" }).click();
	await expect(page.getByText("You did not sign in again, so nothing was changed.")).toBeVisible();
	await page.getByRole("button", { name: "Make a key" }).click();
	await again.getByLabel("Your password", { exact: true }).fill("not the one");
	await again.getByRole("button", { name: "Go on" }).click();
	await expect(again.getByText("The password is wrong.")).toBeVisible();
	await again.getByLabel("Your password", { exact: true }).fill(newcomer.password);
	await again.getByRole("button", { name: "Go on" }).click();
	await expect(again).toBeHidden();
	const [key] = /ck_[\w-]+/.exec((await page.getByRole("button", { name: /Key: ck_/ }).textContent()) ?? "") ?? [];
	const keys = page.getByRole("list", { name: "Your API keys" });
	await expect(keys.getByText("Nightly script").first()).toBeVisible();
	await expectNoOverflow(page, "account settings");
	const profile = async (method: "get" | "delete" = "get") =>
		(await request[method](`${stack.web}/api/v1/users/me`, { headers: { authorization: `Bearer ${key}` } })).status();
	expect(await profile()).toBe(200);
	expect(await profile("delete")).toBe(403);

	const changed = `${newcomer.password} changed`;
	await page.getByLabel("Current password", { exact: true }).fill(newcomer.password);
	await page.getByLabel("New password", { exact: true }).fill(changed);
	await expect(page.getByLabel("End my API keys too")).toBeChecked();
	await page.getByRole("button", { name: "Change password" }).click();
	await expect(page.getByText("Your password is changed. Your other devices are signed out and your API keys ended.")).toBeVisible();
	await expect(keys).toHaveCount(0);
	expect(await profile()).toBe(401);

	await ageSessions(newcomer.email);
	await page.getByRole("button", { name: "Delete my account" }).click();
	await page.getByRole("button", { name: "Delete for good" }).click();
	await again.getByLabel("Your password", { exact: true }).fill(changed);
	await again.getByRole("button", { name: "Go on" }).click();
	await expect(page.getByRole("link", { name: "Create an account" })).toBeVisible();
	await page.goto("/sign-in");
	await fillSignIn(page, { email: newcomer.email, password: changed });
	await expect(page.getByText("The e-mail address or the password is wrong.")).toBeVisible();
});

test("whoever resets a password may keep the API keys; a guest has neither and can only go", async ({ page, newcomer }) => {
	await becomeNewcomer(page, newcomer);
	await page.goto("/account");
	await page.getByLabel("What the key is for").fill("Nightly script");
	await page.getByRole("button", { name: "Make a key" }).click();
	await expect(page.getByText("Copy the key now", { exact: false })).toBeVisible();
	await openResetLink(page, newcomer.email);
	const password = `${newcomer.password} again`;
	await page.getByLabel("New password").fill(password);
	await page.getByLabel("End my API keys too").uncheck();
	await page.getByRole("button", { name: "Set new password" }).click();
	await expect(page.getByText("All devices were signed out. Sign in with the new password.")).toBeVisible();
	await page.goto("/sign-in?next=%2Faccount");
	await fillSignIn(page, { email: newcomer.email, password });
	await expect(page.getByRole("list", { name: "Your API keys" }).getByText("Nightly script").first()).toBeVisible();

	await page.context().clearCookies();
	await becomeGuest(page);
	await page.goto("/account");
	await expect(page.getByText("You are a guest.", { exact: false })).toBeVisible();
	await expect(page.getByRole("heading", { name: "API keys" })).toHaveCount(0);
	await page.getByRole("button", { name: "Delete my visit" }).click();
	await page.getByRole("button", { name: "Delete for good" }).click();
	await expect(page.getByRole("button", { name: "Try it as a guest" })).toBeVisible();
});
