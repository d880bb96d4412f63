import { makeSampleResume } from "@/prisma/sample-resume";
import { expectNoOverflow } from "@/tests/e2e/steps/layout-steps";
import { waitForProfile } from "@/tests/e2e/steps/run-steps";
import { becomeGuest } from "@/tests/e2e/steps/session";
import { expect, test } from "@/tests/e2e/steps/test";

const LONG_NAME = `${"annualreportandresume".repeat(10).slice(0, 196)}.pdf`;

test("a file whose name is one word of 200 letters makes no page wider than its window", async ({ page }) => {
	await becomeGuest(page);
	await page.goto("/catalog");
	await page.getByRole("link", { name: /Start with your file.*Resume to job-ready$/ }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Resume to job-ready" })).toBeVisible();
	const picker = page.locator('input[type="file"]');
	await expect(picker).toBeAttached();
	await picker.setInputFiles({ name: LONG_NAME.replace(/pdf$/, "txt"), mimeType: "text/plain", buffer: Buffer.from("Buy milk") });
	await expect(page.getByText("This kind of file does not fit here.")).toBeVisible();
	await expectNoOverflow(page, "a refused file");
	await picker.setInputFiles({ name: LONG_NAME, mimeType: "application/pdf", buffer: Buffer.from((await makeSampleResume()).pdf) });
	await expect(page.getByRole("heading", { name: "4 questions" })).toBeVisible();
	await expectNoOverflow(page, "the upload and its questions");
	await page.getByRole("button", { name: "Start run" }).click();
	await waitForProfile(page);
	await expectNoOverflow(page, "a pause");
	const title = page.getByLabel("Add a title");
	await title.fill("x".repeat(400));
	await title.press("Enter");
	await expect(title).toHaveValue("x".repeat(400));
	await expect(title).toHaveAccessibleDescription("This has 400 characters, and 100 is the most. Shorten it, then add it.");
	await page.getByRole("button", { pressed: true }).first().click();
	await title.fill("x".repeat(100));
	await title.press("Enter");
	await expect(page.getByRole("button", { name: "x".repeat(100) })).toBeVisible();
	await expectNoOverflow(page, "a pause with a title of a hundred letters");
	await page.goto("/runs");
	await expect(page.getByText(LONG_NAME).locator("visible=true").first()).toBeVisible();
	await expectNoOverflow(page, "the list of runs");
	await page.goto("/files");
	await page
		.getByRole("button", { name: /^Delete annual/ })
		.locator("visible=true")
		.first()
		.click();
	await expect(page.getByRole("dialog")).toBeVisible();
	await expectNoOverflow(page, "the files, one to be deleted");
});
