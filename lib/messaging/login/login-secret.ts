import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { parseCookie, stringifySetCookie } from "cookie";
import { LIFETIMES } from "@/lib/messaging/lifetimes";
import { env } from "@/lib/platform/env";

const SECRET = /^[\w-]{43}$/;

export const newSecret = (): string => randomBytes(32).toString("base64url");
export const hashSecret = (secret: string): string => createHash("sha256").update(secret).digest("hex");

const isSecure = (): boolean => env().APP_URL.startsWith("https://");
/** Over https its name makes browsers refuse it from a neighbouring host. */
const cookieName = (): string => (isSecure() ? "__Host-line-browser" : "line-browser");

/** The secret that ties a login to one browser; null in a browser that has begun none. */
export function browserSecretOf(request: Request): string | null {
	const value = parseCookie(request.headers.get("cookie") ?? "")[cookieName()];
	return value && SECRET.test(value) ? value : null;
}

/** The browser's secret, or a new one, with the cookie that keeps it. Several tabs share one. */
export function keptBrowserSecret(request: Request): { browser: string; cookie: string } {
	const browser = browserSecretOf(request) ?? newSecret();
	const options = { maxAge: LIFETIMES.loginMs / 1000, path: "/", httpOnly: true, sameSite: "lax", secure: isSecure() } as const;
	return { browser, cookie: stringifySetCookie({ name: cookieName(), value: browser, ...options }) };
}
