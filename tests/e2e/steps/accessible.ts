import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** No finding of the WCAG rules that a machine can check, readable in light and in dark colours, and nothing wider than the window. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
	for (const colorScheme of ["light", "dark"] as const) {
		await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
		await expect(page.locator("html")).toHaveClass(new RegExp(`\\b${colorScheme}\\b`));
		// Colours are all that the other theme changes.
		const builder = new AxeBuilder({ page });
		const { violations } = await (colorScheme === "light" ? builder.withTags(RULES) : builder.withRules("color-contrast")).analyze();
		const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
		expect(found, `${name}, ${colorScheme}`).toEqual([]);
	}
	const overflowPx = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
	expect(overflowPx, `${name}: wider than the window`).toBeLessThanOrEqual(0);
}
