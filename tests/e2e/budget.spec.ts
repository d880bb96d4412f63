import { expectAccessible } from "@/tests/e2e/steps/accessible";
import { enterAsGuest } from "@/tests/e2e/steps/account-steps";
import { expect, test } from "@/tests/e2e/steps/test";

test.setTimeout(180_000);

test("a run keeps to its budget and asks, says where its files come from, is run again with another answer and compared", async ({ page }) => {
	await enterAsGuest(page);
	await page.goto("/new/forge.data_report");
	await page.locator('input[type="file"]').setInputFiles("public/samples/coffee-roastery-orders.csv");
	await page.getByLabel("Which column matters most?").fill("rating");
	// One limit is named before the start, the price; the other is for who looks for it.
	await expect(page.getByText(/at most \$/i)).toBeVisible();
	await expect(page.getByLabel("Budget for the work, in US dollars")).toBeHidden();
	await page.getByText("Have it pause earlier and ask").click();
	const budget = page.getByLabel("Budget for the work, in US dollars");
	await expect(budget).not.toHaveValue("");
	await budget.fill("-1");
	await page.getByRole("button", { name: "Start without it" }).click();
	await expect(page.getByText("Give an amount up to 100, or leave it empty.")).toBeVisible();
	await budget.fill("0.002");
	await expectAccessible(page, "questions with a budget");
	await page.getByRole("button", { name: "Start without it" }).click();

	const about = page.getByRole("region", { name: "About this run" });
	await expect(page.getByRole("heading", { name: "The budget of this run is used up" })).toBeVisible({ timeout: 60_000 });
	await expect(about.getByText("Waiting for you")).toBeVisible();
	await expect(page.getByText("$0.001 of $0.002")).toBeVisible();
	await expectAccessible(page, "the end of a budget");
	const add = page.getByLabel("Add, in US dollars");
	await add.fill("0.0001");
	await expect(page.getByText("Give at least $0.001: less does not reach the next step.")).toBeVisible();
	await add.fill("0.004");
	await page.getByRole("button", { name: "Add $0.004 and go on" }).click();

	await expect(page.getByRole("tab", { name: "What stands out" })).toBeVisible({ timeout: 60_000 });
	await about.getByText("About the run", { exact: true }).click();
	await expect(about.getByText(/^, of at most \$/)).toBeVisible();
	await page.getByText("Where each file comes from").click();
	const origins = page.locator("details", { hasText: "Where each file comes from" });
	await expect(origins.getByText("Your files in it")).toBeVisible();
	await expect(origins.getByText("coffee-roastery-orders.csv").first()).toBeVisible();
	await expectAccessible(page, "where files come from");

	await page.getByRole("button", { name: "More for this run" }).click();
	await page.getByRole("menuitem", { name: "Run again" }).click();
	await expect(page.getByText("Beginning with the files and answers of an earlier run")).toBeVisible();
	await expect(page.getByText("coffee-roastery-orders.csv")).toBeVisible();
	await page.getByRole("button", { name: "Use this file" }).click();
	const focus = page.getByLabel("Which column matters most?");
	await expect(focus).toHaveValue("rating");
	await focus.fill("revenue");
	await page.getByRole("button", { name: "Start without it" }).click();
	await expect(page.getByRole("tab", { name: "What stands out" })).toBeVisible({ timeout: 60_000 });

	await page.getByRole("button", { name: "More for this run" }).click();
	await page.getByRole("menuitem", { name: "Compare with another run" }).click();
	await page.getByLabel("Compare with").click();
	await page.getByRole("option", { name: /coffee-roastery-orders\.csv/ }).click();
	const steps = page.getByRole("region", { name: "Steps" });
	await expect(steps.getByRole("row", { name: /Find what stands out/ })).toContainText("Differs");
	await expect(page.getByRole("region", { name: "Answers" }).getByRole("row", { name: /Which column matters most/ })).toContainText("revenue");
	await expectAccessible(page, "two runs side by side");
	const files = page.getByRole("region", { name: "Files" });
	await files.getByRole("button", { name: /^Show what differs ?: data-report\.json/ }).click();
	// The newer run is the one whose comparison was asked for.
	await expect(files.getByText('removed "focus": "revenue"')).toBeVisible();
	await expect(files.getByText('added "focus": "rating"')).toBeVisible();
});

test("a run that stops at the end of its budget says what was stopped and what is kept", async ({ page }) => {
	await enterAsGuest(page);
	await page.goto("/new/goal_lane.resume_checkup");
	await page.locator('input[type="file"]').setInputFiles("public/samples/lena-hartwig.pdf");
	await page.getByText("Have it pause earlier and ask").click();
	await page.getByLabel("Budget for the work, in US dollars").fill("0.0015");
	await page.getByRole("button", { name: "Start run" }).click();
	await expect(page.getByRole("heading", { name: "The budget of this run is used up" })).toBeVisible({ timeout: 60_000 });
	// Nothing to deliver yet: finishing is not offered.
	await expect(page.getByRole("button", { name: "Finish with what is done" })).toBeHidden();
	await page.getByRole("button", { name: "Stop the run" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Stop the run" }).click();
	await expect(page.getByRole("heading", { name: "What was stopped, and what is kept" })).toBeVisible();
	await expect(page.getByText("1 step, up to: Read your resume")).toBeVisible();
	await expectAccessible(page, "a stopped run");
});

test("a start before the price has come keeps to the budget that is suggested", async ({ page }) => {
	await enterAsGuest(page);
	await page.route("**/estimate", async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 2500));
		await route.continue();
	});
	await page.goto("/new/forge.redact");
	await page.locator('input[type="file"]').setInputFiles("public/samples/tenancy-letter.pdf");
	await page.getByRole("button", { name: /^Start/ }).click();
	await expect(page).toHaveURL(/\/runs\//);
	const id = new URL(page.url()).pathname.split("/").at(-1);
	const run = await (await page.request.get(`/api/v1/jobs/goal/${id}`)).json();
	expect(run.budgetMicroU).toBeGreaterThan(0);
});
