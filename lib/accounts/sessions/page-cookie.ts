import "server-only";
import { decode, encode } from "next-auth/jwt";
import { z } from "zod";
import { env } from "@/lib/platform/env";

/** How long a browser keeps it without a visit. */
export const PAGE_COOKIE_SECONDS = 30 * 24 * 60 * 60;

const Contents = z.object({ sub: z.uuid(), sid: z.uuid() });

/** The browser's session cookie of next-auth: over https its name makes browsers refuse it from anywhere else. */
export function pageCookie(): { name: string; isSecure: boolean } {
	const isSecure = env().APP_URL.startsWith("https://");
	return { name: isSecure ? "__Host-next-auth.session-token" : "next-auth.session-token", isSecure };
}

/** The cookie's value for a session that was opened without next-auth's form. */
export function writePageCookie(contents: z.infer<typeof Contents>): Promise<string> {
	return encode({ token: contents, secret: env().NEXTAUTH_SECRET, maxAge: PAGE_COOKIE_SECONDS });
}

/** Id of our session that the cookie's value stands for; null when it isn't ours or has expired. */
export async function readPageCookie(value: string): Promise<string | null> {
	const contents = await decode({ token: value, secret: env().NEXTAUTH_SECRET }).catch(() => null);
	return Contents.safeParse(contents).data?.sid ?? null;
}
