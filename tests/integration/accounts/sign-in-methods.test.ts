import { expect, it } from "vitest";
import { POST as changeRoute } from "@/app/api/v1/auth/change-password/route";
import { DELETE as deleteRoute } from "@/app/api/v1/users/me/route";
import { POST as linkRoute, DELETE as unlinkRoute } from "@/app/api/v1/users/me/sign-in-methods/[provider]/route";
import { GET as methodsRoute } from "@/app/api/v1/users/me/sign-in-methods/route";
import { forgotPassword } from "@/lib/accounts/passwords/forgot-password";
import { writePageCookie } from "@/lib/accounts/sessions/page-cookie";
import { forgetSessions } from "@/lib/accounts/sessions/session-check";
import { db } from "@/lib/platform/database/db";
import { caller, makeApiKey, makePerson, type Person } from "@/tests/factories/people";
import { call } from "@/tests/world/client";
import { agreeAt, type Choice, openProviders } from "@/tests/world/identity";
import { freshPerson, OAuthBrowser, placeOf } from "@/tests/world/oauth-browser";
import { auditOf, mailedToken, mailsTo } from "@/tests/world/traces";
import { resetPassword, signIn } from "./verbs";

await openProviders();

const HERE = "http://127.0.0.1:3000";

/** The browser in which this person is signed in. */
async function browserOf({ userId, sessionId }: Pick<Person, "userId" | "sessionId">): Promise<OAuthBrowser> {
	const browser = new OAuthBrowser();
	browser.take(new Headers({ "set-cookie": `next-auth.session-token=${await writePageCookie({ sub: userId, sid: sessionId })}; Path=/` }));
	return browser;
}

async function follow(browser: OAuthBrowser, provider: "google" | "github", startUrl: string, choice: Choice) {
	const { headers } = await browser.start(provider, Object.fromEntries(new URL(startUrl, HERE).searchParams));
	return browser.comeBack(provider, await agreeAt(headers.get("location") ?? "", choice));
}

async function link(person: Person, provider: "google" | "github", choice: Choice) {
	const { status, body } = await call(linkRoute, "POST", { token: person.token, params: { provider } });
	expect(status).toBe(200);
	return follow(await browserOf(person), provider, body.startUrl, choice);
}

async function methodsOf(token: string) {
	const { body } = await call(methodsRoute, "GET", { token });
	return { password: body.hasPassword, google: body.providers[0].accountName, github: body.providers[1].accountName };
}

/** Somebody who has signed up by a provider, with the access token of that session. */
async function comer(provider: "google" | "github", person = freshPerson()) {
	const browser = new OAuthBrowser();
	await browser.signIn(provider, person);
	const [, token = ""] = /access_token=([^;]+)/.exec(browser.cookie()) ?? [];
	return { ...person, browser, token, userId: (await browser.profile()).body.id as string };
}

it("a provider is linked from the settings, signs in from then on, and its owner is told by mail", async () => {
	const person = await makePerson();
	const there = freshPerson();
	expect(await methodsOf(person.token)).toEqual({ password: true, google: null, github: null });
	const answer = await link(person, "google", there);
	expect(answer.headers.get("location")).toBe("/account/methods?linked=google");
	expect(answer.headers.getSetCookie(), "the session that was open stays").toEqual([]);
	expect(await methodsOf(person.token)).toEqual({ password: true, google: there.email, github: null });
	expect(await auditOf(person.userId)).toContain("account.link_provider");
	expect((await mailsTo(person.user.email)).at(-1)).toMatchObject({ template: "sign_in_method_changed", provider: "Google", change: "linked" });

	const elsewhere = new OAuthBrowser();
	await elsewhere.signIn("google", there);
	expect((await elsewhere.profile()).body).toMatchObject({ id: person.userId, email: person.user.email });

	const again = await call(linkRoute, "POST", { token: person.token, params: { provider: "google" } });
	expect([again.status, again.body.code]).toEqual([409, "OAUTH_ALREADY_LINKED"]);
});

