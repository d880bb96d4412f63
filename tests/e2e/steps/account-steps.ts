import { expect, type Page } from "@playwright/test";
import { linkMailedTo } from "./mailbox";
import { live, type Newcomer } from "./test";

export async function fillSignIn(page: Page, { email, password }: Pick<Newcomer, "email" | "password">): Promise<void> {
	await page.getByLabel("E-mail", { exact: true }).fill(email);
	await page.getByLabel("Password", { exact: true }).fill(password);
	await page.getByRole("button", { name: "Sign in" }).click();
}

/** Signs in and comes to a page that answers. */
export async function signIn(page: Page, person: Pick<Newcomer, "email" | "password">, place: RegExp): Promise<void> {
	await fillSignIn(page, person);
	await expect(page).toHaveURL(place);
	await live(page);
}

/** From the front page to an account whose address waits for its confirmation. */
export async function signUp(page: Page, { name, email, password }: Newcomer): Promise<void> {
	await page.goto("/");
	await page.getByRole("link", { name: "Create an account" }).click();
	await page.getByLabel("Name").fill(name);
	await page.getByLabel("E-mail", { exact: true }).fill(email);
	await page.getByLabel("Password", { exact: true }).fill(password);
	await page.getByRole("button", { name: "Create account" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Check your mail" })).toBeVisible();
}

/** A new account, confirmed by its mail and signed in, at home. */
export async function enterAsNewcomer(page: Page, newcomer: Newcomer): Promise<void> {
	await signUp(page, newcomer);
	await page.goto(await linkMailedTo(newcomer.email, "Confirm your e-mail address"));
	await page.getByRole("button", { name: "Confirm my address" }).click();
	await expect(page).toHaveURL(/\/home$/);
	await live(page);
}

/** Asks for a new password and follows the mailed link. */
export async function openResetLink(page: Page, email: string): Promise<void> {
	await page.goto("/forgot");
	await page.getByLabel("E-mail", { exact: true }).fill(email);
	await page.getByRole("button", { name: "Send a link" }).click();
	await page.goto(await linkMailedTo(email, "Set a new password"));
}

/** A session without an account, at home. */
export async function enterAsGuest(page: Page): Promise<void> {
	await page.goto("/");
	await page.getByLabel("What do you want to get done?").fill("Hi");
	await page.getByRole("button", { name: "Go, without an account" }).click();
	await expect(page).toHaveURL(/\/home\?goal=Hi&step=write$/);
	await page.goto("/home");
	await live(page);
}
