import { expect, type Locator, type Page } from "@playwright/test";
import { stack } from "./stack";
import { live } from "./test";

/** The demo account, which is on Pro, signed in in this browser. */
export async function enterAsDemo(page: Page): Promise<void> {
	const { demo } = stack;
	if (!demo) throw new Error("This stack has no demo account.");
	const { csrfToken } = await (await page.request.get("/api/auth/csrf")).json();
	const form = { ...demo, csrfToken, json: "true" };
	const answer = await page.request.post("/api/auth/callback/credentials", { form, headers: { origin: stack.web } });
	expect(answer.ok(), "a session of the demo account").toBe(true);
}

/** From the catalog to the canvas of a copy. */
export async function forkFromCatalog(page: Page, name: string): Promise<void> {
	await page.goto("/catalog");
	await page.getByRole("button", { name: new RegExp(`^Customize ?: ${name}$`) }).click();
	await expect(page).toHaveURL(/\/workflows\/uw_/);
	await live(page);
	await expect(page.locator(".react-flow__node").first()).toBeVisible();
}

/** A tool on the canvas by its name. */
export function node(page: Page, title: string): Locator {
	// What is wrong with one tool may name another.
	return page.locator(".react-flow__node").filter({ has: page.getByText(title, { exact: true }) });
}

export function findingsOf(page: Page): Locator {
	return page.getByRole("tabpanel", { name: /problem/ }).getByRole("listitem");
}

/** Everything is with the server. */
export async function saved(page: Page): Promise<void> {
	await expect(page.getByText("Saved", { exact: true })).toBeVisible();
}
