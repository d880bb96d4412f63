import { readFile } from "node:fs/promises";
import { expectAccessible } from "@/tests/e2e/steps/accessible";
import { openResults } from "@/tests/e2e/steps/run-up";
import { becomeGuest } from "@/tests/e2e/steps/session";
import { expect, test } from "@/tests/e2e/steps/test";

test("a posting is followed from the result to the board, with notes and a reminder, and taken along as a file", async ({ page }) => {
	await becomeGuest(page);
	await page.goto("/applications");
	await expect(page.getByRole("heading", { name: "No applications yet" })).toBeVisible();
	await expectAccessible(page, "no applications");

	await openResults(page, 1);
	// What a resume was written for is followed from then on.
	const own = page.getByRole("region", { name: "Your application" });
	await expect(own.getByRole("link", { name: /^Apply at / })).toHaveAttribute("href", /^https?:\/\//);
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
	const list = page.getByRole("list", { name: "Applications" });
	await expect(list.getByRole("listitem")).toHaveCount(1);
	await expect(list).toContainText("Due since");
	await expectAccessible(page, "the list of applications");
	const download = page.waitForEvent("download");
	await page.getByRole("link", { name: "CSV" }).click();
	const csv = await readFile(await (await download).path(), "utf8");
	expect(csv).toContain("Wrote to Mira.");
	expect(csv).toContain(title);

	// By keyboard alone, from column to column.
	await page.getByRole("button", { name: "Board" }).click();
	const column = (name: string) => page.getByRole("region", { name });
	const status = column("Applied").getByRole("combobox", { name: /^Status of / });
	await status.focus();
	await page.keyboard.press("Enter");
	await page.getByRole("option", { name: "Interview" }).press("Enter");
	await expect(column("Interview").getByRole("button", { name: title, exact: true })).toBeVisible();
	// What was written for it is one press away.
	const resume = page.waitForEvent("download");
	await column("Interview")
		.getByRole("button", { name: /^Resume for it/ })
		.click();
	expect((await resume).suggestedFilename()).toMatch(/\.pdf$/);
	await expect(column("Applied")).toContainText("Nothing here.");
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

	const row = page.getByRole("list", { name: "Applications" }).getByRole("listitem");
	await expect(row).toContainText("about 70,000 euros");
	await expect(row).toContainText("Mira Okafor");
	await expect(row.getByRole("link", { name: /^Posting/ })).toHaveAttribute("href", "https://jobs.fjord.example/7");
	await row.getByRole("button", { name: "Data engineer" }).click();
	const sheet = page.getByRole("dialog", { name: "Data engineer" });
	await expect(sheet.getByText("Added by hand")).toBeVisible();
	await sheet.getByRole("button", { name: "Change title, company, place or link" }).click();
	await sheet.getByLabel("Place").fill("Kiel");
	await sheet.getByRole("button", { name: "Keep these" }).click();
	await expect(sheet.getByText("Fjord Robotics · Kiel")).toBeVisible();
	const saved = page.waitForResponse((response) => response.ok() && response.request().postData()?.includes("72,000") === true);
	await sheet.getByLabel("Pay").fill("72,000 offered");
	await saved;
	await expectAccessible(page, "an application that was added by hand");
	await page.reload();
	await expect(row).toContainText("72,000 offered");
	await expect(row).toContainText("Fjord Robotics · Kiel");
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
	await expect(page.getByRole("list", { name: "Applications" }).getByRole("listitem")).toHaveCount(1);
});
