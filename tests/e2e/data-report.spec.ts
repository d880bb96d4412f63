import { expectAccessible } from "@/tests/e2e/steps/accessible";
import { enterAsGuest } from "@/tests/e2e/steps/account-steps";
import { nextDownload } from "@/tests/e2e/steps/archive";
import { expect, test } from "@/tests/e2e/steps/test";

test("a guest looks at a table before a report is made of it, and reads what stands out with its numbers", async ({ page }) => {
	await enterAsGuest(page);
	await page.goto("/new/forge.data_report");
	await page.locator('input[type="file"]').setInputFiles("public/samples/coffee-roastery-orders.csv");
	await page.getByRole("button", { name: "Show a preview" }).click();
	await expect(page.getByRole("heading", { name: "1,056 rows, 12 columns" })).toBeVisible();
	await expect(page.getByRole("region", { name: "Columns" })).toContainText("revenue");
	await expectAccessible(page, "the preview of a data report");

	await page.getByLabel("Which column matters most?").fill("rating");
	await page.getByRole("button", { name: "Show the preview anew" }).click();
	await expect(page.getByRole("definition").first()).toContainText("rating");
	await page.getByRole("button", { name: "Start run" }).click();

	await expect(page.getByRole("tab", { name: "What stands out" })).toBeVisible();
	await expect(page.getByRole("heading", { name: "“rating” differs by “channel”" })).toBeVisible();
	await page.getByText("Where the numbers come from").first().click();
	await expect(page.getByText("Chance of", { exact: false }).first()).toBeVisible();
	await expectAccessible(page, "the findings of a data report");
	await page.getByRole("tab", { name: "Quality" }).press("Enter");
	await expect(page.getByRole("heading", { name: "Rows stand there twice" })).toBeVisible();
	await page.getByRole("tab", { name: "Columns" }).click();
	await expect(page.getByRole("cell", { name: "order_id" })).toBeVisible();
	await page.getByRole("tab", { name: "Cleaning" }).click();
	await expect(page.getByText("1,053 of 1,056 rows are in the cleaned table.")).toBeVisible();
	const download = nextDownload(page, ".xlsx");
	await page.getByRole("link", { name: /^Cleaned table.*coffee-roastery-orders-cleaned\.xlsx$/ }).click();
	await (await download).path();
});
