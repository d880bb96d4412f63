import type { Page } from "@playwright/test";
import { expectAccessible } from "@/tests/e2e/steps/accessible";
import { expectNoOverflow, focused } from "@/tests/e2e/steps/layout-steps";
import { openPostings, openPostingsFor } from "@/tests/e2e/steps/run-up";
import { becomeGuest } from "@/tests/e2e/steps/session";
import { expect, test } from "@/tests/e2e/steps/test";

test.setTimeout(180_000);

const options = (page: Page) => page.getByRole("listbox", { name: "Postings" }).getByRole("option");
/** How far the page itself could be scrolled. */
const pageScroll = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);
const press = async (page: Page, ...keys: string[]) => {
	for (const key of keys) await page.keyboard.press(key);
};

test("by keyboard from the first moment: move, pick, pin, dismiss, read, and let the best five be picked; nothing is lost on a reload", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await becomeGuest(page);
	await openPostings(page);
	await expect(options(page).nth(2)).toBeVisible();
	expect(await pageScroll(page)).toBe(0);
	await expect(page.getByText("Germany, or no country named, read from your resume")).toBeVisible();

	await press(page, "j", "x", "j", "x");
	await expect(page.getByText("2 of 10 chosen")).toBeVisible();
	const tray = page.getByRole("region", { name: "Your list" });
	await expect(tray.getByRole("button", { name: /^Take off: / })).toHaveCount(2);
	await press(page, "p");
	await expect(page.getByRole("button", { name: "Pinned 1" })).toBeVisible();
	const third = await options(page).nth(2).textContent();
	await press(page, "j", "d");
	await expect(page.getByRole("button", { name: "Dismissed 1" })).toBeVisible();
	await expect(options(page).nth(2)).not.toHaveText(third ?? "");
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(page.getByRole("button", { name: "Dismissed 1" })).toBeHidden();
	await expect(options(page).nth(2)).toHaveText(third ?? "");

	await page.getByRole("listbox", { name: "Postings" }).focus();
	await press(page, "Enter");
	await expect.poll(() => focused(page)).toBe("The posting");
	await press(page, "Escape");
	await expect.poll(() => focused(page)).toBe("Postings");

	// What is typed is no key, and "?" tells them all and turns them off.
	await page.getByLabel("Find in postings").pressSequentially("xjd");
	await expect(page.getByText("No posting passes these filters.")).toBeVisible();
	await page.getByLabel("Find in postings").fill("");
	await expect(page.getByText("2 of 10 chosen")).toBeVisible();
	await page.getByRole("listbox", { name: "Postings" }).focus();
	await press(page, "?");
	const keys = page.getByRole("dialog", { name: "Keys" });
	await keys.getByLabel("Single letters are keys, on this device").click();
	await press(page, "Escape", "x");
	await expect(page.getByText("2 of 10 chosen")).toBeVisible();
	await page.getByRole("button", { name: "Keys" }).click();
	await keys.getByLabel("Single letters are keys, on this device").click();
	await press(page, "Escape");

	await tray.getByRole("button", { name: "Pick the best five for me" }).click();
	const best = page.getByRole("dialog", { name: "The best five for you" });
	await expect(best.getByRole("listitem")).toHaveCount(5);
	await expect(best.getByText(/The best match of all\. You have \d+ of \d+ skills/)).toBeVisible();
	await expectAccessible(page, "the best five");
	const added = Number((await best.getByRole("button", { name: /^Pick these \d/ }).textContent())?.match(/\d/)?.[0]);
	await best.getByRole("button", { name: /^Pick these \d/ }).click();
	await expect(page.getByText(`${2 + added} of 10 chosen`)).toBeVisible();
	await expect(page.getByText("Draft saved")).toBeVisible();

	await page.getByRole("button", { name: "Show all countries" }).click();
	await page.getByRole("button", { name: /^Weak \d+/ }).click();
	await page.getByRole("combobox", { name: "Order" }).click();
	await page.getByRole("option", { name: "Newest first" }).click();
	await expect(page).toHaveURL(/country=all.*sort=newest/);
	await page.reload();
	await expect(page.getByText(`${2 + added} of 10 chosen`)).toBeVisible();
	await expect(page.getByRole("combobox", { name: "Order" })).toHaveText("Newest first");
	await expect(page.getByText(/^\d{3,} postings$/)).toBeVisible();
	await expect(page.getByRole("button", { name: "Pinned 1" })).toBeVisible();
});

