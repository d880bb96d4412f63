import { expectAccessible } from "@/tests/e2e/steps/accessible";
import { enterAsGuest } from "@/tests/e2e/steps/account-steps";
import { expect, test } from "@/tests/e2e/steps/test";

const FILES = ["bridge-council-minutes.pdf", "bridge-engineers-report.docx", "bridge-harbour-letter.txt"].map((name) => `public/samples/${name}`);

test("a guest makes a brief of three documents, and opens a citation by keyboard at the place where it stands", async ({ page }) => {
	await enterAsGuest(page);
	await page.goto("/new/forge.brief");
	await page.locator('input[type="file"]').setInputFiles(FILES);
	await page.getByRole("button", { name: "Use these 3 files" }).click();
	await page.getByRole("button", { name: "Start run" }).click();

	await expect(page.getByText("Which topics belong in the brief?")).toBeVisible();
	await expectAccessible(page, "the pause of a brief");
	await page.getByRole("button", { name: "Go on" }).click();

	await expect(page.getByRole("heading", { name: "Brief of 3 documents" })).toBeVisible();
	await expect(page.getByRole("heading", { name: "Said in two ways" })).toBeVisible();
	await expectAccessible(page, "a brief");
	const sentence = page.getByText("The region pays 60 percent of the construction cost, the town the rest.").first();
	const citation = sentence.locator("..").getByRole("button", { name: "bridge-harbour-letter.txt" });
	await citation.focus();
	await page.keyboard.press("Enter");
	const source = page.getByRole("region", { name: "Text of bridge-harbour-letter.txt" });
	await expect(source.locator("mark")).toContainText("The region pays 60 percent of the construction cost, the town the rest.");
	await expect(source.locator("mark")).toBeInViewport();
});
