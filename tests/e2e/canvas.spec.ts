import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { expectAccessible } from "@/tests/e2e/steps/accessible";
import { enterAsDemo, findingsOf, forkFromCatalog, node, saved } from "@/tests/e2e/steps/canvas-steps";
import { focused } from "@/tests/e2e/steps/layout-steps";
import { expect, live, test } from "@/tests/e2e/steps/test";

test.setTimeout(240_000);

const SAMPLE = path.join(process.cwd(), "public/samples");

/** Drags from the dot at the right of one tool to the dot at the left of another. */
async function connect(page: Page, from: string, to: string): Promise<void> {
	await node(page, from).locator(".react-flow__handle.source").dragTo(node(page, to).locator(".react-flow__handle.target"));
}

test("a curated workflow is copied, edited on the canvas, mended and run, and the run is drawn on its tools", async ({ page }) => {
	await enterAsDemo(page);
	await forkFromCatalog(page, "Resume checkup");
	await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
	await expect(page.getByText("A run: about")).toBeVisible();

	// A tool that has nothing to work on is a problem, told on the tool and in the list.
	await page.getByRole("searchbox", { name: "Find a tool" }).fill("interview");
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: /^Add Write the preparation/ }).click();
	await expect(node(page, "Write the preparation")).toBeVisible();
	await page.getByRole("tab", { name: /problem/ }).click();
	await expect(findingsOf(page)).not.toHaveCount(0);
	await saved(page);

	// What does not fit is refused, with the reason.
	await page.keyboard.press("Shift+L");
	await page.keyboard.press("1");
	await connect(page, "Read the resume", "Write the preparation");
	await expect(page.getByText("These don't fit together")).toBeVisible();

	// Undo takes back one thing at a time, and does not go beyond the beginning.
	const count = await page.locator(".react-flow__node").count();
	await page.keyboard.press("Control+z");
	await page.keyboard.press("Control+z");
	await expect(page.locator(".react-flow__node")).toHaveCount(count - 1);
	await page.keyboard.press("Control+Shift+Z");
	await expect(page.locator(".react-flow__node")).toHaveCount(count);
	for (let press = 0; press < 6; press++) await page.keyboard.press("Control+z");
	await expect(page.locator(".react-flow__node")).toHaveCount(count - 1);

	await page.getByRole("tab", { name: "Workflow", exact: true }).click();
	await page.getByLabel("Name").fill("My checkup");
	await page.getByLabel("Prompt").fill("Be strict about dates.");
	await page.getByRole("tab", { name: "Versions" }).focus();
	await saved(page);
	await expect(page.getByRole("heading", { level: 1, name: "My checkup" })).toBeAttached();

	await page.getByRole("button", { name: "Run", exact: true }).click();
	await page
		.locator('input[type="file"]')
		.last()
		.setInputFiles({
			name: "resume.pdf",
			mimeType: "application/pdf",
			buffer: await readFile(path.join(SAMPLE, "lena-hartwig.pdf")),
		});
	await page.getByRole("button", { name: "See the price" }).click();
	await page.getByRole("button", { name: "Start run" }).click();
	await expect(node(page, "Read the resume").getByText(/^Done/)).toBeVisible({ timeout: 120_000 });
	await expect(
		page
			.getByRole("list", { name: "What each tool did" })
			.getByText(/Done ·/)
			.first(),
	).toBeVisible();
	await expect(page.getByText("Completed", { exact: true }).first()).toBeVisible({ timeout: 120_000 });

	// A reload shows the same run and the same document.
	await page.reload();
	await expect(node(page, "Read the resume").getByText(/^Done/)).toBeVisible();
	await page.getByRole("tab", { name: "Versions" }).click();
	await expect(page.getByText("Be strict about dates.").first()).toBeVisible();
	await expectAccessible(page, "canvas");
});

