import { expect, it } from "vitest";
import { actorOfCookies } from "@/lib/accounts/sessions/authenticate";
import { db } from "@/lib/platform/database/db";
import { makeUser } from "@/tests/factories/people";
import { openProviders } from "@/tests/world/identity";
import { freshPerson, OAuthBrowser, placeOf } from "@/tests/world/oauth-browser";
import { auditOf } from "@/tests/world/traces";

const { google, github } = await openProviders();

const usersWith = (email: string) => db().user.count({ where: { email } });

it("the way to provider one is by PKCE S256 with a nonce, to provider two by PKCE S256, each with its scopes", async () => {
	const toGoogle = new URL((await new OAuthBrowser().start("google")).headers.get("location") ?? "");
	expect(toGoogle.origin).toBe(google.origin);
	const query = Object.fromEntries(toGoogle.searchParams);
	expect(query).toMatchObject({ response_type: "code", scope: "openid email profile", code_challenge_method: "S256", client_id: "goal-mode-local" });
	expect(query.redirect_uri).toBe("http://127.0.0.1:3000/api/v1/auth/oauth/google/callback");
	for (const name of ["state", "nonce", "code_challenge"]) expect(query[name], name).toMatch(/^[\w-]{43}$/);

	const toGitHub = new URL((await new OAuthBrowser().start("github")).headers.get("location") ?? "");
	expect(toGitHub.origin).toBe(github.origin);
	expect(Object.fromEntries(toGitHub.searchParams)).toMatchObject({ scope: "read:user user:email", code_challenge_method: "S256" });
	const kept = await db().oAuthState.findMany();
	for (const secret of [query.state ?? "", toGitHub.searchParams.get("state") ?? ""]) expect(JSON.stringify(kept)).not.toContain(secret);
});

it.each(["google", "github"] as const)("a stranger signs up with %s, and later in to the same account whatever the address has become", async (provider) => {
	const browser = new OAuthBrowser();
	const person = freshPerson();
	const answer = await browser.signIn(provider, person, { redirect_to: "/runs?status=open" });
	expect([answer.status, answer.headers.get("location")]).toEqual([302, "/runs?status=open"]);
	const cookies = answer.headers.getSetCookie();
	for (const name of ["access_token", "refresh_token", "next-auth.session-token"]) {
		expect(cookies.find((cookie) => cookie.startsWith(`${name}=`))).toMatch(/; HttpOnly; SameSite=Lax$/);
	}
	const { body: user } = await browser.profile();
	expect(user).toMatchObject({ email: person.email, name: "Ada Ferro", emailVerified: true });
	const [identity] = await db().oAuthIdentity.findMany({ where: { userId: user.id } });
	expect(identity).toMatchObject({ provider, issuer: provider === "google" ? google.origin : `${github.origin}/login/oauth` });
	expect(identity?.subject).toMatch(/^\d+$/);
	expect(await auditOf(user.id)).toEqual(["account.sign_up"]);

	// The pages go by their own cookie once the access token has expired.
	const page = browser.cookie().replace(/access_token=[^;]+; /, "");
	expect(page).not.toContain("access_token");
	expect((await actorOfCookies(new Request("http://127.0.0.1:3000", { headers: { cookie: page } })))?.userId).toBe(user.id);

	await db().user.update({ where: { id: user.id }, data: { email: freshPerson().email } });
	const again = new OAuthBrowser();
	expect(placeOf(await again.signIn(provider, person))).toMatchObject({ status: 302, path: "/", error: null });
	expect((await again.profile()).body.id).toBe(user.id);
});

