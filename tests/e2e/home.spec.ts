import { expectAccessible } from "@/tests/e2e/steps/accessible";
import { openQuestions } from "@/tests/e2e/steps/run-up";
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
	// A PDF, a Word file and a text, each as its first page, in the room that it had before.
	await expect(page.getByRole("region", { name: "My files" }).locator('[data-page="shown"]')).toHaveCount(3);
	await expectAccessible(page, "a home where something waits");

	await waiting.getByRole("button", { name: /^Choose topics/ }).click();
	const sheet = page.getByRole("dialog", { name: /bridge-council-minutes/ });
	await sheet.getByRole("button", { name: "Go on" }).click();
	await expect(sheet.getByText("Answered. The run goes on.")).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(waiting).toBeHidden();

	const results = page.getByRole("region", { name: "Recent results" });
	await expect(results.getByText("Completed")).toBeVisible();
	await expect(results.getByRole("list", { name: "Files" }).getByRole("listitem").first()).toBeVisible();
	await expect(results.locator('[data-page="shown"]').first()).toBeVisible();
	await expect(page.getByRole("region", { name: "Running" })).toBeHidden();
	await expectAccessible(page, "a home with results");
	await results.getByRole("link", { name: /bridge-council-minutes/ }).click();
	await expect(page).toHaveURL(/\/runs\/[\w-]+$/);
});

test("an own file is renamed and used again from home", async ({ page }) => {
	await becomeGuest(page);
	await openQuestions(page, "pdf");
	await page.goto("/home");
	const files = page.getByRole("region", { name: "My files" });
	await files.getByRole("button", { name: "Rename lena-hartwig.pdf" }).click();
	const dialog = page.getByRole("dialog", { name: "Rename this file" });
	await dialog.getByLabel("Name").fill("Lena, spring");
	await expectAccessible(page, "a file that is renamed");
	await dialog.getByRole("button", { name: "Rename" }).click();
	await expect(files.getByText("Lena, spring.pdf")).toBeVisible();
	await expect(files.getByRole("button", { name: "Delete Lena, spring.pdf" })).toBeVisible();

	await files.getByRole("button", { name: "Use Lena, spring.pdf again" }).click();
	await page.getByRole("menuitem", { name: "Resume to job-ready" }).click();
	await expect(page).toHaveURL(/\/new\/goal_lane\.resume_to_job_ready\?file=/);
	await expect(page.getByText(/From your files, /)).toBeVisible();
	await expect(page.getByRole("heading", { name: "4 questions" })).toBeVisible();
	// What the resume says is proposed by its words, and the answer stays as it is until somebody takes it.
	const country = page.getByRole("button", { name: /^In which country/ });
	await expect(country).toContainText("All");
	await page.getByRole("list", { name: "Your resume says:" }).getByRole("button", { name: "Germany" }).click();
	await expect(country).toContainText("Germany");
});

test("what is added and said at home stays over a reload and goes along to a workflow that is pressed below", async ({ page }) => {
	await becomeGuest(page);
	await page.goto("/home");
	await live(page);
	const files = page.getByRole("list", { name: "Files" });
	await page.locator('input[type="file"]').setInputFiles("public/samples/lena-hartwig.pdf");
	await expect(files.getByText(/Uploaded, .*kB/)).toBeVisible();
	await page.getByLabel("Say it in your words").fill("Check my resume");
	await expect(page).toHaveURL(/\/home\?goal=Check%20my%20resume&file=[\w-]+&step=write$/);
	await page.reload();
	await live(page);
	await expect(page.getByLabel("Say it in your words")).toHaveValue("Check my resume");
	await expect(files.getByText("lena-hartwig.pdf")).toBeVisible();
	await expect(page.getByRole("button", { name: "Find the workflow" })).toBeEnabled();
	await expectAccessible(page, "a home with what was added");

	await page.getByRole("link", { name: /Start with your file.*Resume to job-ready$/ }).click();
	await expect(page).toHaveURL(/\/new\/goal_lane\.resume_to_job_ready/);
	await expect(files.getByText("lena-hartwig.pdf")).toBeVisible();
	await expect(page.getByRole("heading", { name: "4 questions" })).toBeVisible();
});

test("the same file again is the one that is here, and own files are taken right in the field", async ({ page }) => {
	await becomeGuest(page);
	const files = page.getByRole("list", { name: "Files" });
	const addTo = async (path: string) => {
		await page.goto(path);
		await live(page);
		await page.locator('input[type="file"]').setInputFiles("public/samples/lena-hartwig.pdf");
	};
	await addTo("/home");
	await expect(files.getByText(/Uploaded, .*kB/)).toBeVisible();
	await addTo("/home");
	await expect(files.getByText(/Already among your files, used again/)).toBeVisible();
	await page.goto("/files");
	await expect(page.getByRole("button", { name: "Rename lena-hartwig.pdf" })).toHaveCount(1);
	await page.goto("/home");
	await live(page);
	await page.getByRole("button", { name: "Use lena-hartwig.pdf", exact: true }).click();
	await expect(files.getByText(/From your files, /)).toBeVisible();
	await page.keyboard.press("Escape");
	await page.getByRole("heading", { name: "What do you want to get done?" }).click();
	await page.keyboard.press("?");
	await expect(page.getByRole("dialog", { name: "Keys" })).toContainText("Find any page, run, workflow or action");
});

test("on the narrowest phone the goal and its example are read whole, however long it is", async ({ page }) => {
	await becomeGuest(page);
	await page.setViewportSize({ width: 320, height: 640 });
	await openQuestions(page, "pdf");
	await page.goto("/home");
	const field = page.getByLabel("Say it in your words");
	const isWhole = () => field.evaluate((area) => area.scrollHeight <= area.clientHeight && area.scrollWidth <= area.clientWidth);
	const heightOf = () => field.evaluate((area) => area.clientHeight);
	const least = await heightOf();
	expect(await isWhole()).toBe(true);
	await field.fill("Find jobs that fit my resume and tailor it to each of them");
	expect(await isWhole()).toBe(true);
	expect(await heightOf()).toBeGreaterThan(least);
});
