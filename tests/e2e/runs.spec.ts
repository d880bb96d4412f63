import { expectAccessible } from "@/tests/e2e/steps/accessible";
import { enterAsGuest } from "@/tests/e2e/steps/account-steps";
import { focused } from "@/tests/e2e/steps/layout-steps";
import { addResume } from "@/tests/e2e/steps/run-steps";
import { openQuestions } from "@/tests/e2e/steps/run-up";
import { becomeGuest } from "@/tests/e2e/steps/session";
import { expect, test } from "@/tests/e2e/steps/test";
import { drawPdf } from "@/tests/factories/resumes/pdf-layouts";
import { TENANCY } from "@/tests/factories/tenancy";

test("a file that is no resume is refused in words, and another one can be chosen", async ({ page }) => {
	await enterAsGuest(page);
	await page.getByRole("link", { name: /Start with your file.*Resume to job-ready$/ }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Resume to job-ready" })).toBeVisible();
	const picker = page.locator('input[type="file"]');
	await picker.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("Buy milk") });
	await expect(page.getByText("notes.txt: This kind of file does not fit here. What fits: PDF or DOCX.")).toBeVisible();
	await picker.setInputFiles({ name: "blank.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(0) });
	await expect(page.getByText("blank.pdf: This file is empty. Choose another one")).toBeVisible();
	await picker.setInputFiles({ name: "resume.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 broken") });
	await expect(page.getByText("It is damaged and can't be opened. Export or save it again from the program that made it, and upload that.")).toBeVisible();
	await expect(page.getByRole("button", { name: "Start run" })).toBeHidden();
	await page.getByRole("button", { name: "Choose another file" }).click();
	await addResume(page, "pdf");
});

