import type { Page } from "@playwright/test";
import { expectAccessible } from "@/tests/e2e/steps/accessible";
import { fillSignIn } from "@/tests/e2e/steps/account-steps";
import { expectNoOverflow } from "@/tests/e2e/steps/layout-steps";
import { linkMailedTo } from "@/tests/e2e/steps/mailbox";
import { chooseAt } from "@/tests/e2e/steps/provider-steps";
import { ageSessions, becomeNewcomer } from "@/tests/e2e/steps/session";
import { expect, test } from "@/tests/e2e/steps/test";

const ways = (page: Page) => page.getByRole("list", { name: "Ways to sign in" });
const row = (page: Page, name: string) => ways(page).getByRole("listitem").filter({ hasText: name });

test("a person signs up with Google by keyboard, links GitHub, and can take off all but the last way in", async ({ page, newcomer }) => {
	await page.goto("/sign-up");
	await expectAccessible(page, "sign-up with providers");
	await expectNoOverflow(page, "sign-up with providers");
	for (const provider of ["google", "github"]) await expect(page.locator(`a svg[data-provider="${provider}"]`)).toBeVisible();
	await page.getByRole("link", { name: "Continue with Google" }).focus();
	await page.keyboard.press("Enter");
	await chooseAt(page, "Google", newcomer);
	await expect(page).toHaveURL(/\/home$/);

	await page.goto("/account/methods");
	await expect(row(page, "Google")).toContainText(`Linked as ${newcomer.email}`);
	await expect(row(page, "Google")).toContainText("Your only way to sign in");
	await expect(page.getByRole("button", { name: /^Unlink/ })).toHaveCount(0);
	await page.getByRole("button", { name: "Link GitHub" }).click();
	await chooseAt(page, "GitHub", { name: newcomer.name, email: `other-${newcomer.email}` });
	await expect(page.getByText("GitHub is linked")).toBeVisible();
	await linkMailedTo(newcomer.email, "You can now sign in with GitHub");
	await expectAccessible(page, "sign-in methods");
	await expectNoOverflow(page, "sign-in methods");

	await page.getByRole("button", { name: "Unlink Google" }).click();
	await expectAccessible(page, "the question before unlinking");
	await page.getByRole("dialog").getByRole("button", { name: "Unlink Google" }).click();
	await expect(row(page, "Google")).toContainText("Not linked");
	await expect(row(page, "GitHub")).toContainText("Your only way to sign in");

	// The account keeps its name and address; GitHub's own is another.
	await page.context().clearCookies();
	await page.goto("/sign-in?next=%2Faccount");
	await page.getByRole("link", { name: "Continue with GitHub" }).click();
	await chooseAt(page, "GitHub", { name: newcomer.name, email: `other-${newcomer.email}` });
	await expect(page).toHaveURL(/\/account$/);
	await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue(newcomer.email);
});

test("an address that has an account leads to where Google is linked; from then on Google signs in", async ({ page, newcomer }) => {
	await becomeNewcomer(page, newcomer);
	await page.context().clearCookies();
	await page.goto("/sign-in?next=%2Fruns");
	await page.getByRole("link", { name: "Continue with Google" }).click();
	await chooseAt(page, "Google", newcomer);
	await expect(page.getByText("This address already has an account")).toBeVisible();
	await expect(page.getByText("where you can link Google", { exact: false })).toBeVisible();
	await expectAccessible(page, "an address that has an account");
	await expectNoOverflow(page, "an address that has an account");
	await fillSignIn(page, newcomer);
	await expect(page).toHaveURL(/\/account\/methods$/);
	await page.getByRole("button", { name: "Link Google" }).click();
	await chooseAt(page, "Google", newcomer);
	await expect(page.getByText("Google is linked")).toBeVisible();
	await page.context().clearCookies();
	await page.goto("/sign-in?next=%2Fruns");
	await page.getByRole("link", { name: "Continue with Google" }).click();
	await chooseAt(page, "Google", newcomer);
	await expect(page).toHaveURL(/\/runs$/);
});

test("somebody who says no at the provider is told what happened, and may sign in otherwise; whoever does takes the browser over", async ({
	page,
	newcomer,
}) => {
	await becomeNewcomer(page, newcomer);
	await page.context().clearCookies();
	for (const provider of ["Google", "GitHub"] as const) {
		await page.goto("/sign-in");
		await page.getByRole("link", { name: `Continue with ${provider}` }).click();
		await expect(page.getByRole("heading", { name: `Sample ${provider} sign-in` })).toBeVisible();
		await page.getByRole("button", { name: "Don't allow it" }).click();
		await expect(page.getByRole("alert").getByText(`You did not agree at ${provider}`)).toBeVisible();
	}
	const other = `google-${newcomer.email}`;
	await page.getByRole("link", { name: "Continue with Google" }).click();
	await chooseAt(page, "Google", { name: "Somebody Else", email: other });
	await expect(page).toHaveURL(/\/home$/);
	await page.goto("/sign-in?change=yes");
	await fillSignIn(page, newcomer);
	await expect(page).toHaveURL(/\/home$/);
	await page.goto("/account/methods");
	await expect(row(page, "Password")).toContainText(`Together with ${newcomer.email}`);
	await expect(page.getByText(other)).toHaveCount(0);

	await page.getByRole("button", { name: "Account", exact: true }).click();
	await page.getByRole("menuitem", { name: "Sign out" }).click();
	await expect(page.getByRole("link", { name: "Sign in" })).toBeVisible();
	await page.goto("/account/methods");
	await expect(page).toHaveURL(/\/sign-in/);
});

test("without a password a fresh sign-in is by the provider in a new tab, and what was being done goes on", async ({ page, newcomer }) => {
	await page.goto("/sign-up");
	await page.getByRole("link", { name: "Continue with GitHub" }).click();
	await chooseAt(page, "GitHub", newcomer);
	await expect(page).toHaveURL(/\/home$/);
	await page.goto("/account/methods");
	await ageSessions(newcomer.email);
	await page.getByRole("button", { name: "Link Google" }).click();
	const again = page.getByRole("dialog", { name: "Is it you?" });
	await expect(again.getByRole("link", { name: "Sign in with GitHub" })).toBeVisible();
	await expect(again.getByLabel("Your password")).toHaveCount(0);
	await expectAccessible(page, "the question for a sign-in by a provider");
	const opening = page.waitForEvent("popup");
	await again.getByRole("link", { name: "Sign in with GitHub" }).click();
	const tab = await opening;
	await chooseAt(tab, "GitHub", newcomer);
	await expect(tab.getByText("You are signed in again")).toBeVisible();
	await tab.close();
	await again.getByRole("button", { name: "I have signed in" }).click();
	await chooseAt(page, "Google", newcomer);
	await expect(page.getByText("Google is linked")).toBeVisible();

	await page.getByRole("button", { name: "Mail me a link" }).click();
	await expect(page.getByText("A link to set one is on its way", { exact: false })).toBeVisible();
	await page.goto(await linkMailedTo(newcomer.email, "Set a new password"));
	await page.getByLabel("New password").fill(newcomer.password);
	await page.getByRole("button", { name: "Set new password" }).click();
	await expect(page.getByText("Your password is changed")).toBeVisible();
	await page.goto("/sign-in?next=%2Faccount%2Fmethods");
	await fillSignIn(page, newcomer);
	await expect(row(page, "Password")).toContainText("Change password");
});
