import { waitForPostings, waitForProfile } from "@/tests/e2e/steps/run-steps";
import { openStarted } from "@/tests/e2e/steps/run-up";
import { becomeGuest } from "@/tests/e2e/steps/session";
import { expect, test } from "@/tests/e2e/steps/test";

test("a page that loses its connection says so once, and shows what is true as soon as it is back", async ({ page, context, complaints }) => {
	await becomeGuest(page);
	await openStarted(page, "pdf");
	await expect(page.getByRole("region", { name: "About this run" })).toBeVisible();

	await context.setOffline(true);
	await expect(page.getByText("Offline", { exact: true })).toBeVisible();
	await context.setOffline(false);
	await waitForProfile(page);
	await expect(page.getByText("Offline", { exact: true })).toBeHidden();
	// What is answered meanwhile is kept, said so, and sent by itself.
	await context.setOffline(true);
	await page.getByRole("button", { name: /Use these titles and skills/ }).click();
	await expect(page.getByText("You are offline. Your answer is kept on this page and sent by itself")).toBeVisible();
	await context.setOffline(false);
	await waitForPostings(page);
	// The keys work from the first moment, and say so.
	await expect(page.getByText(/^j k move x choose \? all keys$/)).toBeVisible();
	// A request that was cut off is logged by the browser itself.
	complaints.length = 0;
});
