import type { Page } from "@playwright/test";
import { expectAccessible } from "@/tests/e2e/steps/accessible";
import { enterAsGuest } from "@/tests/e2e/steps/account-steps";
import { addResume, choosePostings, waitForPostings, waitForProfile, waitForResults } from "@/tests/e2e/steps/run-steps";
import { expect, test } from "@/tests/e2e/steps/test";

const OPEN_PAGES = ["/", "/sign-in", "/sign-up", "/check-mail", "/verify?token=unknown", "/forgot", "/reset?token=unknown", "/no-such-page"];
const DEVICES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** The page as it stands, on each device. One walk serves them all: whoever turns a tablet around or draws a window smaller sees the same. */
async function expectAccessibleEverywhere(page: Page, name: string): Promise<void> {
	for (const [device, viewport] of Object.entries(DEVICES)) {
		await page.setViewportSize(viewport);
		await expectAccessible(page, `${name} on a ${device}`);
	}
}

test("every page before sign-in is accessible on a phone and on a desktop", async ({ page }) => {
	for (const path of OPEN_PAGES) {
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expectAccessibleEverywhere(page, path);
	}
});

test("every screen of a run is accessible on a phone and on a desktop", async ({ page }) => {
	test.setTimeout(240_000);
	await page.setViewportSize(DEVICES.phone);
	await enterAsGuest(page);
	await expectAccessibleEverywhere(page, "workflows");
	await page.goto("/runs");
	await expect(page.getByRole("heading", { name: "No runs yet" })).toBeVisible();
	await expectAccessibleEverywhere(page, "no runs");

	await addResume(page, "pdf");
	await expectAccessibleEverywhere(page, "questions");
	await page.getByRole("button", { name: "Start run" }).click();
	await waitForProfile(page);
	await expectAccessibleEverywhere(page, "profile review");
	await page.getByRole("button", { name: /Use these titles and skills/ }).click();
	await waitForPostings(page);
	await expectAccessibleEverywhere(page, "choice of postings");
	await choosePostings(page, 3);
	await page.getByRole("button", { name: /Tailor 3 resumes/ }).click();
	await waitForResults(page);
	await expectAccessibleEverywhere(page, "results");
	await page.getByText("How the run went, step by step").click();
	await page.getByRole("button", { name: "Show all matches" }).click();
	await expect(page.getByRole("listbox", { name: "Postings" })).toBeVisible();
	await expectAccessibleEverywhere(page, "results, unfolded");

	await page.goto("/runs");
	await expect(page.getByText("lena-hartwig.pdf").locator("visible=true").first()).toBeVisible();
	await expectAccessibleEverywhere(page, "runs");
});