test("filters tell what they would leave, other weights order the list at once, and two postings stand side by side", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await becomeGuest(page);
	await openPostings(page);
	await page.getByRole("button", { name: "Show all countries" }).click();
	await page.getByRole("button", { name: /^Filters/ }).click();
	const sheet = page.getByRole("dialog", { name: "Filters and what counts" });
	await expectAccessible(page, "filters");
	const remote = sheet.getByRole("checkbox", { name: /^Remote \d+$/ });
	const left = (await sheet.getByText(/^Remote\d+$/).textContent())?.match(/\d+/)?.[0];
	await remote.click();
	await expect(sheet.getByRole("button", { name: `See ${left} postings` })).toBeVisible();
	await remote.click();
	await expect(sheet.getByRole("button", { name: `See ${left} postings` })).toBeHidden();

	const before = await options(page).allTextContents();
	await sheet.getByLabel("Title").focus();
	await press(page, "Home");
	await sheet.getByLabel("Skills").focus();
	await press(page, "End");
	await expect(page).toHaveURL(/weights=100-0-15-10/);
	await expect.poll(() => options(page).allTextContents()).not.toEqual(before);
	const scores =
		(await options(page)
			.getByRole("img", { includeHidden: true })
			.evaluateAll((marks) => marks.map((mark) => Number(mark.getAttribute("aria-label")?.match(/Fit (\d+)/)?.[1])))) ?? [];
	expect(scores.length).toBeGreaterThan(4);
	expect(scores).toEqual(scores.toSorted((one, other) => other - one));
	// The list, the posting in full and the comparison tell one score.
	await press(page, "Escape");
	await expect(page.getByText("Scores by your weights")).toBeVisible();
	const scoreAt = async (at: number) => (await options(page).nth(at).getByText(/^\d+$/).first().textContent()) ?? "";
	const [best, second] = [await scoreAt(0), await scoreAt(1)];
	await options(page).nth(1).click();
	await expect(page.getByRole("region", { name: "The posting" }).getByText(`${second} of 100`, { exact: true })).toBeVisible();
	await page.getByRole("listbox", { name: "Postings" }).focus();
	await press(page, "Home", "c");
	await expect(page.getByText("One to compare: add another")).toBeVisible();
	await press(page, "j", "c");
	await expect(options(page).nth(0).getByLabel("to compare")).toBeVisible();
	await expect(options(page).nth(2).getByLabel("to compare")).toBeHidden();
	await page.getByRole("button", { name: "Compare 2" }).click();
	const weighed = page.getByRole("dialog", { name: "Side by side" });
	await expect(weighed.getByRole("row", { name: /^Fit/ })).toHaveText(`Fit${best}${second}`);
	for (const leave of await weighed.getByRole("button", { name: /^Leave out: / }).all()) await expect(leave).toBeVisible();
	await press(page, "Escape");
	await page.getByRole("listbox", { name: "Postings" }).focus();
	await press(page, "Home", "c", "j", "c");
	await expect(options(page).nth(0).getByLabel("to compare")).toBeHidden();
	await page.getByRole("button", { name: /^Filters/ }).click();
	await sheet.getByRole("button", { name: "Back to the usual weights" }).click();
	await press(page, "Escape");
	await expect.poll(() => options(page).allTextContents()).toEqual(before);

	await page.getByRole("listbox", { name: "Postings" }).focus();
	await press(page, "Home", "c", "j", "c");
	await page.getByRole("button", { name: "Compare 2" }).click();
	const beside = page.getByRole("dialog", { name: "Side by side" });
	await expect(beside.getByRole("columnheader")).toHaveCount(2);
	await expect(beside.getByRole("row", { name: /^Pay/ })).toBeVisible();
	await expectAccessible(page, "two postings side by side");
	await beside
		.getByRole("button", { name: /^Pick: / })
		.first()
		.click();
	await press(page, "Escape");
	await expect(page.getByText("1 of 10 chosen")).toBeVisible();
});

