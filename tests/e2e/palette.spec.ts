import { expectAccessible } from "@/tests/e2e/steps/accessible";
import { becomeGuest } from "@/tests/e2e/steps/session";
import { expect, live, test } from "@/tests/e2e/steps/test";

test("the palette reaches every workflow and what can be done, by keyboard alone", async ({ page }) => {
	await becomeGuest(page);
	await page.goto("/files");
	await live(page);
	await page.keyboard.press("ControlOrMeta+k");
	const field = page.getByRole("combobox");
	await field.fill("start convert table");
	await expect(page.getByRole("option", { name: "Convert a table", exact: true })).toBeVisible();
	await expectAccessible(page, "the palette");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/new\/conversion\.tables$/);

	await page.keyboard.press("ControlOrMeta+k");
	await field.fill("my applications csv");
	const download = page.waitForEvent("download");
	await page.keyboard.press("Enter");
	expect((await download).suggestedFilename()).toMatch(/^applications-.*\.csv$/);

	await page.keyboard.press("ControlOrMeta+k");
	await field.fill("nothing has this name");
	await expect(page.getByText("No page, run, workflow or action has that name.")).toBeVisible();
});
