import { generateKeyPairSync } from "node:crypto";
import { SignJWT } from "jose";
import { encode } from "next-auth/jwt";
import { expect, it } from "vitest";
import { GET as profileRoute, PATCH as renameRoute } from "@/app/api/v1/users/me/route";
import { LIFETIMES } from "@/lib/accounts/lifetimes";
import { authenticate } from "@/lib/accounts/sessions/authenticate";
import { db } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/env";
import { derivedKey } from "@/lib/platform/sealing/derived-key";
import { makePerson } from "@/tests/factories/people";
import { call } from "@/tests/world/client";
import { eventually } from "@/tests/world/eventually";

const RENAME = { displayName: "Renamed" };

async function pageCookie(userId: string, sessionId: string): Promise<string> {
	const value = await encode({ token: { sub: userId, sid: sessionId }, secret: env().NEXTAUTH_SECRET });
	return `other=1; next-auth.session-token=${value}`;
}

it("an access token says who calls", async () => {
	const { token, user, sessionId } = await makePerson({ tier: "pro" });
	const actor = await authenticate(new Request("http://127.0.0.1:3000", { headers: { authorization: `bearer ${token}` } }));
	expect(actor).toEqual({ kind: "user", userId: user.id, sessionId, tier: "pro", signedInAt: expect.any(Date) });
});

it("its claims are sub, sid, tier, iat, exp, iss and aud, for fifteen minutes", async () => {
	const { token, user, sessionId } = await makePerson();
	const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
	expect(Object.keys(claims).sort()).toEqual(["aud", "exp", "iat", "iss", "sid", "sub", "tier"]);
	expect(claims).toMatchObject({ sub: user.id, sid: sessionId, tier: "free", iss: "http://127.0.0.1:3000" });
	expect(claims.exp - claims.iat).toBe(900);
});

it.each(["", "Bearer", "Bearer x.y.z", "Basic abc", "Bearer ck_unknown"])(
	"the header '%s' is no credential, and no cookie makes it good",
	async (authorization) => {
		const { user, sessionId } = await makePerson();
		const headers = { authorization, cookie: await pageCookie(user.id, sessionId) };
		const answer = await call(profileRoute, "GET", { headers });
		expect([answer.status, answer.body.code]).toEqual([401, "UNAUTHENTICATED"]);
		expect(answer.headers.get("www-authenticate")).toBe("Bearer");
	},
);

it("tokens of another key, algorithm, kind or time are refused", async () => {
	const { user, sessionId, refreshToken } = await makePerson();
	const forge = (alg: string, key: Parameters<SignJWT["sign"]>[0], typ = "at+jwt", expires = "5m") =>
		new SignJWT({ sid: sessionId, tier: "free" })
			.setProtectedHeader({ alg, typ })
			.setSubject(user.id)
			.setIssuer(env().APP_URL)
			.setAudience("goal-mode-api")
			.setIssuedAt()
			.setExpirationTime(expires)
			.sign(key);
	const good = derivedKey("access-token");
	const accepted = await forge("HS256", good);
	const unsigned = `${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString("base64url")}.${accepted.split(".")[1]}.`;
	const forged = [
		unsigned,
		refreshToken,
		await forge("HS256", derivedKey("refresh-token")),
		await forge("HS512", good),
		await forge("ES256", generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey),
		await forge("HS256", good, "rt+jwt"),
		await forge("HS256", good, "at+jwt", "-1s"),
	];
	expect((await call(profileRoute, "GET", { token: accepted })).status).toBe(200);
	for (const token of forged) expect((await call(profileRoute, "GET", { token })).status).toBe(401);
});

it("a session that another process ends stops within five seconds", async () => {
	const { token, sessionId } = await makePerson();
	expect((await call(profileRoute, "GET", { token })).status).toBe(200);
	await db().session.update({ where: { id: sessionId }, data: { revokedAt: new Date() } });
	expect(LIFETIMES.sessionCacheMs).toBeLessThanOrEqual(5_000);
	// Asking does not lengthen what is believed, or this would never end.
	await eventually(async () => (await call(profileRoute, "GET", { token })).status === 401);
});

it("both cookies read; to change anything they must come from our own origin", async () => {
	const { user, sessionId, token } = await makePerson();
	for (const cookie of [`access_token=${token}`, await pageCookie(user.id, sessionId)]) {
		expect((await call(profileRoute, "GET", { headers: { cookie } })).body.id).toBe(user.id);
		const change = (headers: Record<string, string>) => call(renameRoute, "PATCH", { body: RENAME, headers: { cookie, ...headers } });
		expect((await change({ origin: "http://127.0.0.1:3000" })).status).toBe(200);
		expect((await change({ "sec-fetch-site": "same-origin" })).status).toBe(200);
		for (const foreign of [
			{},
			{ origin: "https://evil.example" },
			{ origin: "null" },
			{ "sec-fetch-site": "cross-site" },
			{ origin: "https://evil.example", "sec-fetch-site": "same-origin" },
		]) {
			const refused = await change(foreign as Record<string, string>);
			expect([refused.status, refused.body.code]).toEqual([403, "FORBIDDEN"]);
		}
	}
	const byToken = await call(renameRoute, "PATCH", { body: RENAME, token, headers: { origin: "https://partner.example" } });
	expect(byToken.status).toBe(200);
});

it("the page cookie is worth nothing once its session has ended", async () => {
	const { user, sessionId } = await makePerson();
	await db().session.update({ where: { id: sessionId }, data: { revokedAt: new Date() } });
	expect((await call(profileRoute, "GET", { headers: { cookie: await pageCookie(user.id, sessionId) } })).status).toBe(401);
	expect((await call(profileRoute, "GET", { headers: { cookie: "next-auth.session-token=%E0%A4%A" } })).status).toBe(401);
});