test("what is hardly a resume is said before anything runs, and may be used anyway", async ({ page }) => {
	await enterAsGuest(page);
	await page.getByRole("link", { name: /Start with your file.*Resume to job-ready$/ }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Resume to job-ready" })).toBeVisible();
	const contract = await drawPdf((doc) => doc.font("regular").fontSize(11).text(TENANCY));
	await page.locator('input[type="file"]').setInputFiles({ name: "contract.pdf", mimeType: "application/pdf", buffer: Buffer.from(contract) });
	await expect(page.getByRole("region", { name: "Choose a file" }).getByText("Is this the right file?")).toBeVisible();
	await expect(page.getByText(/reads like a contract/)).toBeVisible();
	await expect(page.getByRole("button", { name: "Choose another file" })).toBeVisible();
	await expect(page.getByRole("button", { name: "Start run" })).toBeHidden();
	await expectAccessible(page, "a doubted file");
	await page.getByRole("button", { name: "Use it anyway" }).click();
	await page.getByRole("button", { name: "Start run" }).click();
	await expect(page).toHaveURL(/\/runs\/[\w-]+$/);
	await expect(page.getByText(/This does not look like a resume: it reads like a contract\./).first()).toBeVisible({ timeout: 60_000 });
});

test("a file taken back leaves no run behind", async ({ page }) => {
	await enterAsGuest(page);
	await addResume(page, "pdf");
	const gone = page.waitForResponse((response) => response.request().method() === "DELETE");
	await page.getByRole("button", { name: "Remove lena-hartwig.pdf" }).click();
	await expect(page.getByRole("button", { name: "Drop your file here, or choose one" })).toBeVisible();
	await expect(page).toHaveURL(/\/new\/[\w.]+$/);
	expect((await gone).status()).toBe(200);
	await page.goto("/runs");
	await expect(page.getByRole("heading", { name: "No runs yet" })).toBeVisible();
});

test("after the start, going back leads to the workflows, and the questions lead to the run", async ({ page }) => {
	await enterAsGuest(page);
	await addResume(page, "pdf");
	const questions = page.url();
	await page.getByRole("button", { name: "Start run" }).click();
	await expect(page).toHaveURL(/\/runs\/[\w-]+$/);
	const run = page.url();
	await expect(page.getByText(/ of 10 steps/).first()).toBeVisible();
	await page.goBack();
	await expect(page).toHaveURL(/\/catalog$/);
	await page.goto(questions);
	await expect(page).toHaveURL(run);
});

test("a run is found by search, state, keyboard and palette, keeps its place over a reload, and can be cancelled and deleted", async ({ page }) => {
	await becomeGuest(page);
	await openQuestions(page, "pdf");
	await page.reload();
	await expect(page.getByRole("heading", { name: "4 questions" })).toBeVisible();

	await page.goto("/runs");
	const row = page.getByRole("row", { name: /lena-hartwig\.pdf/ });
	await expect(row).toContainText("Not started");
	await page.getByLabel("Find runs").fill("nothing like it");
	await expect(page.getByText("No run passes these filters.")).toBeVisible();
	await expect(page).toHaveURL(/q=nothing/);
	await page.getByLabel("Find runs").fill("lena");
	await expect(row).toBeVisible();

	await page.keyboard.press("ControlOrMeta+k");
	await page.getByPlaceholder("Find a page, run or file").fill("lena");
	await expect(page.getByRole("option", { name: /lena-hartwig\.pdf.*Run$/ })).toBeVisible();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/runs\/[\w-]+$/);

	await page.getByRole("button", { name: "Cancel run" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Cancel run" }).click();
	await expect(page.getByRole("region", { name: "About this run" }).getByText("Cancelled")).toBeVisible();
	await page.goto("/runs?status=cancelled");
	await row.getByRole("link").click();
	await page.getByRole("button", { name: "Delete run" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Delete run" }).click();
	await expect(page).toHaveURL(/\/runs$/);
	await expect(page.getByRole("heading", { name: "No runs yet" })).toBeVisible();
});

test("a question that is closed gives the focus back, and a deleted run is gone behind the Back button and in another tab", async ({ page, context }) => {
	await becomeGuest(page);
	await openQuestions(page, "pdf");
	const id = new URL(page.url()).searchParams.get("run");
	await page.goto("/runs");
	const link = page.getByRole("row", { name: /lena-hartwig\.pdf/ }).getByRole("link");
	await link.click();
	await expect(page).toHaveURL(new RegExp(`/runs/${id}$`));
	const cancel = page.getByRole("button", { name: "Cancel run" });
	const dialog = page.getByRole("dialog");
	for (const close of [
		() => page.keyboard.press("Escape"),
		() => dialog.getByRole("button", { name: "Keep it" }).click(),
		() => dialog.getByRole("button", { name: "Close" }).click(),
	]) {
		await cancel.click();
		await expect(dialog).toBeVisible();
		await close();
		await expect(dialog).toBeHidden();
		await expect(cancel).toBeFocused();
	}
	await cancel.click();
	await dialog.getByRole("button", { name: "Cancel run" }).click();
	await expect(page.getByRole("button", { name: "Delete run" })).toBeVisible();
	await expect.poll(() => focused(page)).toBe("The run was cancelled");

	const other = await context.newPage();
	await other.goto(page.url());
	await expect(other.getByRole("button", { name: "Delete run" })).toBeVisible();
	await page.getByRole("button", { name: "Delete run" }).click();
	await dialog.getByRole("button", { name: /^Delete run/ }).click();
	await expect(page.getByRole("heading", { name: "No runs yet" })).toBeVisible();
	await expect.poll(() => focused(page)).toBe("Runs");
	await page.goBack();
	await expect(page).toHaveURL(new RegExp(`/runs/${id}$`));
	await expect(page.getByRole("heading", { name: "There is no such run" })).toBeVisible();
	await expect(page.getByRole("button", { name: "Delete run" })).toBeHidden();
	await other.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
	await expect(other.getByRole("heading", { name: "There is no such run" })).toBeVisible();
	await expect(other.getByRole("link", { name: "See your runs" })).toBeVisible();
});

test("a run that isn't there, or isn't yours, says so", async ({ page }) => {
	await becomeGuest(page);
	await page.goto("/runs/01a1fbfe-e00d-766e-9e45-776692ac18d2");
	await expect(page.getByText("There is no such run")).toBeVisible();
	await expect(page).toHaveTitle("Run not found · Goal Mode");
});

test("an address that leads nowhere, or holds what is no text, gets a page that says so", async ({ page }) => {
	await becomeGuest(page);
	for (const address of ["/nowhere", "/new/foo", "/design"]) {
		expect((await page.goto(address))?.status()).toBe(404);
		await expect(page).toHaveTitle("Page not found · Goal Mode");
	}
	for (const address of ["/runs?q=%00", "/runs?q=%00&q=b"]) {
		expect((await page.goto(address))?.status()).toBe(200);
		await expect(page.getByText("No run passes these filters.")).toBeVisible();
	}
	for (const address of ["/new/goal_lane.resume_to_job_ready?run=%00", "/sign-in?next=%00&error=%00", "/verify?token=%00", "/reset?token=%00"]) {
		expect((await page.goto(address))?.status()).toBe(200);
	}
});
