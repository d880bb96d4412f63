import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible } from "@/tests/e2e/steps/accessible";
import { focused } from "@/tests/e2e/steps/layout-steps";
import { makeGoalRun, openProfile, openQuestions } from "@/tests/e2e/steps/run-up";
import { becomeGuest } from "@/tests/e2e/steps/session";
import { expect, test } from "@/tests/e2e/steps/test";

async function choose(page: Page, name: string, option: string): Promise<void> {
	await page.getByRole("combobox", { name, exact: true }).click();
	await page.getByRole("option", { name: option, exact: true }).click();
}

const rows = (page: Page) => page.getByRole("row").filter({ has: page.getByRole("link") });

test("runs are filtered in the address, chosen by keyboard, cancelled and deleted together, and taken along as a file", async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 900 });
	await becomeGuest(page);
	for (let index = 0; index < 3; index++) await openQuestions(page, "pdf");
	await page.goto("/runs");
	await expect(rows(page)).toHaveCount(3);

	// What happens elsewhere is seen without a reload.
	const elsewhere = await page.context().newPage();
	await makeGoalRun(elsewhere, "Bake me a cake");
	await elsewhere.close();
	await expect(rows(page)).toHaveCount(4);

	await choose(page, "State", "Waiting for you");
	await expect(page).toHaveURL(/waiting=true$/);
	await expect(page.getByText("No run passes these filters.")).toBeVisible();
	await choose(page, "State", "Not started");
	await expect(page).toHaveURL(/statuses=slots_pending&statuses=ready$/);
	await expect(rows(page)).toHaveCount(3);
	await expect(rows(page).first()).toContainText("Not started");
	// A run has one age, in the table as on a phone.
	await expect(rows(page).first()).toContainText(/begun (?:just now|\d+ min ago)/);
	await page.setViewportSize({ width: 390, height: 844 });
	await expect(page.getByRole("link", { name: /lena-hartwig/ }).first()).toContainText(/begun (?:just now|\d+ min ago)/);
	await page.setViewportSize({ width: 1280, height: 900 });
	await choose(page, "Workflow", "Brief");
	await expect(page.getByText("No run passes these filters.")).toBeVisible();
	await choose(page, "Workflow", "Resume to job-ready");
	await choose(page, "Period", "Last month");
	await expect(page.getByText("No run passes these filters.")).toBeVisible();
	await choose(page, "Period", "Today");
	await expect(rows(page)).toHaveCount(3);
	await page.reload();
	await expect(rows(page)).toHaveCount(3);
	await expect(page.getByRole("combobox", { name: "Period" })).toHaveText("Today");
	await expectAccessible(page, "filtered runs");

	const download = page.waitForEvent("download");
	await page.getByRole("link", { name: "CSV" }).click();
	const lines = (await readFile(await (await download).path(), "utf8")).trim().split("\r\n");
	expect(lines).toHaveLength(4);
	expect(lines[1]).toContain("slots_pending");
	await page.getByRole("button", { name: "Clear filters" }).click();
	await expect(page).toHaveURL(/\/runs$/);
	await expect(rows(page)).toHaveCount(4);

	// The newest one failed at once; the three below wait.
	await page.keyboard.press("j");
	await page.keyboard.press("j");
	await expect.poll(() => focused(page)).toMatch(/^lena-hartwig(?: \(\d\))?\.pdf$/);
	await page.keyboard.press("x");
	await page.keyboard.press("j");
	await page.keyboard.press("j");
	await page.keyboard.press("Shift+X");
	const bar = page.getByRole("region", { name: "Chosen runs" });
	await expect(bar.getByText("3 runs chosen")).toBeVisible();
	await expectAccessible(page, "chosen runs");
	await page.getByRole("checkbox", { name: "Choose all that are shown" }).click();
	await expect(bar.getByText("4 runs chosen")).toBeVisible();
	await bar.getByRole("button", { name: "Cancel 3" }).click();
	const dialog = page.getByRole("dialog", { name: "Cancel 3 runs?" });
	await expect(dialog.getByText("1 chosen run ended already and stays as it is.")).toBeVisible();
	await dialog.getByRole("button", { name: "Cancel 3 runs" }).click();
	await expect(page.getByText("3 runs cancelled")).toBeVisible();
	await expect(page.getByRole("row", { name: /Cancelled/ })).toHaveCount(3);

	await page.getByRole("checkbox", { name: "Choose all that are shown" }).click();
	await bar.getByRole("button", { name: "Delete 4" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Delete 4 runs" }).click();
	await expect(page.getByRole("heading", { name: "No runs yet" })).toBeVisible();
});

test("one that changed in the meantime is named, and the others go on", async ({ page }) => {
	await becomeGuest(page);
	await openQuestions(page, "pdf");
	await openQuestions(page, "docx");
	await page.goto("/runs");
	await page.getByRole("checkbox", { name: "Choose all that are shown" }).click();
	await page.getByRole("button", { name: "Cancel 2" }).click();
	const { sessions } = await (await page.request.get("/api/v1/jobs/goal?q=docx")).json();
	const { origin } = new URL(page.url());
	expect((await page.request.post(`/api/v1/jobs/goal/${sessions[0].jobSpecId}/cancel`, { headers: { origin } })).ok()).toBe(true);
	await page.getByRole("dialog").getByRole("button", { name: "Cancel 2 runs" }).click();
	const dialog = page.getByRole("dialog", { name: "1 run could not be cancelled" });
	await expect(dialog.getByText("lena-hartwig.docx")).toBeVisible();
	await expect(dialog.getByText("Its state changed in the meantime.")).toBeVisible();
	await dialog.getByRole("button", { name: "Close", exact: true }).last().click();
	await expect(page.getByRole("row", { name: /Cancelled/ })).toHaveCount(2);
});

test("usage is drawn for any days, stands as a table beside it, and each number opens its runs", async ({ page }) => {
	await becomeGuest(page);
	await page.goto("/usage");
	await expect(page.getByRole("heading", { name: "No run in these days" })).toBeVisible();
	await openQuestions(page, "pdf");
	await makeGoalRun(page, "Bake me a cake");
	await openProfile(page, "pdf");
	await page.goto("/usage");
	await expect(page.getByRole("heading", { name: "Runs by outcome" })).toBeVisible();
	await page.getByText("The same numbers as a table").first().click();
	await expect(page.getByRole("region", { name: "Runs by outcome, as a table" })).toBeVisible();
	for (const viewport of [
		{ width: 390, height: 844 },
		{ width: 1280, height: 900 },
	]) {
		await page.setViewportSize(viewport);
		await expectAccessible(page, `usage at ${viewport.width}`);
	}
	const file = page.waitForEvent("download");
	await page.getByRole("button", { name: /CSV.*By workflow/ }).click();
	expect(await readFile(await (await file).path(), "utf8")).toContain("Resume to job-ready,2,0,0,0,2,");
	await choose(page, "Period", "Last month");
	await expect(page).toHaveURL(/from=\d{4}-\d\d-01&to=/);
	await expect(page.getByRole("heading", { name: "No run in these days" })).toBeVisible();
	await choose(page, "Period", "Today");
	const failed = page.getByRole("definition").filter({ has: page.getByRole("link", { name: "1", exact: true }) });
	await failed.getByRole("link").click();
	await expect(page).toHaveURL(/\/runs\?status=failed&from=/);
	await expect(rows(page)).toHaveCount(1);
});
