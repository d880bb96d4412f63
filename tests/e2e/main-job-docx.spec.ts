import { enterAsGuest } from "@/tests/e2e/steps/account-steps";
import { nextDownload, readArchive } from "@/tests/e2e/steps/archive";
import { addResume, choosePostings, waitForPostings, waitForProfile, waitForResults } from "@/tests/e2e/steps/run-steps";
import { expect, live, test } from "@/tests/e2e/steps/test";

test.setTimeout(150_000);
test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("a guest takes a DOCX resume through the whole job without answering a question, watched by a second window", async ({ page, context }) => {
	await enterAsGuest(page);
	await addResume(page, "docx");
	await page.getByRole("button", { name: "Start run" }).click();
	await expect(page).toHaveURL(/\/runs\/[\w-]+$/);
	await waitForProfile(page);

	// Another window shows the same pause; it is answered here and closes there by itself.
	const second = await context.newPage();
	await second.goto(page.url());
	await live(second);
	await waitForProfile(second);
	await second.getByRole("button", { name: /Use these titles and skills/ }).click();
	await waitForPostings(page);

	await choosePostings(page, 1);
	await page.keyboard.press("Control+Enter");
	await Promise.all([waitForResults(page), waitForResults(second)]);

	// The document itself comes first, what was changed beside it.
	await expect(page.getByRole("heading", { level: 1, name: "1 tailored resume" })).toBeVisible();
	await expect(page.getByRole("region", { name: "What was changed" })).toBeVisible();
	await expect(page.getByRole("img", { name: /^Page 1 of \d+: Resume for/ })).toHaveAttribute("data-page", "drawn");

	const download = nextDownload(page, ".docx");
	await page.getByRole("link", { name: /^DOCX/ }).click();
	const parts = await readArchive(await download);
	expect([...parts.keys()]).toContain("word/document.xml");
});