it.each(["google", "github"] as const)("an address that has an account is not taken for the same person at %s", async (provider) => {
	const owner = await makeUser();
	const browser = new OAuthBrowser();
	const before = browser.cookie();
	const answered = await browser.visit(provider, freshPerson({ email: owner.email }), { redirect_to: "/runs" });
	const answer = await browser.comeBack(provider, answered);
	expect(placeOf(answer)).toEqual({ status: 302, path: "/sign-in", error: "OAuthLinkingRequired" });
	expect(new URL(answer.headers.get("location") ?? "", google.origin).searchParams.get("next")).toBe("/runs");
	expect(before).toBe("");
	expect(browser.cookie()).not.toContain("access_token");
	expect(await db().oAuthIdentity.count({ where: { userId: owner.id } })).toBe(0);
	expect(await db().session.count({ where: { userId: owner.id } })).toBe(0);

	const program = new OAuthBrowser();
	const json = await program.comeBack(provider, await program.visit(provider, freshPerson({ email: owner.email.toUpperCase() })), "application/json");
	expect([json.status, json.body.code, json.body.error]).toEqual([409, "OAuthLinkingRequired", "OAuthLinkingRequired"]);
});

it.each(["google", "github"] as const)("an address that %s has not verified makes no account", async (provider) => {
	const person = freshPerson({ isVerified: false });
	const browser = new OAuthBrowser();
	const answer = await browser.comeBack(provider, await browser.visit(provider, person), "application/json");
	expect([answer.status, answer.body.code]).toEqual([401, "AUTH_OAUTH_TOKEN_INVALID"]);
	expect(await usersWith(person.email)).toBe(0);
});

it("of GitHub's several addresses the one that is primary and verified counts, and no other stands in for it", async () => {
	const of = (name: string) => ({ name, email: `${name}@sample-mail.example`, isVerified: true });
	const browser = new OAuthBrowser();
	await browser.signIn("github", of("several"));
	expect((await browser.profile()).body.email).toBe("several@sample-mail.example");
	for (const name of ["no-primary", "primary-unverified", "no-address"]) {
		expect(placeOf(await new OAuthBrowser().signIn("github", of(name))), name).toEqual({ status: 302, path: "/sign-in", error: "AUTH_OAUTH_TOKEN_INVALID" });
	}
	expect(await db().user.count({ where: { email: { endsWith: "@sample-mail.example" } } })).toBe(1);
});

it("somebody who says no is told so, and nothing is made", async () => {
	for (const provider of ["google", "github"] as const) {
		const users = await db().user.count();
		const browser = new OAuthBrowser();
		expect(placeOf(await browser.signIn(provider, "no"))).toEqual({ status: 302, path: "/sign-in", error: "AUTH_OAUTH_DENIED" });
		expect(await db().user.count()).toBe(users);
	}
});

it("two who come at once for the first time as one person get one account", async () => {
	const person = freshPerson();
	const browsers = Array.from({ length: 6 }, () => new OAuthBrowser());
	const answered = await Promise.all(browsers.map((browser) => browser.visit("google", person)));
	const answers = await Promise.all(browsers.map((browser, index) => browser.comeBack("google", answered[index] ?? new URL("about:blank"))));
	expect(answers.map((answer) => placeOf(answer).error)).toEqual(Array(6).fill(null));
	expect(await usersWith(person.email)).toBe(1);
	const ids = await Promise.all(browsers.map(async (browser) => (await browser.profile()).body.id));
	expect(new Set(ids).size).toBe(1);
});

it("what a provider sends besides is kept nowhere and shown to nobody", async () => {
	const browser = new OAuthBrowser();
	const answered = await browser.visit("github", freshPerson());
	const answer = await browser.comeBack("github", answered);
	const code = answered.searchParams.get("code") ?? "nothing";
	const said = [answer.headers.get("location"), ...answer.headers.getSetCookie(), JSON.stringify(await db().oAuthIdentity.findMany())].join();
	expect(said).not.toContain("gho_");
	expect(said).not.toContain(code);
});

it("no redirect_to leads elsewhere", async () => {
	const forms = [
		"//host",
		"/\\host",
		"https://host",
		"host",
		"",
		"/%2Fhost",
		"/%5Chost",
		"/%252Fhost",
		"/\thost",
		"/%09/host",
		"/%0d%0aSet-Cookie:x",
		"/a\r\nb",
		"/..//host",
		"/./\\host",
	];
	for (const provider of ["google", "github"] as const) {
		for (const form of forms) {
			const { status, body } = await new OAuthBrowser().start(provider, { redirect_to: form });
			expect([status, body.code], form).toEqual([400, "AUTH_INVALID_REDIRECT"]);
		}
	}
});
