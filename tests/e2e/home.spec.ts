import { expectAccessible } from "@/tests/e2e/steps/accessible";
import { becomeGuest } from "@/tests/e2e/steps/session";
import { expect, live, test } from "@/tests/e2e/steps/test";

const FILES = ["bridge-council-minutes.pdf", "bridge-engineers-report.docx", "bridge-harbour-letter.txt"].map((name) => `public/samples/${name}`);

test("home teaches the new, puts what waits first with its answer, shows what runs, and keeps what came of it", async ({ page, context }) => {
	await becomeGuest(page);
	await page.goto("/home");
	await expect(page.getByRole("heading", { level: 1, name: "What do you want to get done?" })).toBeVisible();
	await expect(page.getByRole("heading", { name: "See one run from start to end" })).toBeVisible();
	await expect(page.getByRole("region", { name: "Waiting for you" })).toBeHidden();
	await expect(page.getByRole("link", { name: /Start with your file.*Resume to job-ready$/ })).toBeVisible();
	await expectAccessible(page, "an empty home");

	const other = await context.newPage();
	await other.goto("/new/forge.brief");
	await live(other);
	await other.locator('input[type="file"]').setInputFiles(FILES);
	await other.getByRole("button", { name: "Use these 3 files" }).click();
	await other.getByRole("button", { name: "Start run" }).click();
	await expect(other.getByText("Which topics belong in the brief?")).toBeVisible();
	await other.close();

	// The page that was open all the while knows by itself.
	const waiting = page.getByRole("region", { name: "Waiting for you" });
	await expect(waiting.getByRole("heading", { name: "Choose the topics" })).toBeVisible();
	await page.reload();
	await expect(page.getByRole("heading", { name: "See one run from start to end" })).toBeHidden();
	await expect(page.getByRole("region", { name: "My files" })).toContainText("bridge-council-minutes.pdf");
	await expectAccessible(page, "a home where something waits");

	await waiting.getByRole("button", { name: /^Answer/ }).click();
	const sheet = page.getByRole("dialog", { name: /bridge-council-minutes/ });
	await sheet.getByRole("button", { name: "Go on" }).click();
	await expect(sheet.getByText("Answered. The run goes on.")).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(waiting).toBeHidden();

	const results = page.getByRole("region", { name: "Recent results" });
	await expect(results.getByText("Completed")).toBeVisible();
	await expect(results.getByRole("list", { name: "Files" }).getByRole("listitem").first()).toBeVisible();
	await expect(page.getByRole("region", { name: "Running" })).toBeHidden();
	await expectAccessible(page, "a home with results");
	await results.getByRole("link", { name: /bridge-council-minutes/ }).click();
	await expect(page).toHaveURL(/\/runs\/[\w-]+$/);
});
