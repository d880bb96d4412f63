import { enterAsGuest } from "@/tests/e2e/steps/account-steps";
import { addResume, waitForProfile } from "@/tests/e2e/steps/run-steps";
import { expect, test } from "@/tests/e2e/steps/test";

test.setTimeout(90_000);

test("a page that loses its connection says so once, and shows what is true as soon as it is back", async ({ page, context, complaints }) => {
	await enterAsGuest(page);
	await addResume(page, "pdf");
	await page.getByRole("button", { name: "Skip all" }).click();
	await expect(page).toHaveURL(/\/runs\/[\w-]+$/, { timeout: 20_000 });
	await expect(page.getByRole("list", { name: "Steps" })).toBeVisible({ timeout: 20_000 });

	await context.setOffline(true);
	await expect(page.getByText("Offline", { exact: true })).toBeVisible();
	await context.setOffline(false);
	await waitForProfile(page);
	await expect(page.getByText("Offline", { exact: true })).toBeHidden({ timeout: 20_000 });
	// A request that was cut off is logged by the browser itself.
	complaints.length = 0;
});
