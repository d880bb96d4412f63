import { expect, it } from "vitest";
import { LIFETIMES } from "@/lib/accounts/lifetimes";
import { pruneStarts } from "@/lib/accounts/oauth/oauth-state";
import { hashSecret } from "@/lib/accounts/secret";
import { db } from "@/lib/platform/database/db";
import { openProviders } from "@/tests/world/identity";
import { freshPerson, OAuthBrowser, placeOf } from "@/tests/world/oauth-browser";

await openProviders();

const stateOf = (answered: URL) => answered.searchParams.get("state") ?? "";
const refused = { status: 302, path: "/sign-in", error: "AUTH_OAUTH_STATE_INVALID" };

it.each(["google", "github"] as const)("of twenty answers of %s with one state, at once, one wins", async (provider) => {
	const browser = new OAuthBrowser();
	const person = freshPerson();
	const answered = await browser.visit(provider, person);
	const answers = await Promise.all(Array.from({ length: 20 }, () => browser.comeBack(provider, answered)));
	const errors = answers.map((answer) => placeOf(answer).error);
	expect(errors.filter((error) => error === null)).toHaveLength(1);
	expect(errors.filter((error) => error === "AUTH_OAUTH_STATE_INVALID")).toHaveLength(19);
	const user = await db().user.findUniqueOrThrow({ where: { email: person.email }, include: { sessions: true } });
	expect(user.sessions).toHaveLength(1);
});

it("an answer is good in the browser that set out, in no other, and another's try takes nothing from it", async () => {
	const browser = new OAuthBrowser();
	const answered = await browser.visit("google", freshPerson());
	expect(placeOf(await new OAuthBrowser().comeBack("google", answered)), "no cookie").toEqual(refused);
	const other = new OAuthBrowser();
	await other.start("google");
	expect(placeOf(await other.comeBack("google", answered)), "its own cookie").toEqual(refused);
	expect(other.cookie()).not.toContain("access_token");
	expect(placeOf(await browser.comeBack("google", answered)).error).toBeNull();
	expect(placeOf(await browser.comeBack("google", answered)), "a second time").toEqual(refused);
});

it("after ten minutes an answer is too late", async () => {
	const browser = new OAuthBrowser();
	const answered = await browser.visit("google", freshPerson());
	const stateHash = hashSecret(stateOf(answered));
	const { createdAt, expiresAt } = await db().oAuthState.findUniqueOrThrow({ where: { stateHash } });
	expect(expiresAt.getTime() - createdAt.getTime()).toBeLessThanOrEqual(10 * 60_000);
	expect(LIFETIMES.oauthStateMs).toBe(10 * 60_000);
	await db().oAuthState.update({ where: { stateHash }, data: { expiresAt: new Date(Date.now() - 1) } });
	expect(placeOf(await browser.comeBack("google", answered))).toEqual(refused);
	await pruneStarts();
	expect(await db().oAuthState.findUnique({ where: { stateHash } })).toBeNull();
});

it("an answer of one provider is not taken at the door of the other", async () => {
	const browser = new OAuthBrowser();
	const answered = await browser.visit("github", freshPerson());
	expect(placeOf(await browser.comeBack("google", answered))).toEqual(refused);
	expect(placeOf(await browser.comeBack("github", answered)).error).toBeNull();
});

it("a missing, made-up or doubled state is refused", async () => {
	const browser = new OAuthBrowser();
	await browser.start("google");
	for (const query of ["code=x", "code=x&state=", "code=x&state=made-up"]) {
		const address = new URL(`http://127.0.0.1:3000/?${query}`);
		expect(placeOf(await browser.comeBack("google", address)), query).toEqual(refused);
		const { status, body } = await browser.comeBack("google", address, "application/json");
		expect([status, body.code], query).toEqual([400, "AUTH_OAUTH_STATE_INVALID"]);
	}
	expect((await browser.comeBack("google", new URL("http://127.0.0.1:3000/?code=x&state=a&state=b"))).body.code).toBe("VALIDATION_ERROR");
});

it("an answer has a code or an error, not both and not neither; either way the state is used up", async () => {
	for (const change of [(query: URLSearchParams) => query.set("error", "access_denied"), (query: URLSearchParams) => query.delete("code")]) {
		const browser = new OAuthBrowser();
		const answered = await browser.visit("google", freshPerson());
		const changed = new URL(answered);
		change(changed.searchParams);
		const { status, body } = await browser.comeBack("google", changed, "application/json");
		expect([status, body.code]).toEqual([422, "VALIDATION_ERROR"]);
		expect(placeOf(await browser.comeBack("google", answered))).toEqual(refused);
	}
});

it("several tabs of a browser may be on their way at once", async () => {
	const browser = new OAuthBrowser();
	const first = await browser.visit("google", freshPerson());
	const second = await browser.visit("github", freshPerson());
	expect(placeOf(await browser.comeBack("google", first)).error).toBeNull();
	expect(placeOf(await browser.comeBack("github", second)).error).toBeNull();
});

it("a code that was exchanged before is worth nothing with another state", async () => {
	for (const provider of ["google", "github"] as const) {
		const browser = new OAuthBrowser();
		const used = await browser.visit(provider, freshPerson());
		await browser.comeBack(provider, used);
		const fresh = await browser.visit(provider, freshPerson());
		fresh.searchParams.set("code", used.searchParams.get("code") ?? "");
		expect(placeOf(await browser.comeBack(provider, fresh)).error, provider).toBe("AUTH_OAUTH_TOKEN_INVALID");
	}
});

it("a code that somebody else was given does not fit this browser's verifier", async () => {
	for (const provider of ["google", "github"] as const) {
		const stolen = await new OAuthBrowser().visit(provider, freshPerson());
		const browser = new OAuthBrowser();
		const own = await browser.visit(provider, freshPerson());
		own.searchParams.set("code", stolen.searchParams.get("code") ?? "");
		expect(placeOf(await browser.comeBack(provider, own)).error, provider).toBe("AUTH_OAUTH_TOKEN_INVALID");
	}
});

it("who answers must be the provider itself", async () => {
	const browser = new OAuthBrowser();
	const answered = await browser.visit("google", freshPerson());
	expect(answered.searchParams.get("iss")).toBe(process.env.GOOGLE_ISSUER);
	answered.searchParams.set("iss", "https://attacker.example");
	expect(placeOf(await browser.comeBack("google", answered)).error).toBe("AUTH_OAUTH_TOKEN_INVALID");

	const without = await browser.visit("google", freshPerson());
	without.searchParams.delete("iss");
	expect(placeOf(await browser.comeBack("google", without)).error, "one that says who it is always does").toBe("AUTH_OAUTH_TOKEN_INVALID");

	const atGitHub = await browser.visit("github", freshPerson());
	atGitHub.searchParams.set("iss", "https://attacker.example");
	expect(placeOf(await browser.comeBack("github", atGitHub)).error).toBe("AUTH_OAUTH_TOKEN_INVALID");
});
