import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
type Holder = { axe?: typeof axe };

/** What the rules find in the page as it stands, frames included. Only findings are told: the rest is work for nobody. */
async function findings(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
	for (const frame of page.frames()) if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axe.source);
	return page.evaluate(async (only) => {
		const { axe: here } = window as unknown as Required<Holder>;
		const { violations } = await here.run(document, { runOnly: only, resultTypes: ["violations"] });
		const found: string[] = [];
		for (const { id, nodes } of violations) {
			for (const { target } of nodes) {
				const element = target.length === 1 ? document.querySelector(String(target[0])) : null;
				if (id === "target-size" && element) {
					// What a bar that stays in place covers by half is judged where it is seen whole.
					const { scrollX: left, scrollY: top } = window;
					element.scrollIntoView({ block: "center", behavior: "instant" });
					const again = await here.run(element, { runOnly: { type: "rule", values: [id] }, resultTypes: ["violations"] });
					window.scrollTo({ left, top, behavior: "instant" });
					if (again.violations.length === 0) continue;
				}
				found.push(`${id}: ${target.join(" ")}`);
			}
		}
		return found;
	}, runOnly);
}

/** The same for a page that follows the device's colours by itself. */
export async function expectPlainPageAccessible(page: Page, name: string): Promise<void> {
	for (const colorScheme of ["light", "dark"] as const) {
		await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
		expect(await findings(page, { type: "tag", values: RULES }), `${name}, ${colorScheme}`).toEqual([]);
	}
}

/** No finding of the WCAG rules that a machine can check, readable in light and in dark colours, and nothing wider than the window. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
	for (const colorScheme of ["light", "dark"] as const) {
		await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
		await expect(page.locator("html")).toHaveClass(new RegExp(`\\b${colorScheme}\\b`));
		// Colours are all that the other theme changes.
		const found = await findings(page, colorScheme === "light" ? { type: "tag", values: RULES } : { type: "rule", values: ["color-contrast"] });
		expect(found, `${name}, ${colorScheme}`).toEqual([]);
	}
	const overflowPx = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
	expect(overflowPx, `${name}: wider than the window`).toBeLessThanOrEqual(0);
}
