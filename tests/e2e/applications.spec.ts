import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible } from "@/tests/e2e/steps/accessible";
import { expectNoOverflow } from "@/tests/e2e/steps/layout-steps";
import { openResults } from "@/tests/e2e/steps/run-up";
import { becomeGuest } from "@/tests/e2e/steps/session";
import { stack } from "@/tests/e2e/steps/stack";
import { expect, test } from "@/tests/e2e/steps/test";

test("a posting is followed from the result to the board, with notes and a reminder, and taken along as a file", async ({ page }) => {
	await becomeGuest(page);
	await page.goto("/applications");
	await expect(page.getByRole("heading", { name: "No applications yet" })).toBeVisible();
	await expectAccessible(page, "no applications");

	await openResults(page, 1);
	// What a resume was written for is followed from then on.
	const own = page.getByRole("region", { name: "Your application" });
	// What is done with a result stands at its head, within the first screen of a phone too.
	for (const viewport of [
		{ width: 1440, height: 900 },
		{ width: 390, height: 844 },
	]) {
		await page.setViewportSize(viewport);
		const head = page.getByRole("region", { name: /^Resume for / });
		// What is invented says so, and nobody is led to apply to it.
		const posting = head.getByRole("link", { name: /^Open the sample posting/ });
		await expect(posting).toHaveAttribute("href", /^https?:\/\//);
		await expect(head.getByText("Sample posting", { exact: true })).toBeVisible();
		for (const action of [posting, head.getByRole("link", { name: /^PDF/ }), head.getByRole("button", { name: /^Status of / })]) {
			await expect(action).toBeInViewport({ ratio: 1 });
		}
	}
	await page.getByRole("button", { name: /^Open the page/ }).click();
	await expect(page.getByRole("dialog").getByRole("img", { name: /^Page 1 of/ })).toHaveAttribute("data-page", "drawn");
	await expectAccessible(page, "a result's page on a phone");
	await page.keyboard.press("Escape");
	await page.setViewportSize({ width: 1280, height: 720 });
	const title =
		(await page
			.getByRole("region", { name: /^Resume for / })
			.getByRole("heading", { level: 2 })
			.textContent()) ?? "";
	await expect(own.getByRole("combobox", { name: "Your status" })).toHaveText("Saved");
	await own.getByRole("combobox", { name: "Your status" }).click();
	await page.getByRole("option", { name: "Applied" }).click();
	await expect(own.getByText(/^Applied on /)).toBeVisible();
	await own.getByLabel("Notes").fill("Wrote to Mira.");
	await own.getByLabel("Remind me on").fill("2020-02-03");
	await expect(own.getByText("Saved. It stays when the run is deleted.")).toBeVisible();
	await expectAccessible(page, "a result that is followed");
	await page.reload();
	await expect(own.getByLabel("Notes")).toHaveValue("Wrote to Mira.");
	await expect(own.getByLabel("Remind me on")).toHaveValue("2020-02-03");

	await page.goto("/home");
	await page.getByRole("region", { name: "Reminders" }).getByRole("listitem").getByRole("link").click();
	await expect(page).toHaveURL(/\/applications\?q=/);
	const rows = page.getByRole("table", { name: "Applications" }).getByRole("row");
	await expect(rows).toHaveCount(2);
	await expect(rows.last()).toContainText("Due Feb 3, 2020");
	await expectAccessible(page, "the list of applications");
	const download = page.waitForEvent("download");
	await page.getByRole("link", { name: "CSV" }).click();
	const csv = await readFile(await (await download).path(), "utf8");
	expect(csv).toContain("Wrote to Mira.");
	expect(csv).toContain(title);

	// By keyboard alone, from column to column.
	await page.getByRole("button", { name: "Board" }).click();
	const column = (name: string) => page.getByRole("region", { name });
	const status = column("Applied").getByRole("button", { name: /^Status of / });
	await status.focus();
	await page.keyboard.press("Enter");
	await page.getByRole("menuitemradio", { name: "Interview" }).press("Enter");
	await expect(column("Interview").getByRole("button", { name: title, exact: true })).toBeVisible();
	// What was written for it is one press away.
	const resume = page.waitForEvent("download");
	await column("Interview")
		.getByRole("button", { name: /^Resume for it/ })
		.click();
	expect((await resume).suggestedFilename()).toMatch(/\.pdf$/);
	await expect(column("Applied").getByRole("listitem")).toHaveCount(0);
	// What holds nothing takes little room.
	expect((await column("Applied").boundingBox())?.width).toBeLessThan((await column("Interview").boundingBox())?.width ?? 0);
	// And by hand.
	const saved = page.waitForResponse((response) => response.ok() && response.request().postData()?.includes("offer") === true);
	await column("Interview").getByRole("listitem").dragTo(column("Offer"));
	await saved;
	await expect(column("Offer").getByRole("button", { name: title, exact: true })).toBeVisible();
	await expectAccessible(page, "the board of applications");
	await page.reload();
	await column("Offer").getByRole("button", { name: title, exact: true }).click();
	const sheet = page.getByRole("dialog", { name: title });
	await expect(sheet.getByText("Found by the run")).toBeVisible();
	await expectAccessible(page, "one application");
	await sheet.getByRole("button", { name: "Remove with its notes" }).click();
	await expect(page.getByRole("heading", { name: "No applications yet" })).toBeVisible();
});

test("an application from elsewhere is added by hand, with its pay and a contact, and changed", async ({ page }) => {
	await becomeGuest(page);
	await page.goto("/applications");
	await page.getByRole("button", { name: "Add an application" }).click();
	const form = page.getByRole("dialog", { name: "Add an application" });
	await expect(form.getByLabel("Title")).toBeFocused();
	await form.getByLabel("Company").fill("Fjord Robotics");
	await form.getByRole("button", { name: "Add application" }).click();
	await expect(form.getByText("Say what the job is called.")).toBeVisible();
	await expect(form.getByLabel("Title")).toBeFocused();
	await form.getByLabel("Title").fill("Data engineer");
	await form.getByLabel("Link to the posting").fill("jobs.fjord.example/7");
	await form.getByLabel("Pay").fill("about 70,000 euros");
	await form.getByRole("button", { name: "Add a contact" }).click();
	await form.getByLabel("Name").fill("Mira Okafor");
	await form.getByLabel("E-mail").fill("mira");
	await form.getByLabel("E-mail").press("Enter");
	await expect(form.getByText("This is not an e-mail address.")).toBeVisible();
	await form.getByLabel("E-mail").fill("mira@fjord.example");
	await form.getByLabel("E-mail").press("Enter");
	await expect(form.getByRole("link", { name: "mira@fjord.example" })).toBeVisible();
	await expectAccessible(page, "the form of an application");
	await form.getByRole("button", { name: "Add application" }).click();

	const row = page.getByRole("table", { name: "Applications" }).getByRole("row").last();
	await expect(row).toContainText("about 70,000 euros");
	await expect(row).toContainText("Mira Okafor");
	await expect(row.getByRole("link", { name: /^Posting/ })).toHaveAttribute("href", "https://jobs.fjord.example/7");
	await row.getByRole("button", { name: "Data engineer", exact: true }).click();
	const sheet = page.getByRole("dialog", { name: "Data engineer" });
	await expect(sheet.getByText("Added by hand")).toBeVisible();
	// Nothing was changed yet.
	await expect(sheet.getByText("Saved.", { exact: true })).toBeHidden();
	const buttons = [sheet.getByRole("button", { name: "Remove with its notes" }), sheet.getByRole("button", { name: "Change title, company, place or link" })];
	for (const button of buttons) expect((await button.boundingBox())?.x).toBe((await sheet.getByLabel("Pay").boundingBox())?.x);
	await sheet.getByRole("button", { name: "Change title, company, place or link" }).click();
	await sheet.getByLabel("Place").fill("Kiel");
	await sheet.getByRole("button", { name: "Keep these" }).click();
	await expect(sheet.getByText("Fjord Robotics · Kiel")).toBeVisible();
	await expect(sheet.getByText("Saved.", { exact: true })).toBeVisible();
	const saved = page.waitForResponse((response) => response.ok() && response.request().postData()?.includes("72,000") === true);
	await sheet.getByLabel("Pay").fill("72,000 offered");
	await saved;
	await expectAccessible(page, "an application that was added by hand");
	await page.reload();
	await expect(row).toContainText("72,000 offered");
	await expect(row).toContainText("Fjord Robotics · Kiel");
	// What no row has is no column; a day near now is called as people do.
	await expect(page.getByRole("columnheader", { name: "Reminder" })).toHaveCount(0);
	await expect(row).toContainText("today");
	// Its next step begins with the posting.
	await row.getByRole("link", { name: /^Letter.*Data engineer$/ }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Cover letter" })).toBeVisible();
	await page.locator('input[type="file"]').setInputFiles("public/samples/lena-hartwig.pdf");
	await expect(page.getByLabel("Which posting is it?")).toHaveValue("https://jobs.fjord.example/7");
});

test("where one stands with a posting is seen and changed in the list of all matches", async ({ page }) => {
	await becomeGuest(page);
	await openResults(page, 1);
	await page.getByRole("button", { name: "Show all matches" }).click();
	const matches = page.getByRole("region", { name: "All matches" });
	const first = matches.getByRole("option").first();
	await expect(first).not.toContainText("Applied");
	const status = matches.getByRole("combobox", { name: "Your application" });
	// A resume was written for it.
	await expect(status).toContainText("Saved");
	await status.focus();
	await page.keyboard.press("Enter");
	await page.getByRole("option", { name: "Applied" }).press("Enter");
	await expect(first).toContainText("Applied");
	await expect(status).toContainText("Applied");
	await expectAccessible(page, "a match that is followed");
	await page.reload();
	await page.getByRole("button", { name: "Show all matches" }).click();
	await expect(first).toContainText("Applied");
	await page.goto("/applications");
	await expect(page.getByRole("table", { name: "Applications" }).getByRole("row")).toHaveCount(2);
});

const BY_HAND = [
	{ title: "Night Baker", company: "Crumb", status: "interview", remindOn: "2020-02-03" },
	{ title: "Head Cook", company: "Atrium", status: "saved", location: "Porto" },
	{ title: "Waiter", company: "Mill", status: "offer", pay: "18 an hour", notes: "Ask for Sundays", applyUrl: "https://mill.example/7" },
];

async function followByHand(page: Page) {
	await becomeGuest(page);
	for (const data of BY_HAND) {
		expect((await page.request.post("/api/v1/applications", { data, headers: { origin: stack.web } })).ok()).toBe(true);
	}
}

test("on a wide screen list and board stand in one frame, the list is sorted by its columns, and a reload keeps that", async ({ page }) => {
	await followByHand(page);
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto("/applications");
	const titles = page.getByRole("table", { name: "Applications" }).getByRole("row").locator("[data-row-opener]");
	await expect(titles).toHaveText(["Waiter", "Head Cook", "Night Baker"]);
	await page.getByRole("button", { name: "Reminder" }).click();
	await expect(titles.first()).toHaveText("Night Baker");
	await expect(page.getByRole("columnheader", { name: "Reminder" })).toHaveAttribute("aria-sort", "ascending");
	await expect(page).toHaveURL(/\?sort=reminder$/);
	await page.getByRole("button", { name: /^Sort: / }).click();
	await page.getByRole("menuitemradio", { name: "Company" }).click();
	await expect(titles).toHaveText(["Head Cook", "Night Baker", "Waiter"]);
	await page.reload();
	await expect(titles).toHaveText(["Head Cook", "Night Baker", "Waiter"]);
	await expectAccessible(page, "a sorted list of applications");
	const board = page.getByRole("button", { name: "Board" });
	const before = await board.boundingBox();
	await board.click();
	await expect(page.getByRole("region", { name: "Interview" })).toContainText("Night Baker");
	expect(await board.boundingBox()).toEqual(before);
});

test("on a phone an application takes a short row with its status to change, no filter is cut off, and the board is swiped through", async ({ page }) => {
	await followByHand(page);
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/applications");
	const rows = page.getByRole("list", { name: "Applications" }).getByRole("listitem");
	await expect(rows).toHaveCount(3);
	for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeLessThanOrEqual(88);
	await expect(rows.first()).toContainText("18 an hour");
	await expect(rows.first().getByRole("img", { name: "Has notes" })).toBeVisible();
	await expect(rows.first().getByRole("link", { name: /^Posting: Waiter/ })).toHaveAttribute("href", "https://mill.example/7");
	for (const filter of await page.getByRole("group", { name: "Status" }).getByRole("button").all()) await expect(filter).toBeInViewport({ ratio: 1 });
	await expectNoOverflow(page, "the list of applications");
	await page.setViewportSize({ width: 390, height: 844 });
	await rows.first().getByRole("button", { name: "Status of Waiter, Mill: Offer" }).click();
	await page.getByRole("menuitemradio", { name: "Closed" }).click();
	await expect(rows.first().getByRole("button", { name: "Status of Waiter, Mill: Closed" })).toBeVisible();
	await page.getByRole("button", { name: "Board" }).click();
	const way = page.getByRole("group", { name: "Go to" });
	await way.getByRole("button", { name: /^Interview/ }).click();
	await expect(way.getByRole("button", { name: /^Interview/ })).toHaveAttribute("aria-pressed", "true");
	await expect(page.getByRole("region", { name: "Interview" }).getByRole("button", { name: "Night Baker", exact: true })).toBeInViewport({ ratio: 1 });
	await expectAccessible(page, "the board on a phone");
	await expectNoOverflow(page, "the board of applications");
});
