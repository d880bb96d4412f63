import "server-only";
import { parseCookie } from "cookie";
import { API_KEY_PREFIX, actorOfApiKey } from "@/lib/accounts/api-keys/api-key-check";
import type { AccountActor, PersonActor } from "@/lib/platform/context";
import { env } from "@/lib/platform/env";
import { AppError } from "@/lib/platform/errors";
import { readAccessToken } from "./access-token";
import { pageCookie, readPageCookie } from "./page-cookie";
import { findOpenSession } from "./session-check";

const READING_METHODS = ["GET", "HEAD", "OPTIONS"];

function isOwnOrigin(request: Request): boolean {
	const origin = request.headers.get("origin");
	if (origin === null) return request.headers.get("sec-fetch-site") === "same-origin";
	if (origin === new URL(env().APP_URL).origin) return true;
	const host = request.headers.get("host");
	return host !== null && URL.canParse(origin) && new URL(origin).host === host;
}

/** @throws AppError FORBIDDEN: a cookie goes along with whatever a foreign page sends, so a change must come from our own. */
function demandOwnOrigin(request: Request): void {
	if (READING_METHODS.includes(request.method) || isOwnOrigin(request)) return;
	throw new AppError("FORBIDDEN", "Changes that are authorized by a cookie must come from this site. Use an access token or API key instead.");
}

/** Who the open session belongs to; null when it has ended. */
async function actorOfSession(sessionId: string): Promise<PersonActor | null> {
	const session = await findOpenSession(sessionId);
	if (!session) return null;
	const { isGuest, ...person } = session;
	return { kind: isGuest ? "guest" : "user", ...person, sessionId };
}

async function actorOfAccessToken(token: string): Promise<PersonActor | null> {
	const claims = await readAccessToken(token);
	const actor = claims && (await actorOfSession(claims.sid));
	return actor?.userId === claims?.sub ? actor : null;
}

/** Who a browser's cookies stand for; null for nobody. */
export async function actorOfCookies(request: Request): Promise<PersonActor | null> {
	const cookies = parseCookie(request.headers.get("cookie") ?? "");
	const token = cookies.access_token;
	const byToken = token ? await actorOfAccessToken(token) : null;
	if (byToken) return byToken;
	const value = cookies[pageCookie().name];
	const sessionId = value ? await readPageCookie(value) : null;
	return sessionId ? actorOfSession(sessionId) : null;
}

/**
 * Who sends a request, or null. In this order: Authorization: Bearer (an access token or an API key; a bad one is not made
 * good by a cookie), the access_token cookie, the page session cookie.
 * @throws AppError FORBIDDEN when a cookie would authorize a change that doesn't come from our own origin.
 */
export async function authenticate(request: Request): Promise<AccountActor | null> {
	const authorization = request.headers.get("authorization");
	if (authorization !== null) {
		const [, credential] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
		if (!credential) return null;
		return credential.startsWith(API_KEY_PREFIX) ? actorOfApiKey(credential) : actorOfAccessToken(credential);
	}
	const actor = await actorOfCookies(request);
	if (actor) demandOwnOrigin(request);
	return actor;
}
