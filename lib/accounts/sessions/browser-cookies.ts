import "server-only";
import { stringifySetCookie } from "cookie";
import { LIFETIMES } from "@/lib/accounts/lifetimes";
import type { TokenPair } from "@/lib/accounts/schemas";
import { PAGE_COOKIE_SECONDS, pageCookie, writePageCookie } from "./page-cookie";

interface Opened {
	readonly userId: string;
	readonly sessionId: string;
	readonly tokens: TokenPair;
}

function setCookie(name: string, value: string, maxAge: number): string {
	return stringifySetCookie({ name, value, maxAge, path: "/", httpOnly: true, sameSite: "lax", secure: pageCookie().isSecure });
}

/** The cookies of a session that a provider's answer opened: the token pair of the contract, and what the pages go by once the first has expired. */
export async function sessionCookies({ userId, sessionId, tokens }: Opened): Promise<string[]> {
	return [
		setCookie("access_token", tokens.accessToken, LIFETIMES.accessTokenMs / 1000),
		setCookie("refresh_token", tokens.refreshToken, LIFETIMES.refreshTokenMs / 1000),
		setCookie(pageCookie().name, await writePageCookie({ sub: userId, sid: sessionId }), PAGE_COOKIE_SECONDS),
	];
}

/** Takes the token pair out of a browser in which somebody signs in or out otherwise: it would go on speaking for whoever came before. */
export function withoutTokenCookies(): string[] {
	return [setCookie("access_token", "", 0), setCookie("refresh_token", "", 0)];
}
