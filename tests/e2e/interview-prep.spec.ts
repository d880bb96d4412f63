import { readFile } from "node:fs/promises";
import { expectAccessible } from "@/tests/e2e/steps/accessible";
import { enterAsGuest } from "@/tests/e2e/steps/account-steps";
import { expect, test } from "@/tests/e2e/steps/test";
import { PASTED_POSTING } from "@/tests/factories/postings-given";

test.setTimeout(120_000);

test("a guest prepares for an interview, practises by keyboard and takes the preparation along", async ({ page }) => {
	await enterAsGuest(page);
	await page.goto("/catalog");
	await page.getByRole("link", { name: /^Try it with a sample.*Interview preparation$/ }).click();
	await expect(page.getByLabel("Which posting is it?")).toHaveValue(/Harbour Lane Maps/);
	await page.getByLabel("Which posting is it?").fill(PASTED_POSTING);
	await page.getByRole("button", { name: "Start run" }).click();

	const prep = page.getByRole("region", { name: "Interview preparation" });
	await expect(prep.getByText("Made by rules")).toBeVisible({ timeout: 60_000 });
	const asked = prep.getByRole("region", { name: "What the posting asks for" });
	await expect(asked.getByRole("heading", { name: /GraphQL/ })).toBeVisible();
	await expect(asked.getByText("Nothing was found in your resume that shows it.")).toBeVisible();
	await expect(prep.getByRole("region", { name: "Asked almost everywhere" })).toBeVisible();
	await expectAccessible(page, "a preparation");

	await prep.getByRole("tab", { name: "Practice" }).click();
	const card = prep.getByRole("region", { name: "The question in hand" });
	const first = await card.getByRole("heading").textContent();
	await card.focus();
	await page.keyboard.press("Enter");
	await expect(prep.getByRole("button", { name: "Hide what to tell" })).toBeVisible();
	await expectAccessible(page, "a question with its answer");
	await page.keyboard.press("ArrowRight");
	await expect(prep.getByText(/^Question 2 of \d+$/).first()).toBeVisible();
	await expect(card.getByRole("heading")).not.toHaveText(first ?? "");
	await expect(prep.getByRole("button", { name: "Show what to tell" })).toBeVisible();
	await page.keyboard.press("ArrowLeft");
	await expect(card.getByRole("heading")).toHaveText(first ?? "");

	await prep.getByRole("tab", { name: "Ask them" }).click();
	await expect(prep.getByText("What range of pay is planned for the position?")).toBeVisible();
	const [pdf] = await Promise.all([page.waitForEvent("download"), prep.getByRole("link", { name: /^PDF/ }).click()]);
	expect((await readFile(await pdf.path())).subarray(0, 5).toString("latin1")).toBe("%PDF-");
});
