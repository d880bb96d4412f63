import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { expectAccessible } from "@/tests/e2e/steps/accessible";
import { enterAsDemo, node, saved } from "@/tests/e2e/steps/canvas-steps";
import { expectNoOverflow } from "@/tests/e2e/steps/layout-steps";
import { stack } from "@/tests/e2e/steps/stack";
import { expect, test } from "@/tests/e2e/steps/test";

const RUN_MS = 120_000;
const TOOLS = ["tables:clean_table", "tables:analyze_table", "documents:render_data_report"];

/** A workflow with a setting that no file can meet, as somebody may have left it. */
async function makeBroken(page: Page): Promise<string> {
	const data = {
		name: "Report of a cleaned table",
		systemPrompt: "Say what stands out.",
		toolPalette: TOOLS.map((toolName, at) => ({ toolName, position: { x: 336 * at, y: 0 }, note: at === 1 ? "sheet: no such sheet" : "" })),
		canvasLayout: { edges: TOOLS.slice(1).map((to, at) => ({ from: TOOLS[at], to })), viewport: { zoom: 1, pan: { x: 0, y: 0 } }, groups: [] },
	};
	const answer = await page.request.post("/api/v1/user_workflows/import", { data, headers: { origin: stack.web } });
	expect(answer.ok(), await answer.text()).toBe(true);
	return (await answer.json()).workflowId;
}

test("a creator sees why a run failed, mends the tool, runs from there with the rest kept, and publishes", async ({ page }) => {
	test.setTimeout(300_000);
	await enterAsDemo(page);
	const workflowId = await makeBroken(page);
	await page.goto(`/workflows/${workflowId}`);
	await expect(node(page, "Analyse the data")).toBeVisible();

	await page.getByRole("button", { name: "Run", exact: true }).click();
	await page
		.locator('input[type="file"]')
		.last()
		.setInputFiles({
			name: "orders.csv",
			mimeType: "text/csv",
			buffer: await readFile(path.join(process.cwd(), "public/samples/coffee-roastery-orders.csv")),
		});
	await page.getByRole("button", { name: "See the price" }).click();
	await page.getByRole("button", { name: "Start run" }).click();

	// Where it failed is drawn on the tool, and why is told in the run and beside the tool.
	await expect(node(page, "Clean the table").getByText(/^Done/)).toBeVisible({ timeout: RUN_MS });
	await expect(node(page, "Analyse the data").getByText(/^Failed/)).toBeVisible({ timeout: RUN_MS });
	const failed = page
		.getByRole("list", { name: "What each tool did" })
		.getByRole("listitem")
		.filter({ has: page.getByRole("button", { name: "Analyse the data" }) });
	await expect(failed).toContainText(/sheet/i);
	await expectAccessible(page, "a run that failed, on the canvas");
	await failed.getByRole("button", { name: "Analyse the data" }).click();
	await page.getByRole("tab", { name: "Tool", exact: true }).click();
	await expect(page.getByRole("region", { name: "In the run" })).toContainText(/sheet/i);

	// Mended where it is wrong, and run from there by the keyboard.
	await page.getByRole("region", { name: "Settings" }).getByLabel("Sheet").fill("");
	await page.getByRole("region", { name: "Settings" }).getByLabel("Sheet").blur();
	await saved(page);
	await page.getByRole("button", { name: "Run from here" }).focus();
	await page.keyboard.press("Enter");
	await expect(page.getByText("1 of 3 steps is kept from the earlier run and costs nothing.", { exact: false })).toBeVisible();
	await expect(node(page, "Clean the table").getByText("Kept from an earlier run")).toBeVisible();
	await page.getByRole("button", { name: "Start run" }).click();
	await expect(node(page, "Write the data report").getByText(/^Done/)).toBeVisible({ timeout: RUN_MS });
	await expect(page.getByText("Completed", { exact: true }).first()).toBeVisible({ timeout: RUN_MS });
	await expect(node(page, "Clean the table").getByText("Kept from an earlier run")).toBeVisible();
	await page.setViewportSize({ width: 390, height: 844 });
	await expectNoOverflow(page, "a run on a phone");
	await page.setViewportSize({ width: 1280, height: 720 });

	await page.getByRole("button", { name: "More for Report of a cleaned table" }).click();
	const published = page.waitForResponse((answer) => answer.request().method() === "PATCH");
	await page.getByRole("menuitem", { name: "Publish" }).click();
	expect((await published).ok()).toBe(true);
	await page.goto(`/community/${workflowId}`);
	await expect(page.getByRole("heading", { level: 1, name: "Report of a cleaned table" })).toBeVisible();
});
