import { expectAccessible } from "@/tests/e2e/steps/accessible";
import { enterAsGuest } from "@/tests/e2e/steps/account-steps";
import { addResume, choosePostings, waitForPostings, waitForProfile, waitForResults } from "@/tests/e2e/steps/run-steps";
import { expect, test } from "@/tests/e2e/steps/test";

const OPEN_PAGES = ["/", "/sign-in", "/sign-up", "/check-mail", "/verify?token=unknown", "/forgot", "/reset?token=unknown", "/no-such-page"];
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

for (const [kind, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
	test(`every page before sign-in is accessible on a ${kind}`, async ({ page }) => {
		await page.setViewportSize(viewport);
		for (const path of OPEN_PAGES) {
			await page.goto(path);
			await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
			await expectAccessible(page, path);
		}
	});

	test(`every screen of a run is accessible on a ${kind}`, async ({ page }) => {
		test.setTimeout(240_000);
		await page.setViewportSize(viewport);
		await enterAsGuest(page);
		await expectAccessible(page, "workflows");
		await page.goto("/runs");
		await expect(page.getByRole("heading", { name: "No runs yet" })).toBeVisible();
		await expectAccessible(page, "no runs");

		await addResume(page, "pdf");
		await expectAccessible(page, "questions");
		await page.getByRole("button", { name: "Start run" }).click();
		await waitForProfile(page);
		await expectAccessible(page, "profile review");
		await page.getByRole("button", { name: /Use these titles and skills/ }).click();
		await waitForPostings(page);
		await expectAccessible(page, "choice of postings");
		await choosePostings(page, 3);
		await page.getByRole("button", { name: /Tailor 3 resumes/ }).click();
		await waitForResults(page);
		await expectAccessible(page, "results");
		await page.getByText("How the run went, step by step").click();
		await page.getByRole("button", { name: "Show all matches" }).click();
		await expect(page.getByRole("listbox", { name: "Postings" })).toBeVisible();
		await expectAccessible(page, "results, unfolded");

		await page.goto("/runs");
		await expect(page.getByText("lena-hartwig.pdf").locator("visible=true").first()).toBeVisible();
		await expectAccessible(page, "runs");
	});
}
