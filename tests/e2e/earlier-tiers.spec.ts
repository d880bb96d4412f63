import { expectAccessible } from "@/tests/e2e/steps/accessible";
import { enterAsGuest } from "@/tests/e2e/steps/account-steps";
import { expect, test } from "@/tests/e2e/steps/test";

test.setTimeout(120_000);

test("a guest finds an older workflow folded away, runs it without an answer, and looks through its flat list", async ({ page }) => {
	await enterAsGuest(page);
	await page.goto("/catalog");
	await page.getByText("Older workflows, replaced by newer ones (3)").click();
	await expect(page.getByText("Replaced by Resume to job-ready.").first()).toBeVisible();
	await page.getByRole("link", { name: "Use Resume to job list" }).click();

	await page.getByRole("button", { name: "lena-hartwig.docx" }).click();
	await page.getByRole("button", { name: "Start run" }).click();

	const list = page.getByRole("region", { name: "Postings found" });
	await expect(list.getByText("None was checked for being open, and none is scored.")).toBeVisible({ timeout: 60_000 });
	await expect(list.getByRole("listitem")).toHaveCount(50);
	await list.getByRole("button", { name: "Show 50 more" }).click();
	await expect(list.getByRole("listitem")).toHaveCount(100);
	const first = await list.getByRole("listitem").first().getByRole("link").textContent();
	await list.getByRole("searchbox", { name: "Filter by title, company or place" }).fill("no such posting anywhere");
	await expect(list.getByText("No posting has these words.")).toBeVisible();
	await list.getByRole("searchbox").fill("");
	await expect(list.getByRole("listitem").first().getByRole("link")).toHaveText(first ?? "");
	await expectAccessible(page, "a flat list of postings");
});

test("one click on a card tries a workflow with its sample", async ({ page }) => {
	await enterAsGuest(page);
	await page.goto("/catalog");
	await page.getByRole("link", { name: /^Try it with a sample.*Resume to job-ready$/ }).click();
	await expect(page.getByRole("heading", { name: "4 questions" })).toBeVisible();
	await expect(page.getByText("lena-hartwig.pdf", { exact: true })).toBeVisible();
});
