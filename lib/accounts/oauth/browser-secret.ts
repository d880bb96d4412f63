import "server-only";
import { parseCookie, stringifySetCookie } from "cookie";
import { LIFETIMES } from "@/lib/accounts/lifetimes";
import { newSecret } from "@/lib/accounts/secret";
import { pageCookie } from "@/lib/accounts/sessions/page-cookie";

const SECRET = /^[\w-]{43}$/;

/** Over https its name makes browsers refuse it from a neighbouring host. */
const nameOf = (isSecure: boolean): string => (isSecure ? "__Host-oauth-browser" : "oauth-browser");

/** The secret that ties starts and answers to one browser; null in a browser that has begun nothing. */
export function browserSecretOf(request: Request): string | null {
	const value = parseCookie(request.headers.get("cookie") ?? "")[nameOf(pageCookie().isSecure)];
	return value && SECRET.test(value) ? value : null;
}

/** The browser's secret, or a new one, with the cookie that keeps it. Several tabs share one, so that each may come back. */
export function keptBrowserSecret(request: Request): { browser: string; cookie: string } {
	const { isSecure } = pageCookie();
	const browser = browserSecretOf(request) ?? newSecret();
	const maxAge = LIFETIMES.oauthStateMs / 1000;
	return {
		browser,
		cookie: stringifySetCookie({ name: nameOf(isSecure), value: browser, maxAge, path: "/", httpOnly: true, sameSite: "lax", secure: isSecure }),
	};
}
