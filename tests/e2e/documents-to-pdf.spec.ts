import { readFile } from "node:fs/promises";
import { expectAccessible } from "@/tests/e2e/steps/accessible";
import { enterAsGuest } from "@/tests/e2e/steps/account-steps";
import { nextDownload } from "@/tests/e2e/steps/archive";
import { expect, test } from "@/tests/e2e/steps/test";

const FILES = [
	{ name: "second.md", mimeType: "text/markdown", buffer: Buffer.from("# Second\n\nwith a rune ᚠ") },
	{ name: "first.html", mimeType: "text/html", buffer: Buffer.from("<h1>First</h1><p>page") },
	{ name: "third.csv", mimeType: "text/csv", buffer: Buffer.from("a,b\n1,2\n") },
];

test("a guest puts three files in order by keyboard and by drag, and gets one PDF", async ({ page }) => {
	await enterAsGuest(page);
	await page.goto("/new/conversion.documents_to_pdf");
	await page.locator('input[type="file"]').setInputFiles(FILES);
	await page.getByRole("button", { name: "Use these 3 files" }).click();
	await page.getByRole("button", { name: /Start/ }).click();

	await expect(page.getByRole("heading", { name: "Is this the order?" })).toBeVisible();
	const rows = page.getByRole("list", { name: "Order of the files" }).getByRole("listitem");
	await expect(rows).toHaveText([/second\.md/, /first\.html/, /third\.csv/]);
	await expectAccessible(page, "the pause of a conversion to PDF");
	const up = page.getByRole("button", { name: "Move first.html up" });
	await up.focus();
	await page.keyboard.press("Enter");
	await expect(rows).toHaveText([/first\.html/, /second\.md/, /third\.csv/]);
	await expect(page.getByText("first.html is now number 1 of 3.")).toBeAttached();
	await page.getByRole("button", { name: /Move third\.csv down/ }).focus();
	await page.keyboard.press("Alt+ArrowUp");
	await expect(rows).toHaveText([/first\.html/, /third\.csv/, /second\.md/]);
	await rows.nth(2).dragTo(rows.nth(1));
	await expect(rows).toHaveText([/first\.html/, /second\.md/, /third\.csv/]);
	await page.getByRole("button", { name: "Leave third.csv out" }).click();
	await expect(page.getByText("2 files, 1 left out")).toBeVisible();
	await page.getByRole("button", { name: "Make the PDF" }).click();

	await expect(page.getByRole("heading", { name: "2 pages from 2 files" })).toBeVisible();
	await expect(page.getByText(/1 sign has no picture in our typefaces/)).toBeVisible();
	await expectAccessible(page, "the result of a conversion to PDF");
	const download = nextDownload(page, ".pdf");
	await page.getByRole("link", { name: "Download first and 1 more.pdf" }).first().click();
	expect((await readFile(await (await download).path())).subarray(0, 5).toString()).toBe("%PDF-");
});
