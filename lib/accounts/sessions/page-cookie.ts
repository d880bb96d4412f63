import "server-only";
import { decode } from "next-auth/jwt";
import { z } from "zod";
import { env } from "@/lib/platform/env";

const Contents = z.object({ sub: z.uuid(), sid: z.uuid() });

/** The browser's session cookie of next-auth: over https its name makes browsers refuse it from anywhere else. */
export function pageCookie(): { name: string; isSecure: boolean } {
	const isSecure = env().APP_URL.startsWith("https://");
	return { name: isSecure ? "__Host-next-auth.session-token" : "next-auth.session-token", isSecure };
}

/** Id of our session that the cookie's value stands for; null when it isn't ours or has expired. */
export async function readPageCookie(value: string): Promise<string | null> {
	const contents = await decode({ token: value, secret: env().NEXTAUTH_SECRET }).catch(() => null);
	return Contents.safeParse(contents).data?.sid ?? null;
}
