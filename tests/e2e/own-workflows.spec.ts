import { expectAccessible } from "@/tests/e2e/steps/accessible";
import { becomeGuest } from "@/tests/e2e/steps/session";
import { expect, live, test } from "@/tests/e2e/steps/test";

test("who has no workflow of their own is offered some to customize at once", async ({ page }) => {
	await becomeGuest(page);
	await page.goto("/workflows");
	await live(page);
	await expect(page.getByRole("heading", { name: "No workflow of your own yet" })).toBeVisible();
	const offered = page.getByRole("list", { name: "Workflows to begin with" }).getByRole("listitem");
	await expect(offered).toHaveCount(3);
	await expectAccessible(page, "no workflows of one's own");
	await offered
		.first()
		.getByRole("button", { name: /^Customize/ })
		.click();
	await expect(page).toHaveURL(/\/workflows\/uw_\w+$/);
	await page.goto("/workflows");
	await expect(page.getByRole("article")).toHaveCount(1);
	await expect(page.getByRole("list", { name: "Workflows to begin with" })).toHaveCount(0);
});
