import { expect, type Page } from "@playwright/test";
import pg from "pg";
import { linkMailedTo } from "./mailbox";
import { stack } from "./stack";
import type { Newcomer } from "./test";

/** The pages' own session takes a form with a token, which any page of the sign-in would hold. */
async function enter(page: Page, provider: "guest" | "credentials", values: Record<string, string> = {}): Promise<void> {
	const { csrfToken } = await (await page.request.get("/api/auth/csrf")).json();
	const form = { ...values, csrfToken, json: "true" };
	const answer = await page.request.post(`/api/auth/callback/${provider}`, { form, headers: { origin: stack.web } });
	expect(answer.ok(), `a session as ${provider}`).toBe(true);
}

async function post(page: Page, path: string, data: Record<string, string>): Promise<void> {
	const answer = await page.request.post(`/api/v1${path}`, { data, headers: { origin: stack.web } });
	expect(answer.ok(), `POST ${path}: ${answer.status()}`).toBe(true);
}

/** A session without an account in this browser, which shows no page yet. For tests of something else than how one enters. */
export async function becomeGuest(page: Page): Promise<void> {
	await enter(page, "guest");
}

/** A new account, confirmed by its mail and signed in in this browser, which shows no page yet. */
export async function becomeNewcomer(page: Page, { name, email, password }: Newcomer): Promise<void> {
	await post(page, "/auth/signup", { fullName: name, email, password });
	const token = new URL(await linkMailedTo(email, "Confirm your e-mail address")).searchParams.get("token") ?? "";
	await post(page, "/auth/verify-email", { token });
	await enter(page, "credentials", { email, password });
}

/** A process may believe for this long what it read of a session. */
const SESSION_CACHE_MS = 3500;

/** As if the person had signed in an hour ago. */
export async function ageSessions(email: string): Promise<void> {
	const client = new pg.Client({ connectionString: stack.databaseUrl });
	await client.connect();
	await client.query(`UPDATE session SET "createdAt" = now() - interval '1 hour' WHERE "userId" = (SELECT id FROM "user" WHERE email = $1)`, [email]);
	await client.end();
	await new Promise((resolve) => setTimeout(resolve, SESSION_CACHE_MS));
}
