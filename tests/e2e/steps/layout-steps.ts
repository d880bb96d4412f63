import { expect, type Page } from "@playwright/test";

const WIDTHS = [320, 390, 768, 1024];

/** Links and buttons that reach over the window's right edge, by what tells them apart. */
function buttonsOutside(): string[] {
	return [...document.querySelectorAll("main a, main button, [role=dialog] button, header a, header button")]
		.filter((element) => element.checkVisibility() && !element.closest("[class*=overflow-x-auto]"))
		.filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
		.map((element) => element.getAttribute("aria-label") ?? element.textContent?.slice(0, 40) ?? "");
}

/** Nothing makes the page wider than its window, at any of the widths that people have, and every button lies inside it. */
export async function expectNoOverflow(page: Page, name: string): Promise<void> {
	const before = page.viewportSize();
	for (const width of WIDTHS) {
		await page.setViewportSize({ width, height: 800 });
		await expect
			.poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), { message: `${name} at ${width} px` })
			.toBeLessThanOrEqual(0);
		await expect.poll(() => page.evaluate(buttonsOutside), { message: `${name} at ${width} px: buttons out of sight` }).toEqual([]);
	}
	if (before) await page.setViewportSize(before);
}

/** How many pixels of the window's height bars take that stay in place while the page scrolls. */
export async function heightOfFixedBars(page: Page): Promise<number> {
	return page.evaluate(() => {
		const bars = [...document.querySelectorAll("body *")].filter((element) => {
			const { position, visibility } = getComputedStyle(element);
			const { width, height } = element.getBoundingClientRect();
			return (position === "fixed" || position === "sticky") && visibility === "visible" && width > window.innerWidth / 2 && height > 4;
		});
		const covered = bars.map((element) => element.getBoundingClientRect()).map(({ top, bottom }) => Math.min(bottom, window.innerHeight) - Math.max(top, 0));
		return covered.reduce((sum, height) => sum + Math.max(0, height), 0);
	});
}

/** What has the focus, in a word: the label of a region, the text of a heading or a button. "BODY" when nothing has it. */
export async function focused(page: Page): Promise<string> {
	return page.evaluate(() => {
		const element = document.activeElement;
		if (!element || element === document.body) return "BODY";
		return element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 60) ?? element.tagName;
	});
}
