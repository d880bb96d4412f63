import type { Page } from "@playwright/test";
import { expectAccessible } from "@/tests/e2e/steps/accessible";
import { expectNoOverflow } from "@/tests/e2e/steps/layout-steps";
import { openResults } from "@/tests/e2e/steps/run-up";
import { becomeGuest } from "@/tests/e2e/steps/session";
import { expect, test } from "@/tests/e2e/steps/test";

test.setTimeout(240_000);

const DEVICES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

async function expectAccessibleEverywhere(page: Page, name: string): Promise<void> {
	for (const [device, viewport] of Object.entries(DEVICES)) {
		await page.setViewportSize(viewport);
		await expectAccessible(page, `${name} on a ${device}`);
	}
}

/** Goes from the tab that has the focus to the next one, by keyboard. */
async function nextTab(page: Page, name: string): Promise<void> {
	const tab = page.getByRole("tab", { name, exact: true });
	await page.keyboard.press("ArrowRight");
	await expect(tab).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(tab).toHaveAttribute("aria-selected", "true");
}

test("a run is looked into by keyboard, from the waterfall to the calls behind a number", async ({ page }) => {
	await becomeGuest(page);
	await openResults(page, 2);
	const run = new URL(page.url()).pathname;

	await page.getByText("About the run", { exact: true }).focus();
	await page.keyboard.press("Enter");
	await page.getByRole("link", { name: "See how it went" }).focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1, name: "How it went: lena-hartwig.pdf" })).toBeVisible();
	const tree = page.getByRole("tree", { name: "The run, step by step" });
	await expect(tree.getByRole("treeitem", { name: /Resume analyst/ }).first()).toBeVisible();
	await expect(tree.getByRole("treeitem", { name: /You answered/ })).toHaveCount(2);

	// The first step is opened, and its call shows what it was given.
	const rows = tree.getByRole("treeitem");
	const call = tree.getByRole("treeitem", { level: 3 }).first();
	// A page that has just opened takes the focus to its heading: then the way is begun again.
	await expect(async () => {
		await rows.first().focus();
		await page.keyboard.press("ArrowDown");
		await expect(rows.nth(1)).toBeFocused({ timeout: 1_000 });
		if ((await rows.nth(1).getAttribute("aria-expanded")) === "false") await page.keyboard.press("ArrowRight");
		await expect(rows.nth(1)).toHaveAttribute("aria-expanded", "true", { timeout: 1_000 });
		await page.keyboard.press("ArrowDown");
		await expect(call).toBeFocused({ timeout: 1_000 });
	}).toPass();
	await expect(call).toHaveAttribute("aria-selected", "true");
	const inspector = page.getByRole("region", { name: "About the chosen row" });
	await expect(inspector.getByRole("heading", { name: "Arguments" })).toBeVisible();
	await expect(inspector.getByRole("region", { name: "Arguments" }).getByText("fileId")).toBeVisible();
	await expect(inspector.getByRole("button", { name: "Copy as JSON : Output" })).toBeVisible();
	await expect(inspector.getByText("Digest of the output")).toBeVisible();
	await expectAccessibleEverywhere(page, "waterfall");

	await page.getByRole("tab", { name: "Over time" }).focus();
	await nextTab(page, "Who did what");
	await expect(page).toHaveURL(/tab=handoffs$/);
	await expect(page.getByRole("listitem").filter({ hasText: /Resume analyst to You/ })).toBeVisible();
	await expectAccessibleEverywhere(page, "hand-offs");
	await nextTab(page, "Problems");
	const ticket = page.getByRole("listitem").filter({ hasText: "Some postings of greenhouse may be missing" });
	await ticket.getByRole("button", { name: "Acknowledge" }).click();
	await expect(ticket.getByText("Acknowledged", { exact: true })).toBeVisible();
	await ticket.getByRole("button", { name: "Add a note" }).click();
	await ticket.getByRole("textbox", { name: "Your note" }).fill("Asked them on Monday.");
	await ticket.getByRole("button", { name: "Save the note" }).click();
	await expect(ticket.getByText("Asked them on Monday.")).toBeVisible();
	await expectAccessibleEverywhere(page, "tickets");
	await page.getByRole("tab", { name: "Problems" }).focus();
	await nextTab(page, "Calls");
	await expect(page.getByRole("combobox", { name: "Every specialist" })).toBeVisible();
	await expectAccessibleEverywhere(page, "calls");
	await nextTab(page, "Outcomes");
	await expectAccessibleEverywhere(page, "outcomes");
	await page.goBack();
	await expect(page.getByRole("tab", { name: "Calls" })).toHaveAttribute("aria-selected", "true");
	await expectNoOverflow(page, "calls");

	// A stretch of work leads to its own calls.
	await page.goto(`${run}/audit?tab=outcomes`);
	await page
		.getByRole("link", { name: /Resume analyst/ })
		.first()
		.focus();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/tab=calls&span=/);
	await expect(page.getByRole("button", { name: "Show all, not one stretch of work" })).toBeVisible();
});

