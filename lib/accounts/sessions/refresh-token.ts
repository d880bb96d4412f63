import "server-only";
import { jwtVerify, SignJWT } from "jose";
import { env } from "@/lib/platform/env";
import { derivedKey } from "@/lib/platform/sealing/derived-key";

const AUDIENCE = "goal-mode-refresh";
const TYPE = "rt+jwt";

export interface RefreshTokenRow {
	readonly id: string;
	readonly sessionId: string;
	readonly createdAt: Date;
	readonly expiresAt: Date;
}

/**
 * The JWT of a refresh token's row. HS256 and fixed claims make it the same every time, so the successor that a second
 * tab asks for is made again from its row and nothing but a hash is ever stored.
 */
export function signRefreshToken(row: RefreshTokenRow): Promise<string> {
	return new SignJWT({ sid: row.sessionId })
		.setProtectedHeader({ alg: "HS256", typ: TYPE })
		.setJti(row.id)
		.setIssuer(env().APP_URL)
		.setAudience(AUDIENCE)
		.setIssuedAt(row.createdAt)
		.setExpirationTime(row.expiresAt)
		.sign(derivedKey("refresh-token"));
}

/** Whether we signed this token and it has not expired; saves the database from guesses. */
export async function isRefreshToken(token: string): Promise<boolean> {
	const options = { algorithms: ["HS256"], typ: TYPE, audience: AUDIENCE, issuer: env().APP_URL };
	return jwtVerify(token, derivedKey("refresh-token"), options).then(
		() => true,
		() => false,
	);
}
