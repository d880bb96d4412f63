import type { Page } from "@playwright/test";
import { openProfile } from "@/tests/e2e/steps/run-up";
import { becomeGuest } from "@/tests/e2e/steps/session";
import { expect, live, test } from "@/tests/e2e/steps/test";

test.setTimeout(120_000);

interface Loaded {
	/** Of all scripts as they were sent, in kB. */
	readonly kB: number;
	readonly texts: readonly string[];
}

/** What a page loads until it rests, while nobody touches it. */
async function loadedBy(page: Page, open: () => Promise<unknown>): Promise<Loaded> {
	const found: Promise<readonly [number, string]>[] = [];
	page.on("requestfinished", (request) => {
		if (request.resourceType() !== "script") return;
		found.push(Promise.all([request.sizes().then(({ responseBodySize }) => responseBodySize), request.response().then((response) => response?.text() ?? "")]));
	});
	await open();
	await live(page);
	await page.waitForTimeout(1_500);
	const scripts = await Promise.all(found);
	return { kB: scripts.reduce((sum, [size]) => sum + size, 0) / 1_000, texts: scripts.map(([, text]) => text) };
}

/** Parts that a first look at a page does without, by words that stand in each of them. */
const LATE = {
	zod: "invalid_union",
	"the palette": "No page, run, file, application, workflow or action has that name.",
	menus: "DropdownMenuContent",
	windows: "DialogContent",
};

function expectLate({ texts }: Loaded): void {
	for (const [part, words] of Object.entries(LATE)) expect(texts.filter((text) => text.includes(words)).length, part).toBe(0);
}

test("sign-in loads little beside the framework until somebody comes into its form", async ({ page }) => {
	const loaded = await loadedBy(page, () => page.goto("/sign-in"));
	expect(loaded.kB).toBeGreaterThan(50);
	expect(loaded.kB).toBeLessThanOrEqual(MOST_KB.signIn);
	expectLate(loaded);
	// What checks the form comes with the first focus, so that a press does not wait for it.
	const checks = page.waitForResponse(async (response) => response.url().includes("/_next/static/") && (await response.text()).includes("invalid_union"));
	await page.getByLabel("E-mail").focus();
	await checks;
});

test("home and a run load what they show first, and the rest with the first sign of use", async ({ page }) => {
	await becomeGuest(page);
	const home = await loadedBy(page, () => page.goto("/home"));
	expect(home.kB).toBeLessThanOrEqual(MOST_KB.home);
	expectLate(home);
	const palette = page.waitForResponse(async (response) => response.url().includes("/_next/static/") && (await response.text()).includes(LATE["the palette"]));
	await page.mouse.move(300, 300);
	await palette;

	const other = await page.context().newPage();
	const run = await loadedBy(other, () => openProfile(other, "pdf"));
	expect(run.kB).toBeLessThanOrEqual(MOST_KB.run);
});

const MOST_KB = { signIn: 168, home: 220, run: 240 };
