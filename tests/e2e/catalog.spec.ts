import { expectAccessible } from "@/tests/e2e/steps/accessible";
import { expectNoOverflow } from "@/tests/e2e/steps/layout-steps";
import { makeGoalRun, openQuestions } from "@/tests/e2e/steps/run-up";
import { becomeGuest } from "@/tests/e2e/steps/session";
import { expect, live, test } from "@/tests/e2e/steps/test";

test("the catalog stands in groups and finds what is meant as it is typed, in other languages too", async ({ page }) => {
	await becomeGuest(page);
	await page.goto("/catalog");
	await live(page);
	for (const name of ["Career", "Convert", "Understand and protect"]) await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
	await expectAccessible(page, "the catalog");
	const field = page.getByRole("searchbox", { name: "Find a workflow" });
	const found = page.getByRole("region", { name: "Found" });
	await field.fill("black out names");
	await expect(found.getByRole("heading", { level: 3 })).toHaveText(/Redact a document/);
	await expect(page).toHaveURL(/\/catalog\?q=black%20out%20names$/);
	await field.fill("Lebenslauf prüfen");
	await expect(found.getByRole("heading", { level: 3 }).first()).toHaveText(/Resume checkup/);
	await field.fill("flight to Rome");
	await expect(page.getByText("Nothing here is called “flight to Rome”.")).toBeVisible();
	await expectAccessible(page, "a search of the catalog that finds nothing");
	await page.getByRole("button", { name: "Show all workflows" }).click();
	await expect(page.getByRole("heading", { level: 2, name: "Career" })).toBeVisible();
	await page.getByText("Older workflows, replaced by newer ones (3)").click();
	await expect(page.getByRole("link", { name: "Use Resume to job list" })).toBeVisible();
	// A search is kept by what is opened from it.
	await field.fill("slideshow");
	await found.getByRole("link", { name: /^Start with your file.*Slideshow video$/ }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Slideshow video" })).toBeVisible();
	await page.goBack();
	await expect(field).toHaveValue("slideshow");
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/catalog");
	await expectNoOverflow(page, "the catalog on a phone");
	// Most of them fit six to a screen.
	await page.context().clearCookies();
	await page.reload();
	const heights = await page.locator("main li:has(h3)").evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height));
	expect(heights.toSorted((one, other) => one - other)[Math.floor(heights.length / 2)]).toBeLessThanOrEqual(132);
});

test("the catalog is open to who has no account, and what is pressed begins as a guest", async ({ page }) => {
	await page.goto("/catalog");
	await live(page);
	await expect(page).toHaveURL(/\/catalog$/);
	await expect(page.getByRole("link", { name: "Sign in" })).toBeVisible();
	await expect(page.getByText(/\$1\.00 free each month/)).toBeVisible();
	await expect(page.getByText(/runs here yet/)).toHaveCount(0);
	const sample = page.getByRole("link", { name: /^Try it with a sample.*Resume to job-ready$/ });
	expect(await sample.evaluate((link) => getComputedStyle(link).textDecorationLine)).toBe("underline");
	await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
	await expectAccessible(page, "the catalog of who has no account");
	await page.getByRole("searchbox", { name: "Find a workflow" }).fill("black out names");
	await page.getByRole("link", { name: /^Start with your file.*Redact a document$/ }).click();
	await expect(page).toHaveURL(/\/new\/forge\.redact$/);
	await expect(page.getByRole("heading", { level: 1, name: "Redact a document" })).toBeVisible();
	await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
});

test("a file that is there is taken for a workflow with one press, and a file that does not fit is not called uploaded", async ({ page }) => {
	await becomeGuest(page);
	await page.goto("/new/goal_lane.resume_checkup");
	await live(page);
	await page.locator('input[type="file"]').setInputFiles("public/samples/lena-hartwig.pdf");
	await expect(page.getByRole("button", { name: "Start run" })).toBeVisible();
	await page.goto("/new/goal_lane.resume_to_job_ready");
	await live(page);
	await page.getByRole("button", { name: "Use lena-hartwig.pdf" }).click();
	await expect(page.getByRole("heading", { name: "4 questions" })).toBeVisible();
	await expect(page.getByText(/From your files, /)).toBeVisible();

	await page.goto("/new/goal_lane.resume_checkup");
	await live(page);
	await page.locator('input[type="file"]').setInputFiles({ name: "broken.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4\nnothing else") });
	const files = page.getByRole("list", { name: "Files" });
	await expect(files.getByText("It is damaged and can't be opened.")).toBeVisible();
	await expect(files.getByText("Can't be read")).toBeVisible();
	await expect(files.getByText(/Uploaded/)).toBeHidden();
	await expectAccessible(page, "a file that does not fit");
	await page.getByRole("button", { name: "Remove broken.pdf" }).click();
	await expect(files).toBeHidden();
	// Nothing was made of it.
	await page.goto("/runs");
	await expect(page.getByRole("row", { name: /lena-hartwig\.pdf/ }).first()).toBeVisible();
	await expect(page.getByText("broken.pdf")).toBeHidden();
});

