import { afterAll, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { LIAR_CLIENT, type Lie, startLyingProvider } from "@/tests/world/lying-provider";
import { OAuthBrowser, placeOf } from "@/tests/world/oauth-browser";

const liar = await startLyingProvider();
Object.assign(process.env, { GOOGLE_CLIENT_ID: LIAR_CLIENT, GOOGLE_CLIENT_SECRET: "a-client-secret-of-the-tests", GOOGLE_ISSUER: liar.origin });
afterAll(() => liar.close());

/** A visit at the end of which the provider tells this lie. */
async function hear(lie: Lie) {
	const browser = new OAuthBrowser();
	const toProvider = new URL((await browser.start("google")).headers.get("location") ?? "");
	liar.prepare(lie, toProvider.searchParams.get("nonce"));
	const answered = new URL(`http://127.0.0.1:3000/?${new URLSearchParams({ code: "a-code", state: toProvider.searchParams.get("state") ?? "" })}`);
	const answer = await browser.comeBack("google", answered);
	return { ...placeOf(answer), cookies: answer.headers.getSetCookie() };
}

/** A lie opens no session and makes no account, not even half of one. */
async function expectNothingMade(heard: Awaited<ReturnType<typeof hear>>, error: string): Promise<void> {
	expect(heard).toEqual({ status: 302, path: "/sign-in", error, cookies: [] });
	expect(await db().user.count()).toBe(0);
	expect(await db().session.count()).toBe(0);
	expect(await db().oAuthIdentity.count()).toBe(0);
}

const now = () => Math.floor(Date.now() / 1000);

it.each<[string, Lie]>([
	// First: keys that were read once are kept.
	["has lost its keys", { keys: "error" }],
	["fails", { token: "error" }],
	["answers with a page", { token: "page" }],
	["does not know us", { token: "wrong secret" }],
	["does not answer", { token: "silence" }],
])("a provider that %s is told of, and nothing is made", async (_what, lie) => {
	await expectNothingMade(await hear(lie), "AUTH_OAUTH_PROVIDER_FAILED");
});

it.each<[string, Lie]>([
	["for somebody else", { claims: (claims) => Object.assign(claims, { aud: "another-client" }) }],
	["for several, of whom we are one, without saying who asked", { claims: (claims) => Object.assign(claims, { aud: [LIAR_CLIENT, "another-client"] }) }],
	["of another issuer", { claims: (claims) => Object.assign(claims, { iss: "https://accounts.google.com" }) }],
	["that has expired", { claims: (claims) => Object.assign(claims, { iat: now() - 7_200, exp: now() - 3_600 }) }],
	["that never expires", { claims: (claims) => Object.assign(claims, { exp: undefined }) }],
	["of the future", { claims: (claims) => Object.assign(claims, { nbf: now() + 3_600 }) }],
	["with the nonce of another visit", { claims: (claims) => Object.assign(claims, { nonce: "another" }) }],
	["without a nonce", { claims: (claims) => Object.assign(claims, { nonce: undefined }) }],
	["with a subject that can be no one's", { claims: (claims) => Object.assign(claims, { sub: "47\u000011" }) }],
	["without a subject", { claims: (claims) => Object.assign(claims, { sub: undefined }) }],
	["signed by another key", { signedBy: "other key" }],
	["signed by nobody", { signedBy: "nobody" }],
	["signed with the secret that we share", { signedBy: "client secret" }],
	["that is missing", { token: "no id_token" }],
	["for a code that it does not know", { token: "refusal" }],
	["of an address that is not verified", { claims: (claims) => Object.assign(claims, { email_verified: false }) }],
	["that says nothing about the address", { claims: (claims) => Object.assign(claims, { email_verified: undefined }) }],
	["without an address", { claims: (claims) => Object.assign(claims, { email: undefined }) }],
	["with an address that is none", { claims: (claims) => Object.assign(claims, { email: "a@b" }) }],
])("an identity token %s is refused", async (_what, lie) => {
	await expectNothingMade(await hear(lie), "AUTH_OAUTH_TOKEN_INVALID");
});

it("the same provider is believed when it tells the truth", async () => {
	const heard = await hear({});
	expect([heard.path, heard.error]).toEqual(["/", null]);
	expect(await db().user.findMany({ select: { email: true } })).toEqual([{ email: "liar@example.test" }]);
});
