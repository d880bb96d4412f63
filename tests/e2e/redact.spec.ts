import { readFile } from "node:fs/promises";
import { expectAccessible } from "@/tests/e2e/steps/accessible";
import { enterAsGuest } from "@/tests/e2e/steps/account-steps";
import { nextDownload, readArchive } from "@/tests/e2e/steps/archive";
import { expect, test } from "@/tests/e2e/steps/test";

test("a guest redacts a letter: sees every finding in its context, leaves one in by keyboard, adds a word", async ({ page }) => {
	await enterAsGuest(page);
	await page.goto("/new/forge.redact");
	await page.locator('input[type="file"]').setInputFiles("public/samples/tenancy-letter.pdf");
	await page.getByRole("button", { name: /Start/ }).click();

	await expect(page.getByRole("heading", { name: "Is this what should go?" })).toBeVisible();
	const names = page.getByRole("region", { name: /^Surely personal/ }).getByRole("group", { name: "Names of persons" });
	await expect(names.getByRole("checkbox", { name: "Amara Okonjo" })).toBeChecked();
	await expect(page.getByText("DE89 3704 0044 0532 0130 00").first()).toBeVisible();
	await expectAccessible(page, "the pause of a redaction");

	await page.getByRole("checkbox", { name: "letting@lindenhof.example" }).focus();
	await page.keyboard.press("Space");
	await expect(page.getByRole("checkbox", { name: "letting@lindenhof.example" })).not.toBeChecked();
	await page.getByRole("checkbox", { name: /^Telephone numbers/ }).click();
	await expect(page.getByRole("checkbox", { name: "+49 30 5557 0190" })).not.toBeChecked();
	await page.getByRole("checkbox", { name: /^Telephone numbers/ }).click();
	await page.getByLabel("Your own words").fill("Lindenhof Property Care");
	await page.keyboard.press("Enter");
	await page.getByLabel("Show only texts with").fill("reinholt");
	await expect(page.getByRole("checkbox", { name: "Amara Okonjo" })).toBeHidden();
	await page.getByRole("button", { name: "Redact the document" }).click();

	await expect(page.getByRole("heading", { name: /places redacted/ })).toBeVisible();
	await expect(page.getByText(/none is left in it/)).toBeVisible();
	await expect(page.getByText("1 text left on purpose")).toBeVisible();
	await expectAccessible(page, "the result of a redaction");
	const download = nextDownload(page, ".pdf");
	await page.getByRole("link", { name: "Download tenancy-letter-redacted.pdf" }).click();
	const bytes = await readFile(await (await download).path());
	expect(bytes.toString("latin1")).not.toMatch(/okonjo|reinholt/i);
});

test("a guest redacts a workbook: sees its cells by sheet and downloads a workbook of values", async ({ page }) => {
	await enterAsGuest(page);
	await page.goto("/new/forge.redact");
	await page.locator('input[type="file"]').setInputFiles("tests/accuracy/personal-data/seen/payroll-october.xlsx");
	await page.getByRole("button", { name: /Start/ }).click();

	await expect(page.getByRole("heading", { name: "Is this what should go?" })).toBeVisible();
	const sure = page.getByRole("region", { name: /^Surely personal/ });
	await expect(sure.getByRole("group", { name: "Names of persons" }).getByRole("checkbox", { name: "Piotr Sadowski" })).toBeChecked();
	await page.getByRole("button", { name: "Redact the document" }).click();
	await expect(page.getByText(/none is left in it/)).toBeVisible();
	const download = nextDownload(page, ".xlsx");
	await page.getByRole("link", { name: "Download payroll-october-redacted.xlsx" }).click();
	const parts = await readArchive(await download);
	expect([...parts.values()].map((part) => Buffer.from(part).toString("utf8")).join(" ")).not.toMatch(/sadowski|83310472/i);
});
