import { randomUUID } from "node:crypto";
import { test as base, expect, type Page } from "@playwright/test";

export interface Newcomer {
	name: string;
	email: string;
	password: string;
}

interface Fixtures {
	newcomer: Newcomer;
	complaints: string[];
}

/** Resolves once the page that the browser has come to answers to clicks. Needed wherever the browser loads a page by itself. */
export async function live(page: Page): Promise<void> {
	await expect(page.locator("html[data-live]")).toBeAttached();
}

/** Every test has a person nobody knows yet, and fails on an error that the page throws or logs. */
export const test = base.extend<Fixtures>({
	// biome-ignore lint/correctness/noEmptyPattern: the runner reads the wanted fixtures from the pattern
	newcomer: async ({}, use) => {
		const id = randomUUID();
		await use({ name: "Mara Lindqvist", email: `mara-${id}@example.com`, password: `orchard ${id.slice(0, 13)}` });
	},
	page: async ({ page }, use) => {
		const { goto, reload } = page;
		page.goto = (...given) => goto.apply(page, given).then((response) => live(page).then(() => response));
		page.reload = (...given) => reload.apply(page, given).then((response) => live(page).then(() => response));
		await use(page);
	},
	complaints: [
		async ({ context }, use) => {
			const complaints: string[] = [];
			context.on("weberror", (event) => complaints.push(event.error().message));
			context.on("console", (message) => {
				// The browser logs each refused request by itself; what the page makes of it is asserted where it matters.
				if (message.type() === "error" && !message.text().startsWith("Failed to load resource")) complaints.push(message.text());
			});
			await use(complaints);
			expect(complaints).toEqual([]);
		},
		{ auto: true },
	],
});

export { expect };
