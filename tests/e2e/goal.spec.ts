import { expectAccessible } from "@/tests/e2e/steps/accessible";
import { enterAsGuest } from "@/tests/e2e/steps/account-steps";
import { expect, live, test } from "@/tests/e2e/steps/test";

const CSV = { name: "orders.csv", mimeType: "text/csv", buffer: Buffer.from("item;price\nTea;3,50\nCake;4,20\n") };

test("from the first page: a goal and a file, what was understood, and only the rest is asked", async ({ page }) => {
	await page.goto("/");
	await live(page);
	await page.getByLabel("What do you want to get done?").fill("turn this table into Excel please");
	await page.locator('input[type="file"]').setInputFiles(CSV);
	await expect(page.getByText("1 file added")).toBeVisible();
	await page.getByRole("button", { name: "Go, without an account" }).click();

	// What is surely meant has no page of its own; it is told where it is asked on, and another choice keeps words and file.
	await expect(page).toHaveURL(/\/new\/conversion\.tables\?run=/);
	await expect(page.getByText("“turn this table into Excel please” is understood as Convert a table.")).toBeVisible();
	await expectAccessible(page, "a goal that is understood");
	await page.getByRole("button", { name: "Choose another workflow" }).click();
	await expect(page).toHaveURL(/\/home\?goal=turn.*&file=.*&step=choose$/);
	await expect(page.getByLabel("Say it in your words")).toHaveValue("turn this table into Excel please");
	await expect(page.getByRole("list", { name: "Files" }).getByText("orders.csv")).toBeVisible();
	await expect(page.getByRole("radio", { name: /Convert a table/ })).toBeChecked();
	await expect(page.getByRole("radio", { name: /Data report/ })).not.toBeChecked();
	await expect(page.getByText(/Your goal says “/).first()).toBeVisible();
	await expectAccessible(page, "another choice for a goal");
	await page.getByRole("button", { name: "Go on with Convert a table" }).click();

	await expect(page).toHaveURL(/\/new\/conversion\.tables\?run=/);
	await expect(page.getByRole("heading", { name: "Convert a table" })).toBeVisible();
	await expect(page.getByRole("button", { name: "Start run" })).toBeVisible();
	await expect(page.getByRole("link", { name: "begin without a goal" })).toBeVisible();
	await expect(page.getByRole("button", { name: /^Change/ })).toBeHidden();
	await expect(page.getByText("from “Excel”")).toBeVisible();
});

test("a goal of several meanings is asked about, one that nobody serves gets the nearest, and a missing file is named", async ({ page }) => {
	await enterAsGuest(page);
	await page.getByLabel("Say it in your words").fill("Remote jobs for my resume, as a senior, near Lyon");
	await page.getByRole("button", { name: "Find the workflow" }).click();
	await expect(page.getByRole("radio", { name: /Resume to job-ready/ })).toBeChecked();
	for (const words of ["Remote", "senior", "Lyon"]) await expect(page.getByText(`from “${words}”`)).toBeVisible();
	await expect(page.getByRole("button", { name: "Go on with Resume to job-ready" })).toBeDisabled();
	await expect(page.getByText("Add 1 file above: PDF or DOCX.")).toBeVisible();

	await page.getByLabel("Say it in your words").fill("book me a flight to Rome");
	await page.getByRole("button", { name: "Find the workflow" }).click();
	await expect(page.getByText("None of our workflows does this yet")).toBeVisible();
	await expect(page.getByRole("radio")).toHaveCount(3);
	await expectAccessible(page, "a goal that nobody serves");

	await page.getByLabel("Say it in your words").fill("oferty pracy");
	await page.getByRole("button", { name: "Find the workflow" }).click();
	await expect(page.getByText("This goal could not be read")).toBeVisible();
	await expect(page.getByRole("radio").first()).toHaveAccessibleName(/^Resume to job-ready/);
});

test("a file alone is enough: what takes it is offered, and words that no page has become a goal", async ({ page }) => {
	await enterAsGuest(page);
	await expect(page.getByText("Add a file or a few words to go on.")).toBeVisible();
	await page.locator('input[type="file"]').setInputFiles("public/samples/lena-hartwig.pdf");
	await page.getByRole("button", { name: "Find the workflow" }).click();
	const choice = page.getByRole("group", { name: "What is it for?" });
	// It has been looked into: a resume is for finding jobs first, and one file is never compared.
	await expect(choice.getByRole("radio").first()).toBeChecked();
	await expect(choice.getByRole("radio").first()).toHaveAccessibleName(/^Resume to job-ready/);
	await expect(choice.getByRole("radio", { name: /Compare two documents/ })).toHaveCount(0);
	await page.keyboard.press("ControlOrMeta+k");
	await page.getByRole("combobox").fill("translate my novel");
	await page.getByRole("option", { name: "Get this done: translate my novel" }).click();
	await expect(page).toHaveURL(/\/home\?goal=translate/);
});