it("a provider's account belongs to one account here, and an account has one of each provider", async () => {
	const owner = await comer("github");
	const other = await makePerson();
	expect(placeOf(await link(other, "github", owner))).toEqual({ status: 302, path: "/account/methods", error: "OAUTH_ALREADY_LINKED" });
	expect(await methodsOf(other.token)).toMatchObject({ github: null });

	// Both were begun before either was done.
	const [first, second] = await Promise.all([0, 1].map(() => call(linkRoute, "POST", { token: other.token, params: { provider: "google" } })));
	const browser = await browserOf(other);
	expect(placeOf(await follow(browser, "google", first?.body.startUrl, freshPerson())).error).toBeNull();
	expect(placeOf(await follow(browser, "google", second?.body.startUrl, freshPerson())).error).toBe("OAUTH_ALREADY_LINKED");
	expect(await db().oAuthIdentity.count({ where: { userId: other.userId } })).toBe(1);
});

it("a link is for the session that asked for it: no other browser, account or provider can use its ticket", async () => {
	const person = await makePerson();
	const { body } = await call(linkRoute, "POST", { token: person.token, params: { provider: "google" } });
	const query = Object.fromEntries(new URL(body.startUrl, HERE).searchParams);
	expect(placeOf(await new OAuthBrowser().start("google", query))).toEqual({ status: 302, path: "/account/methods", error: "UNAUTHENTICATED" });
	const stranger = await browserOf(await makePerson());
	expect(placeOf(await stranger.start("google", query)).error).toBe("AUTH_OAUTH_STATE_INVALID");
	const own = await browserOf(person);
	expect(placeOf(await own.start("github", query)).error).toBe("AUTH_OAUTH_STATE_INVALID");
	expect(placeOf(await own.start("google", { ...query, link: "made-up" })).error).toBe("AUTH_OAUTH_STATE_INVALID");

	// Signed out on the way.
	const { headers } = await own.start("google", query);
	const answered = await agreeAt(headers.get("location") ?? "", freshPerson());
	await db().session.updateMany({ where: { userId: person.userId }, data: { revokedAt: new Date() } });
	forgetSessions(person.userId);
	expect(placeOf(await own.comeBack("google", answered))).toEqual({ status: 302, path: "/account/methods", error: "AUTH_OAUTH_STATE_INVALID" });
	expect(await db().oAuthIdentity.count({ where: { userId: person.userId } })).toBe(0);
});

it("linking and unlinking take a fresh sign-in by a person", async () => {
	const person = await makePerson();
	await link(person, "google", freshPerson());
	const key = await makeApiKey(person);
	for (const [route, method] of [
		[linkRoute, "POST"],
		[unlinkRoute, "DELETE"],
	] as const) {
		expect((await call(route, method, { params: { provider: "google" } })).status).toBe(401);
		expect((await call(route, method, { token: key, params: { provider: "google" } })).body.code).toBe("FORBIDDEN");
		expect((await call(route, method, { token: person.token, params: { provider: "myspace" } })).status).toBe(404);
	}
	await db().session.update({ where: { id: person.sessionId }, data: { createdAt: new Date(Date.now() - 16 * 60_000) } });
	forgetSessions(person.userId);
	for (const [route, method] of [
		[linkRoute, "POST"],
		[unlinkRoute, "DELETE"],
	] as const) {
		const { status, body } = await call(route, method, { token: person.token, params: { provider: "google" } });
		expect([status, body.code]).toEqual([403, "RECENT_SIGN_IN_REQUIRED"]);
	}
});

it("an unlinked provider signs in no more and ends the other sessions, its own visits on the way too", async () => {
	const person = await makePerson();
	const there = freshPerson();
	await link(person, "github", there);
	const elsewhere = new OAuthBrowser();
	await elsewhere.signIn("github", there);
	expect((await elsewhere.profile()).status).toBe(200);
	expect((await call(unlinkRoute, "DELETE", { token: person.token, params: { provider: "github" } })).body).toEqual({ success: true });
	expect((await elsewhere.profile()).status).toBe(401);
	expect((await call(methodsRoute, "GET", { token: person.token })).status).toBe(200);
	expect(await methodsOf(person.token)).toMatchObject({ github: null });
	expect((await mailsTo(person.user.email)).at(-1)).toMatchObject({ provider: "GitHub", change: "unlinked" });
	expect(await auditOf(person.userId)).toContain("account.unlink_provider");

	const later = new OAuthBrowser();
	await later.signIn("github", there);
	expect((await later.profile()).body.id, "a new account of their own").not.toBe(person.userId);
	const gone = await call(unlinkRoute, "DELETE", { token: person.token, params: { provider: "github" } });
	expect([gone.status, gone.body.code]).toEqual([404, "NOT_FOUND"]);
});

