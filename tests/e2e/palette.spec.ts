import { expectAccessible } from "@/tests/e2e/steps/accessible";
import { openProfile, openQuestions } from "@/tests/e2e/steps/run-up";
import { becomeGuest } from "@/tests/e2e/steps/session";
import { expect, live, test } from "@/tests/e2e/steps/test";

test("the palette reaches every workflow and what can be done, by keyboard alone", async ({ page }) => {
	await becomeGuest(page);
	await page.goto("/files");
	await live(page);
	await page.keyboard.press("ControlOrMeta+k");
	const field = page.getByRole("combobox");
	// While nothing is sought, what most people come for stands first.
	await expect(page.getByRole("option").first()).toHaveAccessibleName(/^Say what you want to get done/);
	await expect(page.getByRole("option", { name: /^Start a run/ })).toBeVisible();
	await field.fill("start convert table");
	await expect(page.getByRole("option", { name: "Convert a table Workflow", exact: true })).toBeVisible();
	await expectAccessible(page, "the palette");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/new\/conversion\.tables$/);

	await page.keyboard.press("ControlOrMeta+k");
	await field.fill("my applications csv");
	const download = page.waitForEvent("download");
	await page.keyboard.press("Enter");
	expect((await download).suggestedFilename()).toMatch(/^applications-.*\.csv$/);

	await page.keyboard.press("ControlOrMeta+k");
	for (const [said, option] of [
		["black out names", "Redact a document Workflow"],
		["topup", "Top up Page"],
		// The look for accessibility ends in dark colours.
		["dark mode", "Use light colours Action"],
	] as const) {
		await field.fill(said);
		await expect(page.getByRole("option", { name: option, exact: true })).toBeVisible();
	}
	// What is called so stands first, whatever it is.
	for (const [said, first] of [
		["sign out", "Sign out Action"],
		["table", "Convert a table Workflow"],
		// Who has no plan is not asked whether to end it.
		["cancel", "See the runs that were cancelled Action"],
	] as const) {
		await field.fill(said);
		await expect(page.getByRole("option").first()).toHaveAccessibleName(first);
		await expect(page.getByRole("option", { selected: true })).toHaveAccessibleName(first);
	}
	// A slip of one letter still finds it, and the colours change once: the palette is gone.
	await field.fill("drak");
	await page.keyboard.press("Enter");
	await expect(field).toBeHidden();
	const dark = await page.evaluate(() => document.documentElement.className);
	await page.keyboard.press("ControlOrMeta+k");
	await field.fill("drak");
	await page.keyboard.press("Enter");
	expect(await page.evaluate(() => document.documentElement.className)).not.toBe(dark);
	await page.keyboard.press("ControlOrMeta+k");
	// Letters that only stand together across two words are no word of theirs.
	await field.fill("lena");
	await expect(page.getByRole("option", { name: /^Account settings/ })).toBeHidden();
	// What no name has is a goal, from the first moment.
	const empty = page.getByText("No page, run, file, application, workflow or action has that name.");
	await field.fill("nothing has this name");
	await expect(page.getByRole("option", { name: "Get this done: nothing has this name" })).toBeVisible();
	await expect(empty).toBeHidden();
	await field.fill("zq");
	await expect(empty).toBeVisible();
});

test("the first line is what Enter takes, as runs and answers come in, until another is chosen", async ({ page }) => {
	await becomeGuest(page);
	await openProfile(page, "pdf");
	await page.goto("/files");
	await live(page);
	await page.keyboard.press("ControlOrMeta+k");
	const field = page.getByRole("combobox");
	const lines = page.getByRole("option");
	const isFirst = async () => (await lines.first().getAttribute("aria-selected")) === "true";
	// The run that waits comes above the pages that were there before it.
	await expect(page.getByRole("group").first().getByRole("option")).toHaveCount(1);
	await expect(page.getByRole("group").first()).toHaveAccessibleName("Waiting for you");
	await expect.poll(isFirst).toBe(true);
	for (const said of ["cover", "resume", "pdf"]) {
		await field.fill("");
		await field.pressSequentially(said, { delay: 60 });
		// What is asked of the server has come by then, and changed the lines.
		await page.waitForTimeout(1_200);
		await expect.poll(isFirst, said).toBe(true);
	}
	await field.fill("cover");
	// What only has something to do with it is left out where something is called so.
	await expect(lines).toHaveText([/^Cover letter/, /^Get this done: cover/]);
	await page.keyboard.press("ArrowDown");
	const chosen = page.getByRole("option", { selected: true });
	const name = await chosen.textContent();
	await page.waitForTimeout(1_200);
	expect(await chosen.textContent()).toBe(name);
	await field.fill("");
	await field.pressSequentially("cover", { delay: 60 });
	await page.waitForTimeout(1_200);
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/new\/goal_lane\.cover_letter$/);
});

test("the palette finds files too, on a phone as well", async ({ page }) => {
	await becomeGuest(page);
	await openQuestions(page, "pdf");
	await openQuestions(page, "pdf");
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/runs");
	await live(page);
	await page.getByRole("button", { name: "Search" }).click();
	await page.getByRole("dialog").getByRole("combobox").fill("hartwig");
	// Files of one name are told apart as in their list, and no name is cut for what stands beside it.
	await expect(page.getByRole("option", { name: /^lena-hartwig \(2\)\.pdf .*File$/ })).toBeVisible();
	for (const name of await page.getByRole("option").locator("> span > span:first-child").all()) {
		expect(await name.evaluate((element) => element.scrollWidth <= element.clientWidth + 1)).toBe(true);
	}
	await page.getByRole("option", { name: /^lena-hartwig\.pdf .*File$/ }).click();
	await expect(page).toHaveURL(/\/files\?q=lena-hartwig\.pdf$/);
	await expect(page.getByRole("searchbox", { name: "Find a file" })).toHaveValue("lena-hartwig.pdf");
	await page.getByRole("searchbox", { name: "Find a file" }).fill("no such file");
	await expect(page.getByText("No file has this name: “no such file”.")).toBeVisible();
	await expectAccessible(page, "a file that is not found");
});
