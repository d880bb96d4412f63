import { readFile } from "node:fs/promises";
import { expectAccessible } from "@/tests/e2e/steps/accessible";
import { enterAsGuest } from "@/tests/e2e/steps/account-steps";
import { nextDownload } from "@/tests/e2e/steps/archive";
import { becomeGuest } from "@/tests/e2e/steps/session";
import { expect, test } from "@/tests/e2e/steps/test";

const CSV = "name;born;price;zip\nAnn;31.12.1999;1.234,50;00501\nBob;1.2.2000;0,5;10001\n";

test("a guest converts a table, and changes the type of a column by keyboard before it is written", async ({ page }) => {
	await enterAsGuest(page);
	await page.goto("/new/conversion.tables");
	await page.locator('input[type="file"]').setInputFiles({ name: "people.csv", mimeType: "text/csv", buffer: Buffer.from(CSV) });
	await page.getByLabel("Which format do you need?").click();
	await page.getByRole("option", { name: "JSON", exact: true }).click();
	await page.getByRole("button", { name: /Start/ }).click();

	await expect(page.getByRole("heading", { name: "Is the table read right?" })).toBeVisible();
	await expect(page.getByText("people.csv has 2 rows and 4 columns.")).toBeVisible();
	await expect(page.getByRole("combobox", { name: "Type of born" })).toHaveText(/Date, 31.12.2026/);
	await expectAccessible(page, "the pause of a conversion");

	await page.getByRole("combobox", { name: "Type of price" }).focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("option", { name: "Number, 1.234,5", exact: true })).toBeFocused();
	await page.keyboard.press("Home");
	await expect(page.getByRole("option", { name: "Text", exact: true })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("combobox", { name: "Type of price" })).toHaveText("Text");
	await page.getByRole("button", { name: "Convert the table" }).click();

	await expect(page.getByRole("heading", { name: "2 rows, 4 columns" })).toBeVisible();
	await expect(page.getByText("Every cell fits the type of its column.")).toBeVisible();
	await expectAccessible(page, "the result of a conversion");
	const download = nextDownload(page, ".json");
	await page.getByRole("link", { name: "Download people.json" }).click();
	expect(JSON.parse(await readFile(await (await download).path(), "utf8"))).toEqual([
		{ name: "Ann", born: "1999-12-31", price: "1.234,50", zip: "00501" },
		{ name: "Bob", born: "2000-02-01", price: "0,5", zip: "10001" },
	]);
});

test("a workbook that a browser can't show is seen by its first rows", async ({ page }) => {
	await becomeGuest(page);
	await page.goto("/new/conversion.tables");
	await page.locator('input[type="file"]').setInputFiles({ name: "people.csv", mimeType: "text/csv", buffer: Buffer.from(CSV) });
	await page.getByLabel("Which format do you need?").click();
	await page.getByRole("option", { name: "Excel (XLSX)", exact: true }).click();
	await page.getByRole("button", { name: /Start/ }).click();
	await page.getByRole("button", { name: "Convert the table" }).click();
	const rows = page.getByRole("region", { name: "The first rows" });
	await expect(rows.getByRole("row", { name: "Bob 2000-02-01 0.5 10001" })).toBeVisible();
	await expect(page.getByText("This file has no preview.")).toBeHidden();
	await expectAccessible(page, "a workbook by its first rows");
});