test("every question before a run stands in the first sight, and a choice that the file offers stays when it is pressed again", async ({ page }) => {
	await becomeGuest(page);
	await page.setViewportSize({ width: 1440, height: 900 });
	await openQuestions(page, "pdf");
	const bar = (await page.getByRole("button", { name: "Start run" }).boundingBox())?.y ?? 0;
	const last = page.getByLabel("Which level are you looking for?");
	const beside = await page.getByLabel("Where do you want to do the work?").boundingBox();
	const box = await last.boundingBox();
	expect(box?.y).toBe(beside?.y);
	expect((box?.y ?? 900) + (box?.height ?? 0)).toBeLessThan(bar);
	// Nothing is told of runs that there were not.
	await expect(page.getByText(/told once|How it has worked for you/)).toHaveCount(0);
	const country = page.getByRole("button", { name: /^In which country/ });
	await expect(page.getByText("Any country; those in Germany first.")).toBeVisible();
	const offered = page.getByRole("list", { name: "Your resume says:" }).getByRole("button", { name: "Germany" });
	await offered.click();
	await offered.click();
	await expect(country).toContainText("Germany");
	await expect(page.getByText("Any country; those in Germany first.")).toBeHidden();
	await page.setViewportSize({ width: 390, height: 844 });
	const first = await country.boundingBox();
	expect((first?.y ?? 844) + (first?.height ?? 0)).toBeLessThanOrEqual(480);

	// Of three the two choices stand beside each other, and all of them over the bar.
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto(`/new/goal_lane.resume_to_job_ready?run=${await makeGoalRun(page, "Find jobs in Germany that fit my resume")}`);
	await expect(page.getByRole("heading", { name: "3 questions" })).toBeVisible();
	const [mode, level] = [await page.getByLabel("Where do you want to do the work?").boundingBox(), await last.boundingBox()];
	expect(level?.y).toBe(mode?.y);
	expect((level?.y ?? 900) + (level?.height ?? 0)).toBeLessThan((await page.getByRole("button", { name: "Start run" }).boundingBox())?.y ?? 0);
});

test("the columns of a table are offered where one is asked for, and its one sheet is not asked for", async ({ page }) => {
	await becomeGuest(page);
	await page.goto("/new/forge.data_report");
	await live(page);
	await page.locator('input[type="file"]').setInputFiles("public/samples/coffee-roastery-orders.csv");
	const offered = page.getByRole("list", { name: "Found in your file" }).nth(1);
	await offered.getByRole("button", { name: "region" }).click();
	await expect(page.getByLabel("Compare by which column?")).toHaveValue("region");
	await expect(page.getByLabel("Which sheet of a workbook?")).toBeHidden();
	await expect(page.getByRole("heading", { name: "4 questions" })).toBeVisible();
	await expectAccessible(page, "questions with what is in the file");
});

test("what a goal says and no question takes is told before the start", async ({ page }) => {
	await becomeGuest(page);
	await page.goto("/home?goal=Find jobs for my resume in Austria or Germany paying 60k");
	const unused = page.getByRole("list", { name: "Not used or not clear" });
	await expect(unused.getByText("“Austria or Germany”")).toBeVisible();
	await expect(unused.getByText("“60k”")).toBeVisible();
	await page.locator('input[type="file"]').setInputFiles("public/samples/lena-hartwig.pdf");
	await page.getByRole("button", { name: "Go on with Resume to job-ready" }).click();
	await expect(page.getByRole("heading", { name: "4 questions" })).toBeVisible();
	await expect(unused.getByText("“Austria or Germany”")).toBeVisible();
	await expectAccessible(page, "what of a goal is not used");
});
