import { readFile } from "node:fs/promises";
import path from "node:path";
import { expectAccessible } from "@/tests/e2e/steps/accessible";
import { enterAsGuest } from "@/tests/e2e/steps/account-steps";
import { nextDownload } from "@/tests/e2e/steps/archive";
import { expect, test } from "@/tests/e2e/steps/test";

test("a guest makes a PDF editable, sees its tables and downloads the Word file", async ({ page }) => {
	await enterAsGuest(page);
	await page.goto("/new/conversion.pdf_to_editable");
	await page.locator('input[type="file"]').setInputFiles(path.resolve("public/samples/tide-report.pdf"));
	await page.getByRole("button", { name: /Start/ }).click();

	await expect(page.getByRole("heading", { name: "2 pages read" })).toBeVisible();
	await expect(page.getByRole("heading", { name: "2 tables" })).toBeVisible();
	await expect(page.getByRole("cell", { name: "Mean high water (m)" }).first()).toBeVisible();
	await expectAccessible(page, "the result of a PDF made editable");
	const download = nextDownload(page, ".docx");
	await page
		.getByRole("link", { name: /Download tide-report\.docx/ })
		.first()
		.click();
	expect((await readFile(await (await download).path())).subarray(0, 2).toString()).toBe("PK");
});
