import { readFile } from "node:fs/promises";
import { expectAccessible } from "@/tests/e2e/steps/accessible";
import { enterAsGuest } from "@/tests/e2e/steps/account-steps";
import { expect, test } from "@/tests/e2e/steps/test";
import { PASTED_POSTING } from "@/tests/factories/postings-given";

test.setTimeout(120_000);

test("a guest pastes a posting, chooses what the letter tells, and sees where each sentence comes from", async ({ page }) => {
	await enterAsGuest(page);
	await page.goto("/catalog");
	await page.getByRole("link", { name: /^Try it with a sample.*Cover letter$/ }).click();
	await expect(page.getByText("lena-hartwig.pdf", { exact: true })).toBeVisible();
	const start = page.getByRole("button", { name: "Start run" });
	const posting = page.getByLabel("Which posting is it?");
	await expect(posting).toHaveValue(/Harbour Lane Maps/);
	await posting.fill("");
	await start.click();
	await expect(page.getByText("One of these needs an answer").first()).toBeVisible();
	await expectAccessible(page, "the questions of a letter");
	await posting.fill(PASTED_POSTING);
	await start.click();

	await expect(page.getByRole("heading", { name: "What should the letter tell?" })).toBeVisible({ timeout: 60_000 });
	const points = page.getByRole("region", { name: "Points" });
	await expect(points.getByText("Built a design system of 58 React components").first()).toBeVisible();
	await expect(page.getByRole("region", { name: "Asked for, and not in your resume" })).toContainText("Kubernetes in production");
	await expect(page.getByLabel("Person")).toHaveValue("Ms Anna Weber");
	await expect(page.getByRole("combobox", { name: "In which language?" })).toHaveText("English");
	await expectAccessible(page, "the pause of a letter");

	const scrum = points.getByRole("checkbox", { name: "Certified Scrum Master" });
	await scrum.focus();
	await page.keyboard.press("Space");
	await expect(scrum).toBeChecked();
	await page.getByLabel("Why this position? One sentence of your own.").fill("Books are what I would like to build for.");
	await page.getByRole("button", { name: "Write the letter" }).click();

	const letter = page.getByRole("region", { name: "Cover letter" });
	await expect(letter.getByText("Dear Ms Weber,")).toBeVisible({ timeout: 60_000 });
	await expect(letter.getByText("Written by rules")).toBeVisible();
	const sheet = letter.getByRole("article", { name: "Your letter" });
	await sheet.getByRole("button", { name: /rebuild of a marketplace/ }).focus();
	await expect(letter.getByText("Your resume says this:")).toBeVisible();
	await expect(letter.getByText("Senior Frontend Engineer, Kiezmarkt GmbH, page 1").first()).toBeVisible();
	await sheet.getByRole("button", { name: "Books are what I would like to build for." }).focus();
	await expect(letter.getByText("Your own words. They were not held against your resume.")).toBeVisible();
	await expectAccessible(page, "a finished letter");
	await letter.getByRole("tab", { name: "Sources" }).click();
	await expect(letter.getByRole("listitem").first()).toBeVisible();
	await expectAccessible(page, "the sources of a letter");

	const [docx] = await Promise.all([page.waitForEvent("download"), letter.getByRole("link", { name: /^DOCX/ }).click()]);
	expect(docx.suggestedFilename()).toBe("Hartwig-Lena_Cover-letter_Kettle-Quill-GmbH.docx");
	expect((await readFile(await docx.path())).subarray(0, 2).toString("latin1")).toBe("PK");
});
