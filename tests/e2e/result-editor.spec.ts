import type { Page } from "@playwright/test";
import { expectAccessible } from "./steps/accessible";
import { nextDownload, readArchive } from "./steps/archive";
import { docxText } from "./steps/docx-text";
import { openResults } from "./steps/run-up";
import { becomeGuest } from "./steps/session";
import { expect, live, test } from "./steps/test";

const UNTRUE = " and won the Nobel Prize in 2019";

/** A finished run with one tailored resume, opened beside the person's own. */
async function openResult(page: Page): Promise<void> {
	await becomeGuest(page);
	await openResults(page, 1);
	await page.getByRole("button", { name: "Compare with yours and edit" }).click();
	await expect(tailored(page)).toBeVisible();
}

const tailored = (page: Page) => page.getByRole("region", { name: "Tailored resume" });
const original = (page: Page) => page.getByRole("region", { name: "Your resume" });
const field = (page: Page) => page.getByRole("textbox", { name: /^Text of this line/ });
const save = (page: Page) => page.getByRole("button", { name: "Save and make the files again" });

/** Items of work, the newest position's first. */
const workItem = (page: Page, at: number) => tailored(page).locator('button[data-line^="otherSections."]').filter({ hasText: /^•/ }).nth(at);
const firstLine = (page: Page) => workItem(page, 0);

async function deliveredText(page: Page): Promise<string> {
	const download = nextDownload(page, ".zip");
	await page.getByRole("link", { name: /Download everything/ }).click();
	const [, docx] = [...(await readArchive(await download))].find(([name]) => name.endsWith(".docx")) ?? [];
	return docxText(docx ?? new Uint8Array());
}

test("a line is changed in its place: own words are named and kept, a mended line is supported, and every download from then on has it", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await openResult(page);
	const before = await deliveredText(page);

	await firstLine(page).click();
	await expect(firstLine(page)).toHaveAttribute("aria-pressed", "true");
	await expect(original(page).getByRole("button", { pressed: true }).filter({ hasNotText: "Show" })).toHaveCount(1);
	await expectAccessible(page, "a result beside its source");

	await firstLine(page).press("Enter");
	const text = await field(page).inputValue();
	expect(before).toContain(text);
	await field(page).fill("");
	await expect(page.getByText(/A line can't be empty/)).toBeVisible();
	await expect(save(page)).toHaveAttribute("aria-disabled", "true");
	await field(page).fill(`${text}${UNTRUE}`);
	await expect(page.getByText(/Your resume does not show .*“Nobel”.* Keep it if it is true: it is marked as written by you/)).toBeVisible();
	await expect(page.getByText("1 line changed. What is in your own words is kept and marked as yours.").last()).toBeVisible();
	await expect(save(page)).not.toHaveAttribute("aria-disabled", "true");
	await expectAccessible(page, "a line in one's own words");

	const mended = text.endsWith(".") ? text.slice(0, -1) : `${text}.`;
	await field(page).fill(mended);
	await expect(page.getByText("Your resume supports this line")).toBeVisible();
	await field(page).press("Escape");
	await expect(firstLine(page)).toBeFocused();

	await page.reload();
	await expect(firstLine(page)).toContainText(mended);
	await save(page).click();
	await expect(page.getByText("The files were made again")).toBeInViewport({ timeout: 20_000 });
	await expect(page.getByText("Edited by you")).toBeVisible();
	await expect(tailored(page).getByRole("button", { name: /^You wrote this/ })).toHaveCount(1);
	const after = await deliveredText(page);
	expect(after.split("\n")).toContain(mended);
	expect(before.split("\n")).not.toContain(mended);

	await page.getByRole("button", { name: "All results" }).click();
	await expect(page.getByRole("button", { name: "Compare with yours and edit" })).toBeVisible();
});

test("changes are gone through by keyboard, each with its reason, and two windows lose nothing", async ({ page, context }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await openResult(page);
	await page.keyboard.press("j");
	const first = tailored(page).getByRole("button", { pressed: true });
	await expect(first).toBeFocused();
	await expect(first).toHaveAccessibleName(/^(Rephrased|Reordered|Emphasised|You wrote this|Added by you)/);
	const name = await first.getAttribute("aria-label");
	await page.keyboard.press("j");
	await expect(first).not.toHaveAttribute("aria-label", name ?? "");
	await page.keyboard.press("k");
	await expect(first).toHaveAttribute("aria-label", name ?? "");

	const other = await context.newPage();
	await other.setViewportSize({ width: 1440, height: 900 });
	await other.goto(page.url());
	await live(other);
	for (const [at, window] of [page, other].entries()) {
		const line = workItem(window, at);
		await line.press("Enter");
		const text = await field(window).inputValue();
		await field(window).fill(text.endsWith(".") ? text.slice(0, -1) : `${text}.`);
		await field(window).press("Enter");
		await expect(window.getByText("1 line changed. Your resume supports them.").last()).toBeVisible();
	}
	await save(page).click();
	await expect(page.getByText("The files were made again")).toBeVisible({ timeout: 20_000 });
	await save(other).click();
	await expect(other.getByRole("alert").filter({ hasText: "changed in another window" })).toBeVisible({ timeout: 20_000 });
	await other.getByRole("button", { name: "Put my lines on the newer version" }).click();
	await expect(other.getByText("1 line changed. Your resume supports them.").last()).toBeVisible();
	await save(other).click();
	await expect(other.getByText("The files were made again")).toBeVisible({ timeout: 20_000 });
	await expect(tailored(other).getByRole("button", { name: /^You wrote this/ })).toHaveCount(2);
});

test("on a phone one is seen at a time, and everything is there", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await openResult(page);
	await expectAccessible(page, "the tailored resume on a phone");
	await page.getByRole("tab", { name: "Original" }).click();
	await expect(original(page)).toBeVisible();
	await page.getByRole("button", { name: "Show the page" }).click();
	await expect(original(page).getByRole("img", { name: /^Page 1 of lena-hartwig.pdf/ })).toBeVisible();
	await page.getByRole("tab", { name: "Changes" }).click();
	const changes = page.getByRole("region", { name: "Changes" });
	await expectAccessible(page, "changes on a phone");
	await changes
		.getByRole("button", { name: /^Show: / })
		.first()
		.click();
	await expect(tailored(page).getByRole("button", { pressed: true })).toBeFocused();
});
