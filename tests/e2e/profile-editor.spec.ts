import type { Page } from "@playwright/test";
import { expectAccessible } from "@/tests/e2e/steps/accessible";
import { nextDownload, readArchive } from "@/tests/e2e/steps/archive";
import { docxText } from "@/tests/e2e/steps/docx-text";
import { choosePostings, type ResumeFormat, waitForPostings, waitForResults } from "@/tests/e2e/steps/run-steps";
import { openProfile } from "@/tests/e2e/steps/run-up";
import { becomeGuest } from "@/tests/e2e/steps/session";
import { expect, test } from "@/tests/e2e/steps/test";

test.setTimeout(240_000);

const JOB = "Senior Frontend Engineer";
const NEW_TITLE = "Principal Frontend Engineer";
const DELETED = "Mentored five engineers, two of whom became team leads.";
const KEPT = "Brought the shop to WCAG 2.2 AA";

async function startReview(page: Page, format: ResumeFormat): Promise<void> {
	await becomeGuest(page);
	await openProfile(page, format);
	await expect(page.getByRole("heading", { name: "Your resume, as we read it" })).toBeVisible();
}

const jobs = (page: Page) => page.getByRole("region", { name: "Jobs" });

const lastChange = (page: Page) => page.getByRole("group", { name: "Last change" });

test("what is mended at the first pause is kept over a reload and is what is written", async ({ page }) => {
	await startReview(page, "pdf");
	await page
		.getByRole("navigation", { name: "What was read" })
		.getByRole("button", { name: /^\d+ jobs$/ })
		.click();
	await expect(jobs(page)).toBeFocused();
	await expect(jobs(page)).toBeInViewport();
	await jobs(page)
		.getByRole("button", { name: `Edit ${JOB}`, exact: true })
		.click();
	const title = jobs(page).getByRole("textbox", { name: "Title" });
	await expect(title).toBeFocused();
	await title.fill(NEW_TITLE);
	await page.getByRole("button", { name: "Delete bullet 4" }).click();
	await expect(lastChange(page).getByText(/^Deleted “Mentored five engineers/)).toBeVisible();
	await page.getByRole("button", { name: "Undo", exact: true }).click();
	await expect(jobs(page).getByLabel("Bullet 4", { exact: true })).toHaveValue(DELETED);
	await page.getByRole("button", { name: "Delete bullet 4" }).click();

	const from = jobs(page).getByRole("textbox", { name: "From" });
	await from.fill("April");
	await page.getByRole("button", { name: /Use these titles and skills/ }).click();
	await expect(from).toBeFocused();
	await expect(page.getByRole("alert").filter({ hasText: "Before you go on: Job 1: Write a year" })).toBeVisible();
	await from.fill("4/2021");
	await jobs(page)
		.getByRole("button", { name: `Done with ${NEW_TITLE}` })
		.click();
	await expect(jobs(page).getByText("Apr 2021 – present")).toBeVisible();

	await expect(page.getByText("Draft saved")).toBeVisible();
	await page.reload();
	await expect(jobs(page).getByRole("heading", { name: NEW_TITLE })).toBeVisible();
	await expect(page.getByText(DELETED)).toBeHidden();

	await page.getByRole("button", { name: /Use these titles and skills/ }).click();
	await waitForPostings(page);
	await choosePostings(page, 1);
	await page.getByRole("button", { name: /Tailor 1 resume/ }).click();
	await waitForResults(page);
	const download = nextDownload(page, ".zip");
	await page.getByRole("link", { name: /Download everything/ }).click();
	const files = await readArchive(await download);
	const [, docx] = [...files].find(([name]) => name.endsWith(".docx")) ?? [];
	const text = docxText(docx ?? new Uint8Array());
	expect(text).toContain(NEW_TITLE);
	expect(text).toContain("WCAG 2.2 AA");
	expect(text).not.toContain("two of whom became team leads");
});