test("on a phone: five postings above the fold, one bar at the foot, picked with a thumb; a choice that was not saved says so over its button", async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await becomeGuest(page);
	await openPostings(page);
	await expect(options(page).nth(4)).toBeVisible();
	expect(await pageScroll(page)).toBe(0);
	const go = page.getByRole("button", { name: "Choose at least one" });
	const [fifth, bar] = [await options(page).nth(4).boundingBox(), await go.boundingBox()];
	expect(fifth && bar && fifth.y + fifth.height <= bar.y).toBe(true);
	// What is invented says so in words, in the list and in the posting, and nothing of it is called live.
	await expect(page.getByText("Sample postings", { exact: true })).toBeVisible();
	await page.getByRole("button", { name: "How the resumes will look" }).click();
	await expect(page.getByRole("dialog", { name: "How the resumes will look" }).getByRole("group", { name: "Template" })).toBeVisible();
	await press(page, "Escape");
	await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
	await expectNoOverflow(page, "the choice of postings");

	for (const at of [0, 1]) await options(page).nth(at).getByTitle("Pick").click();
	await expect(page.getByText("2 of 10 chosen")).toBeVisible();
	// What is compared takes the place of what was picked, and lies over nothing.
	await page.getByRole("button", { name: "See what you picked, 2 of 10" }).click();
	await page.getByRole("dialog", { name: "What you picked" }).getByRole("button", { name: "Compare 2" }).click();
	await expect(page.getByRole("dialog", { name: "What you picked" })).toBeHidden();
	const beside = page.getByRole("dialog", { name: "Side by side" });
	await expect(beside.getByRole("columnheader")).toHaveCount(2);
	await beside.getByRole("button", { name: "Close" }).click();
	await options(page).nth(1).click();
	const posting = page.getByRole("dialog");
	await expect(posting.getByText("Sample posting", { exact: true })).toBeVisible();
	await expect(posting.getByText("Live", { exact: true })).toHaveCount(0);
	await expect(posting.getByText(/no employer stands behind it/)).toBeVisible();
	await posting.getByRole("button", { name: "Take off the list" }).click();
	await posting.getByRole("button", { name: "Close" }).click();
	await expect(page.getByText("1 of 10 chosen")).toBeVisible();
	await page.getByRole("button", { name: "See what you picked, 1 of 10" }).click();
	await expect(page.getByRole("dialog", { name: "What you picked" }).getByRole("button", { name: /^Take off: / })).toHaveCount(1);
	await expectAccessible(page, "what was picked, on a phone");
	await press(page, "Escape");

	await page.route("**/slots", (route) =>
		route.fulfill({ status: 500, json: { error: "INTERNAL", code: "INTERNAL", message: "Nothing was lost.", requestId: "r" } }),
	);
	const send = page.getByRole("button", { name: "Tailor 1 resume" });
	await send.click();
	const reason = page.getByText("Your answer was not saved. Nothing was lost.");
	await expect(reason).toBeVisible();
	const [text, button] = [await reason.boundingBox(), await send.boundingBox()];
	expect(text && button && text.y + text.height <= button.y).toBe(true);
	const isOnTop = (element: Element) => {
		const { left, top } = element.getBoundingClientRect();
		return element.contains(document.elementFromPoint(left + 4, top + 4));
	};
	expect(await reason.evaluate(isOnTop)).toBe(true);
	await page.unroute("**/slots");

	// At 400 % zoom no bar stays over the content, and all of it can be reached.
	await page.setViewportSize({ width: 320, height: 256 });
	expect(await pageScroll(page)).toBeGreaterThan(0);
	await send.scrollIntoViewIfNeeded();
	expect(await send.evaluate(isOnTop)).toBe(true);
	await expectAccessible(page, "the choice at 400 % zoom");
});

