import { makeSampleResume } from "@/prisma/sample-resume";
import { enterAsGuest } from "@/tests/e2e/steps/account-steps";
import { focused, heightOfFixedBars } from "@/tests/e2e/steps/layout-steps";
import { choosePostings, waitForPostings, waitForProfile, waitForResults } from "@/tests/e2e/steps/run-steps";
import { becomeGuest } from "@/tests/e2e/steps/session";
import { expect, test } from "@/tests/e2e/steps/test";

test.setTimeout(180_000);
test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("by keyboard alone, from the file to the results: the focus goes along, and each change is read out", async ({ page }) => {
	await enterAsGuest(page);
	await page.getByRole("link", { name: /Start with your file.*Resume to job-ready$/ }).focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1, name: "Resume to job-ready" })).toBeFocused();

	const chooser = page.waitForEvent("filechooser");
	await page.getByRole("button", { name: "Drop your file here, or choose one" }).focus();
	await page.keyboard.press("Enter");
	await (await chooser).setFiles({ name: "lena.pdf", mimeType: "application/pdf", buffer: Buffer.from((await makeSampleResume()).pdf) });
	await expect(page.getByRole("heading", { name: "4 questions" })).toBeVisible();
	await expect.poll(() => focused(page)).toBe("Questions before the start");
	await expect(page.getByRole("status").filter({ hasText: /can be read\. Questions before the start\./ })).toBeAttached();

	await page.getByRole("button", { name: "Start run" }).focus();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/runs\/[\w-]+$/);
	await waitForProfile(page);
	await expect.poll(() => focused(page)).toBe("Waiting for you");
	await expect(page.getByRole("status").filter({ hasText: /^Waiting for you$/ })).toBeAttached();

	await page.getByRole("button", { name: /Use these titles and skills/ }).focus();
	await page.keyboard.press("Enter");
	await expect.poll(() => focused(page)).toBe("The run at work");
	await waitForPostings(page);
	await expect.poll(() => focused(page)).toBe("Waiting for you");

	await choosePostings(page, 1);
	await page.keyboard.press("Control+Enter");
	await waitForResults(page);
	await expect.poll(() => focused(page)).toBe("Results");
	await expect(page.getByRole("status").filter({ hasText: /^Completed$/ })).toBeAttached();
});

test("at 400 % zoom the bars leave the page to its content, and a refused answer is told where it can be seen", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 256 });
	await becomeGuest(page);
	await page.goto("/catalog");
	await page.getByRole("link", { name: /Start with your file.*Resume to job-ready$/ }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Resume to job-ready" })).toBeVisible();
	await page
		.locator('input[type="file"]')
		.setInputFiles({ name: "lena.pdf", mimeType: "application/pdf", buffer: Buffer.from((await makeSampleResume()).pdf) });
	await page.getByRole("button", { name: "Start run" }).click();
	await waitForProfile(page);
	await page.mouse.wheel(0, 600);
	expect(await heightOfFixedBars(page)).toBeLessThan(64);

	// On any screen the reason stands in the bar with its button.
	await page.setViewportSize({ width: 390, height: 700 });
	await page.route("**/slots", (route) =>
		route.fulfill({ status: 500, json: { error: "INTERNAL", code: "INTERNAL", message: "Nothing was lost.", requestId: "r" } }),
	);
	const button = page.getByRole("button", { name: /Use these titles and skills/ });
	await button.click();
	const reason = page.getByText("Your answer was not saved. Nothing was lost.");
	await expect(reason).toBeVisible();
	const [text, press] = [await reason.boundingBox(), await button.boundingBox()];
	expect(text && press && text.y + text.height <= press.y).toBe(true);
	const isOnTop = await reason.evaluate((element) => {
		const { left, top } = element.getBoundingClientRect();
		return element.contains(document.elementFromPoint(left + 4, top + 4));
	});
	expect(isOnTop).toBe(true);
});
