import type { Page } from "@playwright/test";
import { expectAccessible } from "@/tests/e2e/steps/accessible";
import { enterAsGuest } from "@/tests/e2e/steps/account-steps";
import { expect, test } from "@/tests/e2e/steps/test";

test.setTimeout(240_000);

/** Commits to a run of another workflow that takes nearly all of a guest's free month. */
async function spendFreeMonth(page: Page): Promise<void> {
	const charged = await page.evaluate(async () => {
		const post = async (path: string, body: object) => {
			const headers = { "content-type": "application/json", "idempotency-key": crypto.randomUUID() };
			return (await fetch(`/api/v1${path}`, { method: "POST", headers, body: JSON.stringify(body) })).json();
		};
		const run = { workflowKind: "conversion", specId: "conversion.slideshow_video" };
		const { freeCredits } = await post("/credits/quote", run);
		const inputsSummary = { expectedTokens: Math.floor((freeCredits - 40_000) / 1.5) };
		const { costU } = await post("/credits/quote", { ...run, inputsSummary });
		return (await post("/workflow/commit", { ...run, inputsSummary, quotedCostU: costU })).chargedU;
	});
	expect(charged).toBeGreaterThan(500_000);
}

async function prepareReport(page: Page): Promise<void> {
	await page.goto("/new/forge.data_report");
	await page.locator('input[type="file"]').setInputFiles("public/samples/coffee-roastery-orders.csv");
	await expect(page.getByText(/at most \$/i)).toBeVisible({ timeout: 30_000 });
}

test("a person sees the price before a run and what it came to after, reads the statement, and is led to a top-up when credits run out", async ({ page }) => {
	await enterAsGuest(page);
	await page.goto("/new/forge.data_report");
	await expect(page.getByText("$1.00 of $1.00 free this month")).toBeVisible();
	await prepareReport(page);
	const price = page.getByRole("region", { name: "Price" });
	await expect(price.getByText(/^All of it from this month's free allowance\./)).toBeVisible();
	await price.getByText("How the price is made").click();
	await expect(price.getByText(/A run never costs more than that/)).toBeVisible();
	await expectAccessible(page, "the price of a run");
	await page.getByRole("button", { name: "Start without it" }).click();
	const about = page.getByRole("region", { name: "About this run" });
	await expect(page.getByRole("tab", { name: "What stands out" })).toBeVisible({ timeout: 60_000 });
	await about.getByText("About the run", { exact: true }).click();
	await expect(about.getByText(/^, of at most \$0\.\d\d$/)).toBeVisible();

	await page.getByRole("button", { name: "Account" }).click();
	await page.getByRole("menuitem", { name: "Credits" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Credits" })).toBeVisible();
	const statement = page.getByRole("table", { name: "Statement" });
	const run = statement.getByRole("row", { name: /^.*Run.*−\$/ }).first();
	await expect(run).toContainText("Data report");
	await expectAccessible(page, "the statement");
	const download = page.waitForEvent("download");
	await page.getByRole("link", { name: "CSV" }).click();
	expect((await download).suggestedFilename()).toMatch(/^credits-.*\.csv$/);
	await page.getByLabel("Kind").click();
	await page.getByRole("option", { name: "Top-ups" }).click();
	await expect(page.getByText("Nothing of this kind in these days")).toBeVisible();
	await page.getByRole("button", { name: "Clear filters" }).click();
	await run.getByRole("link").click();
	await expect(about).toBeVisible();

	await spendFreeMonth(page);
	await spendFreeMonthToTheEnd(page);
	await page.goto("/credits");
	await expect(page.getByText("Your credits are running low")).toBeVisible();
	await prepareReport(page);
	await expect(price.getByText(/are missing$/)).toBeVisible();
	await expectAccessible(page, "a run that is too dear");
	await page.getByLabel("Which column matters most?").fill("rating");
	await page.getByRole("button", { name: "Start without it" }).click();
	const refused = page.getByRole("alert").filter({ hasText: "The run did not start" });
	await expect(refused.getByRole("link", { name: "Top up" })).toHaveAttribute("href", /^\/credits\/top-up\?run=[0-9a-f-]{36}$/);
	// Seen whole: nothing lies half below the bars at the top and at the foot.
	await page.setViewportSize({ width: 1280, height: 1600 });
	await expectAccessible(page, "a run that was refused");
});

/** And the rest of it, by runs at the least that one costs. */
async function spendFreeMonthToTheEnd(page: Page): Promise<void> {
	await page.evaluate(async () => {
		for (;;) {
			const headers = { "content-type": "application/json", "idempotency-key": crypto.randomUUID() };
			const run = { workflowKind: "conversion", specId: "conversion.documents_to_pdf" };
			const quote = await (await fetch("/api/v1/credits/quote", { method: "POST", headers, body: JSON.stringify(run) })).json();
			if (!quote.sufficient) return;
			const body = JSON.stringify({ ...run, quotedCostU: quote.costU });
			const { status } = await fetch("/api/v1/workflow/commit", { method: "POST", headers: { ...headers, "idempotency-key": crypto.randomUUID() }, body });
			if (status !== 200) throw new Error(`A commit answered ${status}`);
		}
	});
}
