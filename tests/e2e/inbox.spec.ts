import type { Page } from "@playwright/test";
import pg from "pg";
import { expectAccessible } from "@/tests/e2e/steps/accessible";
import { expectNoOverflow, focused } from "@/tests/e2e/steps/layout-steps";
import { linkMailedTo } from "@/tests/e2e/steps/mailbox";
import { waitForProfile } from "@/tests/e2e/steps/run-steps";
import { makeGoalRun, openProfile, openQuestions } from "@/tests/e2e/steps/run-up";
import { becomeGuest, becomeNewcomer } from "@/tests/e2e/steps/session";
import { stack } from "@/tests/e2e/steps/stack";
import { expect, live, test } from "@/tests/e2e/steps/test";

const FILES = ["bridge-council-minutes.pdf", "bridge-engineers-report.docx", "bridge-harbour-letter.txt"].map((name) => `public/samples/${name}`);

const inboxLink = (page: Page) => page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /^Inbox|waiting for you/ });

test("a pause is counted in the rail while it opens, is answered in the inbox, and leaves it", async ({ page, context }) => {
	await becomeGuest(page);
	await page.goto("/inbox");
	await expect(page.getByRole("heading", { name: "Nothing waits for you" })).toBeVisible();
	await expectAccessible(page, "an empty inbox");

	const other = await context.newPage();
	await other.goto("/new/forge.brief");
	await live(other);
	await other.locator('input[type="file"]').setInputFiles(FILES);
	await other.getByRole("button", { name: "Use these 3 files" }).click();
	await other.getByRole("button", { name: "Start run" }).click();
	await expect(other.getByText("Which topics belong in the brief?")).toBeVisible();
	await other.close();

	// The page that was open all the while knows by itself.
	await expect(inboxLink(page)).toHaveAccessibleName(/1 waiting for you/);
	await expect(page.getByRole("heading", { name: "Choose the topics" })).toBeVisible();
	await expect(page.getByText(/^Closes in (29|30) days$/)).toBeVisible();
	await expectAccessible(page, "an inbox");
	await expect(page.getByText(/^Asked just now$/)).toBeVisible();
	await page.getByRole("button", { name: /^Choose topics/ }).click();
	const sheet = page.getByRole("dialog", { name: /bridge-council-minutes/ });
	await expect(sheet.getByText("Which topics belong in the brief?")).toBeVisible();
	await expectAccessible(page, "questions beside the inbox");
	await sheet.getByRole("button", { name: "Go on" }).click();
	await expect(sheet.getByText("Answered. The run goes on.")).toBeVisible();
	await sheet.getByRole("button", { name: "Back to the inbox" }).click();
	await expect(page.getByRole("heading", { name: "Nothing waits for you" })).toBeVisible();
	await expect(inboxLink(page)).toHaveAccessibleName("Inbox");
});

test("by keyboard: from card to card, questions before a run answered beside the list, a pause that needs room opened as a page", async ({ page }) => {
	await becomeGuest(page);
	await openQuestions(page, "pdf");
	await openProfile(page, "pdf");
	await page.goto("/inbox");
	await expect(page.getByRole("status").filter({ hasText: "1 run waits for you" })).toBeVisible();
	await expect(page.getByRole("heading", { name: "Not started" })).toBeVisible();
	// What was begun and left calls for nobody.
	await expect(inboxLink(page)).toHaveAccessibleName(/1 waiting for you/);
	await page.keyboard.press("j");
	await expect.poll(() => focused(page)).toBe("Check your titles and skills");
	await page.keyboard.press("j");
	await expect.poll(() => focused(page)).toBe("Questions before the start");
	await page.getByRole("button", { name: /^Answer 4 questions/ }).focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("dialog").getByRole("heading", { name: "4 questions" })).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toBeHidden();
	await page.getByRole("link", { name: /^Check the profile/ }).press("Enter");
	await expect(page).toHaveURL(/\/runs\/[\w-]+$/);
	await expect(page.getByRole("heading", { name: "Is this what you are looking for?" })).toBeVisible();
});

test("what was begun and left stands apart, is started as it is at the price that is told, or discarded", async ({ page }) => {
	await becomeGuest(page);
	await openQuestions(page, "docx");
	await openQuestions(page, "pdf");
	await page.goto("/home");
	await expect(page.getByRole("region", { name: "Waiting for you" })).toBeHidden();
	const left = page.getByRole("region", { name: "Not started" });
	await expect(left.getByText(/^Kept until /)).toHaveCount(2);
	await expect(left.getByText(/at most \$/)).toHaveCount(2);
	await expectAccessible(page, "a home where two runs were left");
	await left.getByRole("button", { name: /^Discard ?: lena-hartwig\.docx/ }).click();
	const discard = page.getByRole("dialog", { name: "Discard this run?" }).getByRole("button", { name: "Discard run" });
	await page.route("**/api/v1/jobs/goal/*/cancel", (route) => route.abort());
	await discard.click();
	await expect(page.getByText("The run was not discarded")).toBeVisible();
	await page.unroute("**/api/v1/jobs/goal/*/cancel");
	await discard.click();
	await expect(left.getByText(/^Kept until /)).toHaveCount(1);
	await expect(left.getByText(/lena-hartwig\.docx/)).toBeHidden();
	// The button that was pressed went with its card.
	await expect.poll(() => focused(page)).toBe("What do you want to get done?");
	await left.getByRole("button", { name: /^Start as it is/ }).click();
	await expect(page).toHaveURL(/\/runs\/[\w-]+$/);
	await waitForProfile(page);
	await page.goto("/inbox");
	await expect(page.getByRole("heading", { name: "Not started" })).toBeHidden();
	await expect(page.getByText(/\d suggested$/).first()).toBeVisible();
});