it("the last way in stays, even when two are taken off at once", async () => {
	const person = await comer("google");
	const alone = await call(unlinkRoute, "DELETE", { token: person.token, params: { provider: "google" } });
	expect([alone.status, alone.body.code, alone.body.details.status]).toEqual([400, "INVALID_STATE_TRANSITION", "only_sign_in_method"]);

	const { body } = await call(linkRoute, "POST", { token: person.token, params: { provider: "github" } });
	expect(placeOf(await follow(person.browser, "github", body.startUrl, freshPerson())).error).toBeNull();
	const both = await Promise.all((["google", "github"] as const).map((provider) => call(unlinkRoute, "DELETE", { token: person.token, params: { provider } })));
	expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
	expect(await db().oAuthIdentity.count({ where: { userId: person.userId } })).toBe(1);
});

it("somebody without a password sets one by mail, signs in with it and may then unlink", async () => {
	const person = await comer("google");
	const refused = await call(changeRoute, "POST", { token: person.token, body: { currentPassword: "anything at all", newPassword: "nine orange kettles" } });
	expect([refused.status, refused.body.code]).toEqual([401, "INVALID_CREDENTIALS"]);
	expect(refused.body.message).toContain("no password yet");
	await expect(signIn(caller(), { email: person.email, password: "anything at all" })).rejects.toMatchObject({ code: "INVALID_CREDENTIALS" });

	await forgotPassword(caller(), { email: person.email });
	await resetPassword(caller(), { token: await mailedToken(person.email, "reset_password"), newPassword: "nine orange kettles" });
	const { answer } = await signIn(caller(), { email: person.email, password: "nine orange kettles" });
	expect(await methodsOf(answer.accessToken)).toEqual({ password: true, google: person.email, github: null });
	expect((await call(unlinkRoute, "DELETE", { token: answer.accessToken, params: { provider: "google" } })).status).toBe(200);
});

it("somebody without a password deletes the account, and is a stranger afterwards", async () => {
	const person = await comer("github");
	expect((await call(deleteRoute, "DELETE", { token: person.token })).status).toBe(200);
	expect(await db().oAuthIdentity.count({ where: { userId: person.userId } })).toBe(0);
	expect((await person.browser.profile()).status).toBe(401);
	const again = await comer("github", { name: person.name, email: person.email, isVerified: true });
	expect(again.userId).not.toBe(person.userId);
});

it("whoever signs in again must be the same person, and is then fresh", async () => {
	const person = await comer("google");
	await db().session.updateMany({ where: { userId: person.userId }, data: { createdAt: new Date(Date.now() - 3_600_000) } });
	forgetSessions(person.userId);
	const stale = await call(linkRoute, "POST", { token: person.token, params: { provider: "github" } });
	expect(stale.body.code).toBe("RECENT_SIGN_IN_REQUIRED");
	const query = { again: "yes", redirect_to: "/account/methods?again=done" };
	const users = await db().user.count();
	expect(placeOf(await person.browser.signIn("google", freshPerson(), query))).toEqual({
		status: 302,
		path: "/account/methods",
		error: "AUTH_OAUTH_TOKEN_INVALID",
	});
	expect(await db().user.count()).toBe(users);
	const answer = await person.browser.signIn("google", person, query);
	expect(answer.headers.get("location")).toBe("/account/methods?again=done");
	const [, token = ""] = /access_token=([^;]+)/.exec(person.browser.cookie()) ?? [];
	expect((await call(linkRoute, "POST", { token, params: { provider: "github" } })).status).toBe(200);
	expect(placeOf(await new OAuthBrowser().start("google", query)).error, "a stranger has nothing to prove").toBe("UNAUTHENTICATED");
});
