import { readFile } from "node:fs/promises";
import { expectAccessible } from "@/tests/e2e/steps/accessible";
import { enterAsGuest } from "@/tests/e2e/steps/account-steps";
import { nextDownload } from "@/tests/e2e/steps/archive";
import { expect, test } from "@/tests/e2e/steps/test";

test.setTimeout(240_000);

for (const [device, size] of [
	["a phone", { width: 390, height: 844 }],
	["a desktop", { width: 1280, height: 900 }],
] as const) {
	test(`on ${device} a guest sees the beginning of a film, then makes it and plays it`, async ({ page }) => {
		await page.setViewportSize(size);
		await enterAsGuest(page);
		await page.goto("/catalog");
		await page.getByRole("link", { name: /^Try it with a sample.*Slideshow video$/ }).click();
		await expect(page.getByText("summer-pictures.zip")).toBeVisible();
		await page.getByRole("button", { name: "Use this file" }).click();
		await page.getByLabel("What stands on the title card?").fill("Summer");
		await page.getByLabel("Which captions?").fill("A boat\nCoffee\nA portrait");
		await page.getByLabel("How many seconds for each picture?").fill("1");
		await page.getByRole("button", { name: "Show a preview" }).click();

		const film = page.locator("video");
		await expect(film).toBeVisible({ timeout: 90_000 });
		await expect(page.getByRole("heading", { name: "Preview", exact: true })).toBeVisible();
		// It plays where the browser has a decoder: its size is known once a frame was decoded.
		const sizeOf = () => film.evaluate((video) => [(video as HTMLVideoElement).videoWidth, (video as HTMLVideoElement).videoHeight]);
		await expect.poll(sizeOf).toEqual([512, 288]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
		await expectAccessible(page, "the preview of a film");

		await page.getByRole("button", { name: "Start run" }).click();
		await expect.poll(sizeOf, { timeout: 120_000 }).toEqual([1280, 720]);
		await expectAccessible(page, "a finished film");
		const saved = nextDownload(page, ".mp4");
		await page.getByRole("link", { name: /^Download Summer-16x9\.mp4/ }).click();
		const bytes = await readFile(await (await saved).path());
		expect(bytes.subarray(4, 12).toString("latin1")).toBe("ftypisom");
	});
}
