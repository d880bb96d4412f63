import "server-only";
import { createPrivateKey, createPublicKey, type KeyObject } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { LIFETIMES } from "@/lib/accounts/lifetimes";
import { env } from "@/lib/platform/env";
import { derivedKey } from "@/lib/platform/sealing/derived-key";

const AUDIENCE = "goal-mode-api";
const TYPE = "at+jwt";

const Claims = z.object({ sub: z.uuid(), sid: z.uuid(), tier: z.enum(["free", "pro"]) });
export type AccessClaims = z.infer<typeof Claims>;

interface Signing {
	readonly alg: "ES256" | "HS256";
	readonly sign: KeyObject | Uint8Array;
	readonly verify: KeyObject | Uint8Array;
}

let configured: Signing | undefined;

function signing(): Signing {
	const pem = env().TOKEN_PRIVATE_KEY;
	if (!configured && pem) {
		const privateKey = createPrivateKey(pem.replaceAll("\\n", "\n"));
		configured = { alg: "ES256", sign: privateKey, verify: createPublicKey(privateKey) };
	}
	const shared = derivedKey("access-token");
	configured ??= { alg: "HS256", sign: shared, verify: shared };
	return configured;
}

/** A JWT of 15 minutes: ES256 where TOKEN_PRIVATE_KEY is set, HS256 otherwise. */
export async function signAccessToken(claims: AccessClaims, now = new Date()): Promise<{ accessToken: string; expiresAt: Date }> {
	const { alg, sign } = signing();
	const expiresAt = new Date(Math.floor((now.getTime() + LIFETIMES.accessTokenMs) / 1000) * 1000);
	const accessToken = await new SignJWT({ sid: claims.sid, tier: claims.tier })
		.setProtectedHeader({ alg, typ: TYPE })
		.setSubject(claims.sub)
		.setIssuer(env().APP_URL)
		.setAudience(AUDIENCE)
		.setIssuedAt(now)
		.setExpirationTime(expiresAt)
		.sign(sign);
	return { accessToken, expiresAt };
}

// A token stays good until it expires, so its signature is checked once in a process and not at every poll.
const checked = new LRUCache<string, { claims: AccessClaims; expiresAtMs: number }>({ max: 5_000 });

/** The claims of a token that is ours, of this kind, and not expired; null for any other. */
export async function readAccessToken(token: string): Promise<AccessClaims | null> {
	const known = checked.get(token);
	if (known && known.expiresAtMs > Date.now()) return known.claims;
	checked.delete(token);
	const { alg, verify } = signing();
	const options = { algorithms: [alg], typ: TYPE, audience: AUDIENCE, issuer: env().APP_URL };
	const verified = await jwtVerify(token, verify, options).catch(() => null);
	const claims = Claims.safeParse(verified?.payload).data;
	if (!claims) return null;
	checked.set(token, { claims, expiresAtMs: (verified?.payload.exp ?? 0) * 1000 });
	return claims;
}
