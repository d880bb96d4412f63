import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { isDeepStrictEqual } from "node:util";
import { parseCookie, parseSetCookie, stringifyCookie } from "cookie";
import type { NextApiRequest, NextApiResponse } from "next";
import NextAuth from "next-auth";
import { beforeAll, expect, it } from "vitest";
import { moveGuestWork } from "@/app/api/v1/auth/move-guest-work";
import { GET as profileRoute } from "@/app/api/v1/users/me/route";
import { authenticate } from "@/lib/accounts/sessions/authenticate";
import { nextAuthOptions } from "@/lib/accounts/sessions/next-auth";
import { db } from "@/lib/platform/database/db";
import { caller, makeUser, PASSWORD } from "@/tests/factories/people";
import { call } from "@/tests/world/client";
import { eventually } from "@/tests/world/eventually";
import { listen } from "@/tests/world/listen";
import { auditOf } from "@/tests/world/traces";

let origin = "";

/** What a framework adds to a plain request and response. */
async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
	const url = new URL(request.url ?? "/", origin);
	const cookie = request.headers.cookie ?? "";
	const body = Object.fromEntries(new URLSearchParams(await text(request)));
	const query = { ...Object.fromEntries(url.searchParams), nextauth: url.pathname.split("/").slice(3) };
	Object.assign(request, { query, body, cookies: parseCookie(cookie) });
	const json = (data: unknown) => response.setHeader("content-type", "application/json").end(JSON.stringify(data));
	const send = (data: unknown) => (typeof data === "object" && data ? json(data) : response.end(data));
	Object.assign(response, { json, send, status: (code: number) => Object.assign(response, { statusCode: code }) });
	const actor = await authenticate(new Request(url, { headers: { cookie } }));
	await NextAuth(request as NextApiRequest, response as NextApiResponse, nextAuthOptions({ ...caller(), actor }, moveGuestWork));
}

beforeAll(async () => {
	const listening = await listen((request, response) => void serve(request, response));
	({ origin } = listening);
	return listening.close;
});

/** A browser: keeps cookies, and posts with next-auth's token. */
function openBrowser() {
	const jar = new Map<string, string>();
	const cookies = () => stringifyCookie(Object.fromEntries(jar));
	async function visit(path: string, form?: Record<string, string>): Promise<{ status: number; body: Record<string, unknown> }> {
		const init = form ? { method: "POST", body: new URLSearchParams({ ...form, json: "true" }) } : {};
		const response = await fetch(`${origin}/api/auth/${path}`, { ...init, headers: { cookie: cookies() }, redirect: "manual" });
		for (const line of response.headers.getSetCookie()) {
			const { name, value } = parseSetCookie(line);
			if (value) jar.set(name, value);
			else jar.delete(name);
		}
		return { status: response.status, body: await response.json() };
	}
	async function post(path: string, form: Record<string, string> = {}) {
		const { body } = await visit("csrf");
		return visit(path, { ...form, csrfToken: String(body.csrfToken) });
	}
	const whoami = async () => (await call(profileRoute, "GET", { headers: { cookie: cookies() } })).body.id as string | undefined;
	return { visit, post, whoami, jar };
}

it("the browser signs in by cookie, is known to API and pages, and signs out", async () => {
	const user = await makeUser();
	const browser = openBrowser();
	expect((await browser.post("callback/credentials", { email: user.email, password: PASSWORD })).status).toBe(200);
	expect(await browser.whoami()).toBe(user.id);
	expect((await browser.visit("session")).body).toMatchObject({ user: { id: user.id } });
	const session = await db().session.findFirstOrThrow({ where: { userId: user.id } });
	await browser.post("signout");
	expect(await browser.whoami()).toBeUndefined();
	expect(await auditOf(session.id)).toEqual(["account.sign_in", "account.sign_out"]);
});

it("a refusal names its code and sets no session", async () => {
	const user = await makeUser({ emailVerifiedAt: null });
	const browser = openBrowser();
	const wrong = await browser.post("callback/credentials", { email: user.email, password: "not the password" });
	expect(wrong.status).toBe(401);
	expect(wrong.body.url).toContain("error=INVALID_CREDENTIALS");
	expect((await browser.post("callback/credentials", { email: user.email, password: PASSWORD })).body.url).toContain("error=EMAIL_NOT_VERIFIED");
	expect((await browser.post("callback/credentials", { email: "nobody" })).body.url).toContain("error=INVALID_CREDENTIALS");
	expect(browser.jar.has("next-auth.session-token")).toBe(false);
});

it("a sign-in without next-auth's own token is refused", async () => {
	const user = await makeUser();
	const browser = openBrowser();
	await browser.visit("callback/credentials", { email: user.email, password: PASSWORD, csrfToken: "guessed" });
	expect(browser.jar.has("next-auth.session-token")).toBe(false);
});

it("a guest's browser that signs in brings its work along", async () => {
	const user = await makeUser();
	const browser = openBrowser();
	await browser.post("callback/guest");
	const guestId = await browser.whoami();
	await browser.post("callback/credentials", { email: user.email, password: PASSWORD });
	expect(await browser.whoami()).toBe(user.id);
	const events = await db().outboxEvent.findMany({ where: { name: "account/guest.claimed" } });
	expect(events.map((event) => event.data)).toContainEqual({ guestId, userId: user.id });
});

it("the cookie is dropped once its session has ended elsewhere", async () => {
	const user = await makeUser();
	const browser = openBrowser();
	await browser.post("callback/credentials", { email: user.email, password: PASSWORD });
	await db().session.updateMany({ where: { userId: user.id }, data: { revokedAt: new Date() } });
	await eventually(async () => isDeepStrictEqual((await browser.visit("session")).body, {}));
	expect(browser.jar.has("next-auth.session-token")).toBe(false);
});

it("the cookie says nothing but two ids, and no script reads it", async () => {
	const { cookies, useSecureCookies } = nextAuthOptions(caller(), moveGuestWork);
	expect(useSecureCookies).toBe(false);
	expect(cookies?.sessionToken).toMatchObject({ name: "next-auth.session-token", options: { httpOnly: true, sameSite: "lax", secure: false } });
});
