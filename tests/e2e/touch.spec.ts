import type { Page } from "@playwright/test";
import { openPostings, openResults } from "@/tests/e2e/steps/run-up";
import { becomeGuest } from "@/tests/e2e/steps/session";
import { expect, live, test } from "@/tests/e2e/steps/test";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.setTimeout(300_000);

/** What a finger could miss: controls under 40 pixels high, of which no label and no row around them makes up. Links within text are read, not aimed at. */
function smallTargets(): string[] {
	const heightOf = (element: Element | null | undefined) => element?.getBoundingClientRect().height ?? 0;
	const isInText = (element: Element) => element.tagName === "A" && getComputedStyle(element).display === "inline";
	return [...document.querySelectorAll<HTMLElement>("button, [role=button], input, select, textarea, summary, a[href]")]
		.filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest("[inert], [aria-hidden=true]"))
		.filter((element) => element.getBoundingClientRect().bottom > 0 && element.getBoundingClientRect().width > 1 && heightOf(element) > 1 && !isInText(element))
		.filter((element) => {
			const { id } = element;
			// What is laid over its surroundings is part of it.
			const cover = getComputedStyle(element, "::after");
			const covered = cover.position === "absolute" ? Number.parseFloat(cover.height) : 0;
			const around = [element.closest("label"), id ? document.querySelector(`label[for="${CSS.escape(id)}"]`)?.parentElement : null];
			return Math.max(covered, heightOf(element), ...around.map(heightOf)) < 39.5;
		})
		.map(
			(element) =>
				`${element.tagName.toLowerCase()} ${element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40)} ${Math.round(heightOf(element))}`,
		);
}

async function expectTargets(page: Page, name: string): Promise<void> {
	await expect.poll(() => page.evaluate(smallTargets), { message: `targets under 40 px: ${name}` }).toEqual([]);
}

test("a finger finds every button of the pages that everybody has", async ({ page }) => {
	for (const path of ["/", "/sign-in", "/sign-up", "/docs/quick-start"]) {
		await page.goto(path);
		await expectTargets(page, path);
	}
	await becomeGuest(page);
	for (const path of ["/home", "/catalog", "/new/tables", "/runs", "/inbox", "/files", "/applications", "/surveys", "/workflows", "/account", "/credits"]) {
		await page.goto(path);
		await live(page);
		await expectTargets(page, path);
	}
});

test("a finger finds every button of a run, from the choice to the results", async ({ page }) => {
	await becomeGuest(page);
	await openPostings(page);
	await expectTargets(page, "the choice");
	await openResults(page, 1);
	await expectTargets(page, "results");
});

test("the bar of a phone has the same five places on every page, and all else under More", async ({ page }) => {
	await becomeGuest(page);
	await page.goto("/home");
	const places = page.getByRole("navigation", { name: "Main" }).locator("a[aria-current], a:not([href^='#']), button").filter({ visible: true });
	const FIVE = ["Home", "Workflows", "Inbox", "Runs", "More"];
	await expect(places).toHaveText(FIVE, { useInnerText: true });
	const more = page.getByRole("button", { name: "More", exact: true });
	await more.tap();
	await expect(page.getByRole("menuitem", { name: "Surveys" })).toBeVisible();
	await page.getByRole("menuitem", { name: "Applications" }).tap();
	await expect(page).toHaveURL(/\/applications$/);
	await expect(places).toHaveText(FIVE, { useInnerText: true });
	await page.goto("/workflows");
	await expect(places).toHaveText(FIVE, { useInnerText: true });
	for (const place of await places.all())
		expect(await place.evaluate((element) => element.scrollHeight <= 57 && element.scrollWidth <= element.clientWidth)).toBe(true);
});
