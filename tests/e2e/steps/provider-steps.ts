import type { Page } from "@playwright/test";
import { expect, type Newcomer } from "@/tests/e2e/steps/test";

/** Says who one is at a stand-in for a provider. */
export async function chooseAt(page: Page, provider: "Google" | "GitHub", { name, email }: Pick<Newcomer, "name" | "email">): Promise<void> {
	await expect(page.getByRole("heading", { name: `Sample ${provider} sign-in` })).toBeVisible();
	await page.getByLabel("E-mail").fill(email);
	await page.getByLabel("Name").fill(name);
	await page.getByRole("button", { name: "Go on as this person" }).click();
}
