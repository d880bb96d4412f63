import type { Page } from "@playwright/test";
import { expectAccessible } from "@/tests/e2e/steps/accessible";
import { enterAsDemo, node, saved } from "@/tests/e2e/steps/canvas-steps";
import { expectNoOverflow } from "@/tests/e2e/steps/layout-steps";
import { stack } from "@/tests/e2e/steps/stack";
import { expect, test } from "@/tests/e2e/steps/test";

const FIND = { toolName: "documents:find_personal_data", position: { x: 0, y: 0 }, note: "" };
const REDACT = { toolName: "documents:redact_document", position: { x: 320, y: 0 }, note: "" };

async function call(page: Page, method: "POST" | "PATCH" | "GET", path: string, data?: unknown) {
	const answer = await page.request.fetch(`/api/v1${path}`, { method, data, headers: { origin: stack.web } });
	expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
	return answer.json();
}

test("a copy hears what its parent has changed, sees it three ways, and takes some of it", async ({ page }) => {
	test.setTimeout(240_000);
	await enterAsDemo(page);
	const parent = await call(page, "POST", "/user_workflows/import", {
		name: "Hide what is private",
		systemPrompt: "Hide all names.\n\nBe careful.\n\nKeep the layout.",
		toolPalette: [FIND],
		canvasLayout: { edges: [], viewport: { zoom: 1, pan: { x: 0, y: 0 } }, groups: [] },
	});
	const copy = await call(page, "POST", "/user_workflows/fork", { sourceSpecId: parent.workflowId, name: "My own way of hiding" });
	await call(page, "PATCH", `/user_workflows/${copy.workflowId}`, { systemPrompt: "Hide names and streets.\n\nBe careful.\n\nKeep the layout." });
	await call(page, "PATCH", `/user_workflows/${parent.workflowId}`, {
		systemPrompt: "Hide names and numbers.\n\nBe careful.\n\nKeep the layout and the fonts.",
		toolPalette: [FIND, REDACT],
		canvasLayout: { edges: [{ from: FIND.toolName, to: REDACT.toolName }], viewport: { zoom: 1, pan: { x: 0, y: 0 } }, groups: [] },
		visibility: "public",
	});

	await page.goto("/workflows");
	const card = page
		.getByRole("article")
		.filter({ has: page.getByRole("heading", { name: "My own way of hiding" }) })
		.first();
	await expect(card.getByText("4 changes in its parent")).toBeVisible();
	await card.getByRole("link", { name: "My own way of hiding" }).click();
	await expect(page.getByText("“Hide what is private” has changed since you copied it")).toBeVisible();
	await page.getByRole("button", { name: "See 4 changes" }).focus();
	await page.keyboard.press("Enter");
	const dialog = page.getByRole("dialog", { name: "What “Hide what is private” has changed" });
	const choices = dialog.getByRole("group");
	await expect(choices).toHaveCount(4);
	// What both have changed stays as it is here, and says what both came from.
	await expect(choices.nth(0)).toContainText("You changed it too");
	await expect(choices.nth(0)).toContainText("As you took it: Hide all names.");
	await expect(choices.nth(0).getByRole("radio", { name: /^Keep mine/ })).toBeChecked();
	await expect(choices.nth(1).getByRole("radio", { name: /^Take theirs/ })).toBeChecked();
	await expect(dialog.getByRole("button", { name: "Take 3 changes" })).toBeVisible();
	await expectAccessible(page, "changes of the parent");
	await page.setViewportSize({ width: 390, height: 844 });
	await expectNoOverflow(page, "changes of the parent on a phone");
	await page.setViewportSize({ width: 1280, height: 720 });
	await choices
		.nth(2)
		.getByRole("radio", { name: /^Take theirs/ })
		.focus();
	await page.keyboard.press("ArrowLeft");
	await expect(dialog.getByRole("button", { name: "Take 2 changes" })).toBeVisible();
	await page.keyboard.press("ArrowRight");
	await dialog.getByRole("button", { name: "Take 3 changes" }).click();
	await expect(dialog).toBeHidden();
	await expect(page.getByText("has changed since you copied it")).toBeHidden();
	await expect(page.locator(".react-flow__node")).toHaveCount(2);
	await expect(page.getByLabel("Prompt")).toHaveValue("Hide names and streets.\n\nBe careful.\n\nKeep the layout and the fonts.");
	await saved(page);

	// One step takes all of it back, and what was decided is not asked again.
	await page.getByRole("button", { name: "Undo: Take changes of Hide what is private" }).click();
	await expect(page.locator(".react-flow__node")).toHaveCount(1);
	await saved(page);
	await page.reload();
	await expect(page.locator(".react-flow__node")).toHaveCount(1);
	await expect(node(page, "Find personal data")).toBeVisible();
	await expect(page.getByText("has changed since you copied it")).toBeHidden();
});
