import type { Page } from "@playwright/test";
import { fillSignIn } from "@/tests/e2e/steps/account-steps";
import { becomeNewcomer } from "@/tests/e2e/steps/session";
import { expect, test } from "@/tests/e2e/steps/test";

/** Holds the scripts of pages back, as a slow line does, until the answer is called. */
async function holdScripts(page: Page): Promise<() => void> {
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route("**/_next/static/**/*.js*", async (route) => {
		await released;
		await route.continue();
	});
	return release;
}

/** Opens a page whose scripts are held back. */
const open = (page: Page, path: string) => page.evaluate((to) => location.assign(to), path);

test("what is pressed before a page's scripts have come is done once they have, and nothing typed is lost", async ({ page, newcomer }) => {
	await becomeNewcomer(page, newcomer);
	await page.goto("/account");
	const release = await holdScripts(page);
	await open(page, "/account/methods");
	await page.getByRole("button", { name: "Link Google" }).click();
	await expect(page.locator("html[data-live]")).toHaveCount(0);
	release();
	await expect(page.getByRole("heading", { name: "Sample Google sign-in" })).toBeVisible();
});

test("a form that is sent before its scripts have come is sent as it was typed", async ({ page, newcomer }) => {
	await becomeNewcomer(page, newcomer);
	await page.context().clearCookies();
	await page.goto("/privacy");
	const release = await holdScripts(page);
	await open(page, "/sign-in?next=%2Fruns");
	await fillSignIn(page, newcomer);
	await expect(page.locator("html[data-live]")).toHaveCount(0);
	await expect(page).toHaveURL(/\/sign-in/);
	release();
	await expect(page).toHaveURL(/\/runs$/);
});

test("a menu that is pressed too early opens", async ({ page, newcomer }) => {
	await becomeNewcomer(page, newcomer);
	await page.goto("/account");
	const release = await holdScripts(page);
	await open(page, "/runs");
	await page.getByRole("button", { name: "Account", exact: true }).click();
	release();
	await expect(page.getByRole("menuitem", { name: "Sign out" })).toBeVisible();
});