test("on a phone the way back closes the posting, the filters and the comparison, and only then leaves the run", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await becomeGuest(page);
	await openPostings(page);
	const run = new URL(page.url()).pathname;
	const expectOnlyList = async () => {
		await expect(page.getByRole("dialog")).toBeHidden();
		expect(new URL(page.url()).pathname).toBe(run);
		await expect(options(page).first()).toBeVisible();
	};
	await options(page).nth(1).click();
	await expect(page.getByRole("dialog").getByRole("heading", { level: 2 }).first()).toBeVisible();
	await page.goBack();
	await expectOnlyList();

	await page.getByRole("button", { name: /^Filters/ }).click();
	const sheet = page.getByRole("dialog", { name: "Filters and what counts" });
	await sheet.getByRole("checkbox", { name: /^Hybrid \d+$/ }).click();
	await expect(page).toHaveURL(/remote=Hybrid/);
	await page.goBack();
	await expectOnlyList();
	// What was set in it stays set, on the screen and in the address.
	await expect(page).toHaveURL(/remote=Hybrid/);
	await page.getByRole("button", { name: "Without Hybrid" }).click();

	await options(page).nth(0).click();
	await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
	await expectOnlyList();
	await page.goBack();
	await expect.poll(() => new URL(page.url()).pathname).not.toBe(run);
});

test("what the goal asks for narrows the choice from the start, says so, and one press lifts it; any least pay can be typed", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await becomeGuest(page);
	await openPostingsFor(page, "Find remote jobs that pay above 60k and tailor my resume to each of them");
	await expect(page.getByText("Remote, as you asked")).toBeVisible();
	await expect(page.getByText(/^From .*60K a year, or not said, as your goal says$/)).toBeVisible();
	await page.getByRole("button", { name: "Without Remote" }).click();
	await expect(page).toHaveURL(/remote=all/);
	await page.getByRole("button", { name: "Any salary" }).click();
	await expect(page).toHaveURL(/salary=any/);
	await page.getByRole("button", { name: /^Filters/ }).click();
	const least = page.getByLabel(/^At least, a year in /);
	await least.fill("72.5k");
	await press(page, "Enter");
	await expect(page).toHaveURL(/salary=72500/);
});

test("the fit of a posting adds up: its parts by their weights, each thing that is taken away, and the total, under any weights", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await becomeGuest(page);
	await openPostings(page);
	await page.getByRole("button", { name: /\d+ elsewhere$/ }).click();
	const numbers = async () => {
		const ledger = page.getByRole("region", { name: "The posting" }).getByLabel("How the parts make the fit");
		return (await ledger.locator("dd").allTextContents()).map((text) => Number(text.replace("−", "-")));
	};
	await page.getByRole("listbox", { name: "Postings" }).focus();
	let told = 0;
	for (let at = 0; at < 12; at++) {
		await press(page, "j");
		await page.waitForTimeout(150);
		const shown = await numbers();
		if (shown.length === 0) continue;
		told++;
		const total = shown.at(-1);
		expect(shown.slice(0, -1).reduce((sum, points) => sum + points, 0)).toBe(total);
		await expect(page.getByRole("region", { name: "The posting" }).getByText(`${total} of 100`, { exact: true })).toBeVisible();
	}
	expect(told).toBeGreaterThan(0);
});
