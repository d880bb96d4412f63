import { generateKeyPairSync } from "node:crypto";
import { decodeProtectedHeader, jwtVerify, SignJWT } from "jose";
import { expect, it } from "vitest";
import { GET as profileRoute } from "@/app/api/v1/users/me/route";
import { derivedKey } from "@/lib/platform/sealing/derived-key";
import { makePerson } from "@/tests/factories/people";
import { call } from "@/tests/world/client";

const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
// Before anything reads the environment; one line with \n, as many hosts keep it.
process.env.TOKEN_PRIVATE_KEY = privateKey.export({ type: "pkcs8", format: "pem" }).toString().trim().replaceAll("\n", "\\n");

it("with a private key access tokens are ES256, and the shared secret signs none", async () => {
	const { token, user, sessionId } = await makePerson();
	expect(decodeProtectedHeader(token).alg).toBe("ES256");
	await expect(jwtVerify(token, publicKey)).resolves.toMatchObject({ payload: { sub: user.id } });
	expect((await call(profileRoute, "GET", { token })).status).toBe(200);
	const shared = await new SignJWT({ sid: sessionId, tier: "free" })
		.setProtectedHeader({ alg: "HS256", typ: "at+jwt" })
		.setSubject(user.id)
		.setIssuer("http://127.0.0.1:3000")
		.setAudience("goal-mode-api")
		.setExpirationTime("5m")
		.sign(derivedKey("access-token"));
	expect((await call(profileRoute, "GET", { token: shared })).status).toBe(401);
});