test("a workflow is looked into by keyboard, from its costs to the worst calls and the runs", async ({ page }) => {
	await becomeGuest(page);
	await openResults(page, 2);
	const run = new URL(page.url()).pathname;
	await page.goto(`${run}/audit`);
	await page.getByRole("link", { name: "Resume to job-ready" }).focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1, name: "How it has worked: Resume to job-ready" })).toBeVisible();
	await expect(page.getByRole("img", { name: /^Cost by day/ })).toBeVisible();
	await expectAccessibleEverywhere(page, "costs");
	await page.getByRole("tab", { name: "Costs" }).focus();
	await nextTab(page, "Reliability");
	await page.getByRole("button", { name: "Five worst calls of Resume analyst" }).focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("link", { name: /Parse resume|Extract profile/ }).first()).toBeVisible();
	await expectAccessibleEverywhere(page, "reliability");
	await page.getByRole("tab", { name: "Reliability" }).focus();
	await nextTab(page, "Outcomes");
	await expectAccessibleEverywhere(page, "outcomes of a workflow");
	await nextTab(page, "Problems");
	await expect(page.getByRole("list", { name: "Kinds of problems" }).getByRole("heading", { name: "A job board did not answer" })).toBeVisible();
	await expectAccessibleEverywhere(page, "tickets of a workflow");
	await nextTab(page, "Calls");
	await nextTab(page, "Runs");
	await expect(page.getByRole("link", { name: "lena-hartwig.pdf" })).toHaveAttribute("href", `${run}/audit`);
	await expectAccessibleEverywhere(page, "runs of a workflow");

	await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Audit" }).focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1, name: "How your workflows worked" })).toBeVisible();
	await expect(page.getByRole("row", { name: /Resume to job-ready/ })).toContainText("100 %");
	await expectAccessibleEverywhere(page, "audit");
	await expectNoOverflow(page, "audit");
	const download = page.waitForEvent("download");
	await page.getByRole("button", { name: /^CSV ?: Workflows$/ }).click();
	expect((await download).suggestedFilename()).toBe("workflows.csv");
});

test("an audit that isn't there, or isn't yours, says so", async ({ page }) => {
	await becomeGuest(page);
	await page.goto("/audit");
	await expect(page.getByRole("heading", { name: "Nothing ran in this period" })).toBeVisible();
	await page.goto("/runs/01a1fbfe-e00d-766e-9e45-776692ac18d2/audit");
	await expect(page.getByText("There is no such run")).toBeVisible();
	expect((await page.goto("/audit/uw_none"))?.status()).toBe(404);
	expect((await page.goto("/audit/goal_lane.resume_to_job_ready?period=%00&tab=%00"))?.status()).toBe(200);
	await expect(page.getByText("Nothing was called in this period.")).toBeVisible();
});