test("Escape leaves the fields that are open: the next key goes to the page, and Undo brings back what was typed", async ({ page }) => {
	await startReview(page, "pdf");
	const edit = jobs(page).getByRole("button", { name: `Edit ${JOB}`, exact: true });
	await edit.click();
	const title = jobs(page).getByRole("textbox", { name: "Title" });
	await title.press("End");
	await page.keyboard.type("?");
	await expect(lastChange(page)).toContainText(`Title: ${JOB} → ${JOB}?`);
	await page.keyboard.press("Escape");
	await expect(title).toBeHidden();
	await expect(edit).toBeFocused();
	await expect(jobs(page).getByRole("heading", { name: JOB, exact: true })).toBeVisible();
	await page.keyboard.type("?");
	await expect(page.getByRole("dialog")).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(jobs(page).getByRole("heading", { name: JOB, exact: true })).toBeVisible();
	await page.getByRole("button", { name: "Undo", exact: true }).click();
	await expect(jobs(page).getByRole("heading", { name: `${JOB}?`, exact: true })).toBeVisible();
	await page.getByRole("button", { name: "Undo all", exact: true }).click();

	await page.getByRole("button", { name: "Edit languages" }).click();
	await page.getByRole("textbox", { name: "Language 1" }).fill("Klingon");
	await page.keyboard.press("Escape");
	await expect(page.getByRole("button", { name: "Edit languages" })).toBeFocused();
	await expect(page.getByRole("region", { name: "Languages" })).not.toContainText("Klingon");
});

test("each value shows its place: on the drawn page of a PDF, with the line marked", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await startReview(page, "pdf");
	await page.getByRole("button", { name: `${DELETED}: show on page 1` }).click();
	const file = page.getByRole("complementary", { name: "Your file" });
	await expect(file.getByRole("img", { name: "Page 1 of lena-hartwig.pdf, the place marked" })).toBeVisible();
	await expect(file.locator("[data-mark]")).toHaveCount(1);
	await expectAccessible(page, "profile beside its page");
	await file.getByRole("button", { name: "Show as text" }).click();
	await expect(file.locator("mark")).toHaveText(DELETED);

	await jobs(page)
		.getByRole("button", { name: `Edit ${JOB}`, exact: true })
		.click();
	await expectAccessible(page, "a job with its fields open");
});

test("a Word file shows its lines instead, on a phone in a sheet", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await startReview(page, "docx");
	// What nothing is wrong with is folded, with how much there is of it.
	await expect(jobs(page)).toBeHidden();
	await page.getByRole("button", { name: /^Read all of it: \d+ jobs/ }).click();
	const opener = page.getByRole("button", { name: new RegExp(`^${KEPT}.*: show in your file$`) });
	await opener.click();
	const sheet = page.getByRole("dialog", { name: "lena-hartwig.docx" });
	await expect(sheet.locator("mark")).toContainText(KEPT);
	await expectAccessible(page, "the file in a sheet");
	await page.keyboard.press("Escape");
	await expect(opener).toBeFocused();
	await expectAccessible(page, "profile on a phone");
});

test("a line that stands in no field is shown with its reason, put to use, and given back by Undo", async ({ page }) => {
	await becomeGuest(page);
	await openProfile(page, { file: "tests/accuracy/resumes/open/making-u/06-bookkeeper-ng.docx" });
	const unused = page.getByRole("region", { name: "Not used" });
	await expect(unused.getByText(/These lines are left out of your new resume, unless you use them/)).toBeVisible();
	await unused.getByText("Personal", { exact: true }).click();
	const uses = unused.getByRole("button", { name: /^Use as: / });
	const amount = await uses.count();
	const line = ((await uses.first().getAttribute("aria-label")) ?? "").replace(/^Use as: /, "").trim();
	await uses.first().click();
	await page.getByRole("menuitem", { name: "Certificate", exact: true }).click();
	await expect(page.getByRole("region", { name: "Certificates" }).getByText(line, { exact: true })).toBeVisible();
	await expect(uses).toHaveCount(amount - 1);
	await expectAccessible(page, "unused lines");
	await lastChange(page).getByRole("button", { name: "Undo", exact: true }).click();
	await expect(uses).toHaveCount(amount);
});

test("what was typed a moment before the page was loaded again is there, the file stands beside it, and Ctrl+Enter goes on", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await startReview(page, "pdf");
	await expect(page.getByRole("complementary", { name: "Your file" }).locator("[data-page=shown]")).toBeVisible();
	await jobs(page)
		.getByRole("button", { name: `Edit ${JOB}`, exact: true })
		.click();
	await jobs(page).getByRole("textbox", { name: "Title" }).fill(NEW_TITLE);
	await page.reload();
	await expect(jobs(page).getByRole("heading", { name: NEW_TITLE })).toBeVisible();
	await page.keyboard.press("Control+Enter");
	await waitForPostings(page);
});
