import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { enterAsDemo, forkFromCatalog } from "@/tests/e2e/steps/canvas-steps";
import { openPostings, openProfile, openResults } from "@/tests/e2e/steps/run-up";
import { becomeGuest } from "@/tests/e2e/steps/session";
import { expect, test } from "@/tests/e2e/steps/test";

async function take(page: Page, name: string): Promise<void> {
	await page.evaluate(() => document.fonts.ready);
	const png = await page.screenshot({ animations: "disabled" });
	await sharp(png).png({ compressionLevel: 9, palette: true, quality: 90 }).toFile(`docs/pictures/${name}.png`);
}

test("home, with something that waits and something that came of it", async ({ page }) => {
	await becomeGuest(page);
	await openResults(page, 2);
	await openProfile(page, "pdf");
	await page.goto("/home");
	await expect(page.getByRole("region", { name: "Recent results" }).getByRole("list", { name: "Files" }).first()).toBeVisible();
	await page.getByRole("region", { name: "Waiting for you" }).evaluate((element) => element.scrollIntoView({ block: "center" }));
	await take(page, "home");
});

test("postings to choose from", async ({ page }) => {
	await becomeGuest(page);
	await openPostings(page);
	await page.getByRole("listbox", { name: "Postings" }).focus();
	await page.keyboard.press("j");
	await take(page, "choose");
});

test("a finished run", async ({ page }) => {
	await becomeGuest(page);
	await openResults(page, 2);
	await take(page, "results");
});

test("the canvas", async ({ page }) => {
	await page.setViewportSize({ width: 1600, height: 1000 });
	await enterAsDemo(page);
	await forkFromCatalog(page, "Resume to job-ready");
	await page.waitForTimeout(1000);
	await take(page, "canvas");
});

test("the catalog", async ({ page }) => {
	await enterAsDemo(page);
	await page.goto("/catalog");
	await page.getByRole("heading", { name: "Career" }).evaluate((element) => element.scrollIntoView({ block: "start" }));
	await page.mouse.wheel(0, -80);
	await take(page, "catalog");
});

/** Of a link to us that somebody shares: a road of three stretches with its two stops. */
test("the picture of shared links", async ({ page }) => {
	const font = readFileSync("node_modules/geist/dist/fonts/geist-sans/Geist-Variable.woff2").toString("base64");
	const stretch = (width: number) => `<i style="width:${width}px"></i>`;
	await page.setViewportSize({ width: 1200, height: 630 });
	await page.setContent(`<!doctype html><style>
		@font-face { font-family: Geist; src: url(data:font/woff2;base64,${font}); font-weight: 100 900 }
		body { margin: 0; width: 1200px; height: 630px; box-sizing: border-box; padding: 96px; background: #16181d; color: #fff; font-family: Geist; display: grid; align-content: space-between }
		p { margin: 0; font-size: 34px; color: #b8bdc9 } h1 { margin: 28px 0 0; font-size: 68px; font-weight: 600; line-height: 1.08; letter-spacing: -.02em }
		div { display: flex; align-items: center; gap: 20px } i { height: 16px; border-radius: 8px; background: #8fa8ff } b { width: 44px; height: 44px; border-radius: 50%; background: #f5b83d }
	</style><section><p>Goal Mode</p><h1>Your files in.<br>Finished, checked results out.</h1></section><div>${stretch(220)}<b></b>${stretch(380)}<b></b>${stretch(260)}</div>`);
	await page.evaluate(() => document.fonts.ready);
	const png = await page.screenshot();
	await sharp(png).resize(1200, 630).png({ compressionLevel: 9, palette: true }).toFile("app/opengraph-image.png");
});