test("copied tools go as text to another workflow, and changes made offline are kept over a reload", async ({ page, context }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await enterAsDemo(page);
	await forkFromCatalog(page, "Convert a table");
	const count = await page.locator(".react-flow__node").count();
	await page.locator(".react-flow__pane").click({ position: { x: 300, y: 40 } });
	await page.keyboard.press("Control+a");
	await page.keyboard.press("Control+c");
	await page.goto("/workflows");
	await page.getByRole("button", { name: "New workflow" }).click();
	await page.getByLabel("Name").fill("Pasted");
	await page.getByRole("button", { name: "Open the canvas" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Pasted" })).toBeAttached();
	await page.locator(".react-flow__pane").click({ position: { x: 300, y: 40 } });
	const kept = page.waitForResponse((response) => response.request().method() === "PATCH" && response.ok());
	await page.keyboard.press("Control+v");
	await expect(page.locator(".react-flow__node")).toHaveCount(count);
	await kept;
	await saved(page);

	await page.route("**/api/v1/user_workflows/**", (route) => (route.request().method() === "PATCH" ? route.abort() : route.fallback()));
	await page.getByRole("tab", { name: "Workflow", exact: true }).click();
	await page.getByLabel("Description").fill("Made offline");
	// It is shown, and read out.
	await expect(page.getByText("Offline, 1 change kept").first()).toBeVisible();
	await page.unroute("**/api/v1/user_workflows/**");
	await page.reload();
	await page.getByRole("tab", { name: "Workflow", exact: true }).click();
	await expect(page.getByLabel("Description")).toHaveValue("Made offline");
	await saved(page);
});

test("two tabs that change the same are asked, and nothing of either is lost", async ({ page, context }) => {
	await enterAsDemo(page);
	await forkFromCatalog(page, "Convert a table");
	await saved(page);
	const other = await context.newPage();
	await other.goto(page.url());
	await live(other);
	await other.getByRole("tab", { name: "Workflow", exact: true }).click();
	await other.getByLabel("Name").fill("Theirs");
	await other.getByLabel("Description").fill("From the other tab");
	await saved(other);
	await page.getByRole("tab", { name: "Workflow", exact: true }).click();
	await page.getByLabel("Name").fill("Mine");
	const dialog = page.getByRole("dialog", { name: "Changed here and elsewhere" });
	await expect(dialog).toBeVisible();
	await dialog.getByRole("radio", { name: /^Mine/ }).check();
	await dialog.getByRole("button", { name: "Save the merge" }).click();
	await saved(page);
	await expect(page.getByLabel("Name")).toHaveValue("Mine");
	await expect(page.getByLabel("Description")).toHaveValue("From the other tab");
});

test("by the outline and the keyboard alone, on a phone", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await enterAsDemo(page);
	await page.goto("/workflows");
	await page.getByRole("button", { name: "New workflow" }).focus();
	await page.keyboard.press("Enter");
	await page.keyboard.type("By keyboard");
	await page.keyboard.press("Enter");
	await expect(page.getByText("This workflow has no tools yet.")).toBeVisible();

	async function add(typed: string): Promise<void> {
		await page.getByRole("button", { name: "Add a tool" }).focus();
		await page.keyboard.press("Enter");
		await page.keyboard.type(typed);
		await page.keyboard.press("Enter");
	}
	await add("read the resume");
	await add("find titles, skills");
	const rows = page.getByRole("list", { name: "Tools of the workflow" }).getByRole("listitem");
	await expect(rows).toHaveCount(2);

	await rows.nth(0).getByRole("button").first().focus();
	await page.keyboard.press("c");
	await expect(page.getByRole("dialog", { name: "Connect 1. Read the resume" })).toBeVisible();
	await page.keyboard.press("Enter");
	await expect(rows.nth(0).getByText("Gives to 2. Find titles, skills and experience")).toBeVisible();

	await rows.nth(0).getByRole("button").first().focus();
	await page.keyboard.press("Alt+ArrowDown");
	await expect(rows.nth(1)).toContainText("2. Read the resume");
	await expect.poll(() => focused(page)).toContain("Read the resume");
	await page.keyboard.press("Control+z");
	await expect(rows.nth(0)).toContainText("1. Read the resume");
	await rows.nth(1).getByRole("button").first().focus();
	await page.keyboard.press("Delete");
	await expect(rows).toHaveCount(1);
	await page.keyboard.press("Control+z");
	await expect(rows).toHaveCount(2);
	await saved(page);
	await expectAccessible(page, "outline on a phone");
});