test("the address of a mail leads to its card after sign-in, and its questions are open", async ({ page, newcomer }) => {
	await becomeNewcomer(page, newcomer);
	await openQuestions(page, "pdf");
	const run = new URL(page.url()).searchParams.get("run");
	await page.context().clearCookies();
	await page.goto(`/inbox?run=${run}`);
	await expect(page).toHaveURL(/\/sign-in\?next=/);
	await page.getByLabel("E-mail", { exact: true }).fill(newcomer.email);
	await page.getByLabel("Password", { exact: true }).fill(newcomer.password);
	await page.getByRole("button", { name: "Sign in" }).click();
	await expect(page).toHaveURL(new RegExp(`/inbox\\?run=${run}$`));
	await expect(page.getByRole("dialog").getByRole("heading", { name: "4 questions" })).toBeVisible();
	await page.goto("/inbox?run=01a1fbfe-e00d-766e-9e45-776692ac18d2");
	await expect(page.getByText("This one waits no more")).toBeVisible();
});

test("what mails are sent is chosen in the settings, and the mail about a pause leads to its card", async ({ page, newcomer }) => {
	await becomeNewcomer(page, newcomer);
	await page.goto("/account/notifications");
	const finished = page.getByLabel("A run has ended");
	await expect(finished).toBeChecked();
	const kept = page.waitForResponse((response) => response.request().method() === "PATCH");
	await finished.click();
	expect((await kept).status()).toBe(200);
	await expect(finished).not.toBeChecked();
	await page.reload();
	await expect(page.getByLabel("A run has ended")).not.toBeChecked();
	await expect(page.getByLabel("A run waits for my answer")).toBeChecked();
	await expectAccessible(page, "account settings");

	// Held back while the page of the run was open: the mail comes when it is left.
	await openProfile(page, "pdf");
	const later = await page.context().newPage();
	await page.close();
	test.setTimeout(300_000);
	const link = await linkMailedTo(newcomer.email, "Waiting for you", 240_000);
	await later.goto(link);
	await expect(later).toHaveURL(/\/inbox\?run=/);
	await expect(later.getByRole("heading", { name: "Check your titles and skills" })).toBeVisible();
});

test("a goal that no workflow does names the nearest ones, and one of them is begun in one press with the same file", async ({ page }) => {
	await becomeGuest(page);
	const id = await makeGoalRun(page, "Translate my resume into Klingon");
	await page.goto(`/runs/${id}`);
	await expect(page.getByText("None of our workflows does this yet")).toBeVisible();
	await expect(page.getByRole("button", { name: /^Use / })).toHaveCount(3);
	await expect(page.getByRole("button", { name: "Continue from the failed step" })).toBeHidden();
	await expectAccessible(page, "a goal that no workflow does");
	await page.getByRole("button", { name: "Use Resume to job-ready" }).click();
	await expect(page).toHaveURL(/\/new\/goal_lane\.resume_to_job_ready\?run=/);
	await expect(page.getByText("lena-hartwig.pdf").first()).toBeVisible();
	await expect(page.getByRole("heading", { name: "4 questions" })).toBeVisible();
});

test("a pause that nobody answered for 30 days is closed, and its retry asks the same with what was begun", async ({ page }) => {
	test.setTimeout(240_000);
	await becomeGuest(page);
	await openProfile(page, "pdf");
	await page.getByLabel("Add a skill").fill("Keeping of bees");
	await page.getByLabel("Add a skill").press("Enter");
	await expect(page.getByText("Draft saved")).toBeVisible();
	const id = new URL(page.url()).pathname.split("/").at(-1);
	const client = new pg.Client({ connectionString: stack.databaseUrl });
	await client.connect();
	await client.query(`UPDATE interrupt SET "expiresAt" = now() - interval '1 minute' WHERE "jobId" = $1 AND status = 'pending'`, [id]);
	await client.end();
	// Once a minute such pauses are looked for.
	await expect(page.getByText(/waited for your answer for 30 days/).first()).toBeVisible({ timeout: 120_000 });
	// It says where it stopped, and of what it never came to that it is still to do.
	await expect(page.getByText("The run stopped at: Check your titles and skills")).toBeVisible();
	await expect(page.getByText(/^8 steps, from: /)).toBeVisible();
	await expect(page.getByText(/^Not done: 8 steps, 1 pause, from: /)).toBeVisible();
	await expectAccessible(page, "a run that failed");
	await expectNoOverflow(page, "a run that failed");
	await page.getByRole("button", { name: "Continue from the failed step" }).click();
	await waitForProfile(page);
	await expect(page.getByRole("button", { name: "Keeping of bees" })).toHaveAttribute("aria-pressed", "true");
});
