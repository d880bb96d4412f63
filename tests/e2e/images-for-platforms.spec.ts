import { expectAccessible } from "@/tests/e2e/steps/accessible";
import { enterAsGuest } from "@/tests/e2e/steps/account-steps";
import { countEnding, nextDownload, readArchive } from "@/tests/e2e/steps/archive";
import { expect, test } from "@/tests/e2e/steps/test";

test.setTimeout(150_000);

for (const [device, size] of [
	["a phone", { width: 390, height: 844 }],
	["a desktop", { width: 1280, height: 900 }],
] as const) {
	test(`on ${device} a guest sees every cut of a sample before anything starts, changes one and takes the pictures`, async ({ page }) => {
		await page.setViewportSize(size);
		await enterAsGuest(page);
		await page.goto("/catalog");
		await page.getByRole("link", { name: /^Try it with a sample.*Pictures for every platform$/ }).click();
		await expect(page.getByText("sailing-boat.jpg")).toBeVisible();
		await page.getByRole("button", { name: "Use this file" }).click();
		await page.getByRole("button", { name: "Show a preview" }).click();

		const sheet = page.getByRole("img", { name: "What each platform gets of sailing-boat.jpg" });
		await expect(sheet).toBeVisible({ timeout: 60_000 });
		await expect(page.getByRole("heading", { name: "Preview", exact: true })).toBeVisible();
		const first = await sheet.getAttribute("src");
		const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
		expect(overflow).toBe(0);
		await expectAccessible(page, "the preview of pictures");

		await page.getByLabel("How may they be cut?").click();
		await page.getByRole("option", { name: "Never cut, fit on a background" }).click();
		await page.getByRole("button", { name: "Show the preview anew" }).click();
		await expect(sheet).toBeVisible({ timeout: 60_000 });
		await expect(sheet).not.toHaveAttribute("src", first ?? "");
		await page.getByRole("button", { name: "Start run" }).click();

		const story = page.getByRole("region", { name: "Instagram story" });
		await expect(story.getByText(/^1080 × 1920 · .+ · fitted$/)).toBeVisible({ timeout: 60_000 });
		await expect(page.getByText("Removed from 1 picture: EXIF.")).toBeVisible();
		const picture = story.getByRole("img");
		await picture.scrollIntoViewIfNeeded();
		await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(1080);
		await expectAccessible(page, "pictures for platforms");

		await page.getByRole("button", { name: /^Instagram story/ }).click();
		await expect(page.getByRole("region", { name: "X post" })).toBeHidden();
		const one = nextDownload(page, ".jpg");
		await story.getByRole("link", { name: /^Download/ }).click();
		expect((await one).suggestedFilename()).toBe("sailing-boat-instagram-story.jpg");
		const archive = nextDownload(page, ".zip");
		await page.getByRole("link", { name: /^Download everything/ }).click();
		expect(countEnding((await readArchive(await archive)).keys(), ".jpg")).toBe(6);
	});
}
