import { expectAccessible } from "@/tests/e2e/steps/accessible";
import { openPostings, openResults } from "@/tests/e2e/steps/run-up";
import { becomeGuest } from "@/tests/e2e/steps/session";
import { expect, test } from "@/tests/e2e/steps/test";

test("a finished run tells how it went, for people first, and leads to more of the same matches", async ({ page }) => {
	await becomeGuest(page);
	await openResults(page, 1);
	// What it made comes first; its figures are folded away.
	await expect(page.getByText(/^Worked for/)).toBeHidden();
	await page.getByText("About the run", { exact: true }).click();
	await expect(page.getByText(/^Worked for/)).toBeVisible();
	await expect(page.getByRole("img", { name: /^Page 1 of / })).toBeVisible();
	const changed = page.getByRole("region", { name: "What was changed" });
	await expect(changed.getByText("What this did not do")).toBeHidden();
	await changed.getByText(/^Every change with its reason/).click();
	await expect(changed.getByText("What this did not do")).toBeVisible();
	await page.getByText("How the run went, step by step").click();
	const narrowing = page.getByRole("list", { name: "How the postings narrow" });
	await expect(narrowing.getByRole("listitem")).toHaveCount(4);
	for (const label of ["found", "openings", "open", "fitting"]) await expect(narrowing.getByText(label, { exact: true })).toBeVisible();
	await expect(page.getByRole("list", { name: "Sources" }).getByRole("listitem").first()).toBeVisible();
	await expect(page.getByText("From sample boards: these postings are invented.")).toBeVisible();
	// The companies whose boards were read say nothing to who has the numbers.
	const names = page.locator("[data-names]");
	await expect(names).toHaveAttribute("aria-hidden", "true");
	await expect(names).toHaveText(/\w.* · .*\w and \d+ more$/);
	const written = page.getByRole("region", { name: "Written so far" });
	await expect(written.getByRole("listitem")).toHaveCount(1);
	await expect(written.getByRole("listitem")).toContainText("PDF, DOCX, MD");
	await expect(written.locator('[data-page="shown"]')).toBeVisible();
	await page.getByRole("button", { name: /^Search job boards/ }).click();
	const step = page.getByRole("region", { name: "About the step Search job boards" });
	await expect(step.getByText("job-search:search_postings")).toBeHidden();
	await step.getByText("Details", { exact: true }).click();
	await expect(step.getByText("job-search:search_postings")).toBeVisible();
	await expectAccessible(page, "the story of a run");

	const first = page.url();
	await page.getByRole("button", { name: "Tailor more from these matches" }).click();
	await expect(page).not.toHaveURL(first);
	await page.getByRole("button", { name: "Start run" }).click();
	await expect(page.getByRole("listbox", { name: "Postings" })).toBeVisible();
});

test("a cancelled run says what is kept and what can be done with it", async ({ page }) => {
	await becomeGuest(page);
	await openPostings(page);
	await page.getByRole("button", { name: "Cancel run" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Cancel run" }).click();
	await expect(page.getByRole("heading", { name: "What was stopped, and what is kept" })).toBeVisible();
	const next = page.getByRole("region", { name: "What you can do" });
	await expect(next.getByRole("button", { name: "Choose again from what was found" })).toBeVisible();
	await expectAccessible(page, "a cancelled run");
	// Each thing is said and offered once, and the ways on stand in one place, in one column of one size on a phone.
	await expect(page.getByText("Charged", { exact: true })).toHaveCount(1);
	await page.setViewportSize({ width: 390, height: 844 });
	const boxes = await Promise.all((await next.locator("li > a, li > button").all()).map((way) => way.boundingBox()));
	expect(boxes).toHaveLength(3);
	expect(new Set(boxes.map((box) => `${box?.width} ${box?.height}`)).size).toBe(1);
	await page.getByRole("button", { name: "More for this run" }).click();
	await expect(page.getByRole("menuitem", { name: "Delete run" })).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("link", { name: "Run again" })).toHaveCount(1);
	await next.getByRole("link", { name: "Run again" }).click();
	await expect(page).toHaveURL(/\/new\/goal_lane\.resume_to_job_ready\?from=/);
});
