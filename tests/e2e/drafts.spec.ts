import { fillSignIn } from "@/tests/e2e/steps/account-steps";
import { choosePostings, waitForPostings, waitForProfile } from "@/tests/e2e/steps/run-steps";
import { openPostings, openProfile, openQuestions } from "@/tests/e2e/steps/run-up";
import { becomeGuest, becomeNewcomer } from "@/tests/e2e/steps/session";
import { expect, test } from "@/tests/e2e/steps/test";

test.setTimeout(180_000);

test("what is begun and not sent outlives a reload and a walk to another page, before the start and at each pause", async ({ page }) => {
	await becomeGuest(page);
	await openQuestions(page, "pdf");
	await page.getByLabel(/Which city or region/).fill("Berlin");
	await expect(page.getByText("Draft saved")).toBeVisible();
	await page.reload();
	await expect(page.getByLabel(/Which city or region/)).toHaveValue("Berlin");
	await page.getByRole("button", { name: "Start run" }).click();

	await waitForProfile(page);
	await page.getByLabel("Add a skill").fill("Accessibility audits");
	await page.getByLabel("Add a skill").press("Enter");
	await page.getByRole("button", { name: "TypeScript", exact: true }).click();
	await expect(page.getByText("Draft saved")).toBeVisible();
	await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Runs" }).click();
	await expect(page).toHaveURL(/\/runs$/);
	await page.goBack();
	await expect(page.getByRole("button", { name: "Accessibility audits" })).toHaveAttribute("aria-pressed", "true");
	await expect(page.getByRole("button", { name: "TypeScript", exact: true })).toHaveAttribute("aria-pressed", "false");
	await page.getByRole("button", { name: /Use these titles and skills/ }).click();

	await waitForPostings(page);
	await choosePostings(page, 2);
	await expect(page.getByText("Draft saved")).toBeVisible();
	await page.reload();
	await waitForPostings(page);
	await expect(page.getByText("2 of 10 chosen")).toBeVisible();
	await expect(page.getByRole("button", { name: /Tailor 2 resumes/ })).toBeVisible();
});

test("picks stay while the list is searched, narrowed and read further; the order by salary says how it compares", async ({ page }) => {
	await becomeGuest(page);
	await openPostings(page);
	await choosePostings(page, 1);

	const list = page.getByRole("listbox", { name: "Postings" });
	await page.getByRole("button", { name: /^Weak \d+/ }).click();
	await page.getByRole("button", { name: "Show all countries" }).click();
	await expect(page.getByText(/^\d{3,} postings$/)).toBeVisible();
	await list.focus();
	// Past the first page the next ones are read as they come into sight.
	const lastShown = async () => {
		await list.press("End");
		return list.evaluate((element) => Math.max(...[...element.querySelectorAll("[role=option]")].map((row) => Number(row.getAttribute("aria-posinset")))));
	};
	await expect.poll(lastShown).toBeGreaterThanOrEqual(150);
	await list.press("x");
	await expect(page.getByText("2 of 10 chosen")).toBeVisible();
	await page.getByLabel("Find in postings").fill("zzzz nothing");
	await expect(page.getByText("No posting passes these filters.")).toBeVisible();
	await page.getByLabel("Find in postings").fill("");
	await page.getByRole("button", { name: "Picked 2" }).click();
	await expect(list.getByRole("option")).toHaveCount(2);
	await page.getByRole("button", { name: "Picked", exact: true }).click();
	await page.getByRole("combobox", { name: "Order" }).click();
	await page.getByRole("option", { name: "Highest salary first" }).click();
	await expect(page.getByText(/By the upper end a year, at the exchange rates of \w+ \d+, \d{4}\./)).toBeVisible();
	await expect(page.getByText("2 of 10 chosen")).toBeVisible();
});

test("a session that ends while answers are edited takes nothing away", async ({ page, context, newcomer, complaints }) => {
	await becomeNewcomer(page, newcomer);
	await openProfile(page, "pdf");
	// What the page asks by itself is refused too, and the dialog would open over the field: all of it waits until the answer is entered.
	let enter = () => {};
	const entered = new Promise<void>((resolve) => {
		enter = resolve;
	});
	await page.route("**/api/v1/**", (route) => entered.then(() => route.continue()));
	await context.clearCookies();
	await page.getByLabel("Add a skill").fill("Accessibility audits");
	await page.getByLabel("Add a skill").press("Enter");
	await expect(page.getByRole("button", { name: "Accessibility audits" })).toHaveAttribute("aria-pressed", "true");
	enter();
	const dialog = page.getByRole("dialog", { name: "You are signed out" });
	await expect(dialog).toBeVisible();
	// It came by itself: a key that was meant for the page chooses nothing.
	await page.keyboard.press("Enter");
	await page.keyboard.press("Space");
	await expect(dialog).toBeVisible();

	const opened = context.waitForEvent("page");
	await dialog.getByRole("link", { name: /Sign in/ }).click();
	const second = await opened;
	await fillSignIn(second, newcomer);
	await expect(second).toHaveURL(/\/home$/);
	await page.bringToFront();
	const back = dialog.getByRole("button", { name: "I have signed in" });
	if (await back.isVisible()) await back.click({ timeout: 2000 }).catch(() => undefined);
	await expect(dialog).toBeHidden();
	await expect(page.getByRole("button", { name: "Accessibility audits" })).toHaveAttribute("aria-pressed", "true");
	await expect(page.getByText("Draft saved")).toBeVisible();
	await page.getByRole("button", { name: /Use these titles and skills/ }).click();
	await waitForPostings(page);
	// The socket says by itself that it was refused.
	complaints.length = 0;
});
