import { expectAccessible } from "@/tests/e2e/steps/accessible";
import { enterAsGuest } from "@/tests/e2e/steps/account-steps";
import { expect, test } from "@/tests/e2e/steps/test";

test("a guest compares two versions of a contract and goes from change to change by keyboard", async ({ page }) => {
	await enterAsGuest(page);
	await page.goto("/catalog");
	// Both versions come with the one click.
	await page.getByRole("link", { name: /^Try it with a sample.*Compare two documents$/ }).click();
	await page.getByRole("button", { name: /Start/ }).click();

	await expect(page.getByRole("heading", { name: "What changed" })).toBeVisible();
	await expect(page.getByText("The amount in 2.1 went from €1,000 to €1,200.")).toBeVisible();
	const region = page.getByRole("region", { name: "Side by side" });
	await expect(region.getByText("Moved here").first()).toBeVisible();
	await expectAccessible(page, "the result of a comparison");

	await page.keyboard.press("n");
	await expect(region.getByRole("status")).toHaveText(/^Change 1 of/);
	await page.keyboard.press("n");
	await expect(region.getByRole("status")).toHaveText(/^Change 2 of/);
	await page.keyboard.press("p");
	await expect(region.getByRole("status")).toHaveText(/^Change 1 of/);
	await region.getByRole("button", { name: "Show its old place" }).first().click();
	await expect(region.getByText("Moved away").first()).toBeInViewport();
	await region.getByRole("button", { name: "Whole text" }).click();
	await expect(region.getByText("7.1 German law applies. The place of jurisdiction is Kiel.").last()).toBeVisible();
	await expect(page.getByRole("link", { name: /^Download comparison.pdf/ })).toBeVisible();
});
