import { expectAccessible } from "@/tests/e2e/steps/accessible";
import { openQuestions } from "@/tests/e2e/steps/run-up";
import { becomeGuest } from "@/tests/e2e/steps/session";
import { expect, test } from "@/tests/e2e/steps/test";

test("files are listed with what needs them, deleted after a question, and go with their run when that is wanted", async ({ page }) => {
	await becomeGuest(page);
	await page.goto("/catalog");
	await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Files" }).click();
	await expect(page.getByRole("heading", { name: "No files yet" })).toBeVisible();
	await expectAccessible(page, "no files");

	await openQuestions(page, "pdf");
	await page.keyboard.press("ControlOrMeta+k");
	await page.getByPlaceholder("Find a page, run or file").fill("files");
	await page.keyboard.press("Enter");
	const row = page.getByRole("row", { name: /lena-hartwig\.pdf/ });
	await expect(row).toContainText("1 run");
	await expect(row).toContainText("Ready");
	await expectAccessible(page, "files");

	// The run has not ended: its file is needed.
	await row.getByRole("button", { name: "Delete lena-hartwig.pdf" }).click();
	await expect(page.getByRole("dialog")).toContainText("This file is still needed");
	await expectAccessible(page, "a file that is needed");
	await page.getByRole("link", { name: "See its runs" }).click();
	await page
		.getByRole("row", { name: /lena-hartwig\.pdf/ })
		.getByRole("link")
		.click();
	await page.getByRole("button", { name: "Cancel run" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Cancel run" }).click();

	await page.getByRole("button", { name: "Delete run" }).click();
	await expect(page.getByRole("dialog").getByLabel(/Delete the file too: lena-hartwig\.pdf/)).toBeChecked();
	await expectAccessible(page, "a run to be deleted with its file");
	await page.getByRole("dialog").getByRole("button", { name: "Delete run and file" }).click();
	await expect(page.getByRole("heading", { name: "No runs yet" })).toBeVisible();
	await page.goto("/files");
	await expect(page.getByRole("heading", { name: "No files yet" })).toBeVisible();
});

test("a file stays with its run unless it is wanted away, and is deleted from its page", async ({ page }) => {
	await becomeGuest(page);
	await openQuestions(page, "docx");
	await page.goto("/runs");
	await page
		.getByRole("row", { name: /lena-hartwig\.docx/ })
		.getByRole("link")
		.click();
	await page.getByRole("button", { name: "Cancel run" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Cancel run" }).click();
	await page.getByRole("button", { name: "Delete run" }).click();
	await page
		.getByRole("dialog")
		.getByLabel(/Delete the file too/)
		.click();
	await page.getByRole("dialog").getByRole("button", { name: "Delete run", exact: true }).click();
	await expect(page).toHaveURL(/\/runs$/);

	await page.goto("/files");
	const row = page.getByRole("row", { name: /lena-hartwig\.docx/ });
	await expect(row).toContainText("No run");
	const download = page.waitForEvent("download");
	await row.getByRole("button", { name: "Download lena-hartwig.docx" }).click();
	expect((await download).suggestedFilename()).toBe("lena-hartwig.docx");
	const remove = row.getByRole("button", { name: "Delete lena-hartwig.docx" });
	await remove.click();
	await page.keyboard.press("Escape");
	await expect(remove).toBeFocused();
	await remove.click();
	await page.getByRole("dialog").getByRole("button", { name: "Delete file" }).click();
	await expect(page.getByRole("heading", { name: "No files yet" })).toBeVisible();
	await expect(page.getByRole("heading", { level: 1, name: "Your files" })).toBeFocused();
});

test("a damaged file says so where it arrives, in its list and where own files are offered, and two of one name are told apart", async ({ page }) => {
	const broken = { name: "lost.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nthe rest of it was lost") };
	await becomeGuest(page);
	await page.goto("/home");
	await page.locator('input[type="file"]').first().setInputFiles(broken);
	const files = page.getByRole("list", { name: "Files" });
	await expect(files.getByText("Can't be read", { exact: true })).toBeVisible();
	await expect(files.getByText(/^It is damaged and can't be opened\./)).toBeVisible();
	await expect(files.getByText(/Uploaded/)).toBeHidden();
	await expectAccessible(page, "a file that can't be read");

	await page.goto("/new/goal_lane.resume_to_job_ready");
	await expect(page.getByText("Not offered, since it can't be read: lost.pdf.")).toBeVisible();
	await expect(page.getByRole("button", { name: "Use lost.pdf" })).toBeHidden();
	// Refused where it arrives, it is said once.
	await page.locator('input[type="file"]').first().setInputFiles(broken);
	await expect(page.getByText(/^It is damaged and can't be opened\./)).toBeVisible();
	await expect(page.getByText(/^Not offered/)).toBeHidden();
	await page.goto("/home");
	await expect(page.getByRole("region", { name: "My files" }).getByText("lost.pdf").first()).toBeVisible();
	await expect(page.getByText(/^Not offered/)).toBeHidden();
	await page.locator('input[type="file"]').first().setInputFiles(broken);
	await expect(files.getByText("Can't be read", { exact: true })).toBeVisible();
	await page.goto("/files");
	await expect(page.getByRole("row").getByText("Can't be read: damaged")).toHaveCount(3);
	await expect(page.getByRole("row", { name: /lost \(2\)\.pdf/ })).toBeVisible();
	await expect(page.locator("img")).toHaveCount(0);
	await expectAccessible(page, "files that can't be read");
});
