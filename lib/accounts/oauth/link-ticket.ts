import "server-only";
import { jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { LIFETIMES } from "@/lib/accounts/lifetimes";
import type { PersonActor } from "@/lib/platform/context";
import { env } from "@/lib/platform/env";
import { derivedKey } from "@/lib/platform/sealing/derived-key";
import { isProvider, type Provider } from "./names";

const TYPE = "link+jwt";
const Claims = z.object({ sub: z.uuid(), sid: z.uuid(), provider: z.string() });

/** Says that this session may link this provider: the sign-in that it takes was fresh when it was made. */
export function signLinkTicket({ userId, sessionId }: PersonActor, provider: Provider): Promise<string> {
	return new SignJWT({ sid: sessionId, provider })
		.setProtectedHeader({ alg: "HS256", typ: TYPE })
		.setSubject(userId)
		.setIssuer(env().APP_URL)
		.setExpirationTime(new Date(Date.now() + LIFETIMES.linkTicketMs))
		.sign(derivedKey("link-ticket"));
}

/** Whether the ticket is for this provider and for the very session that shows it. */
export async function isLinkTicketOf(ticket: string, { userId, sessionId }: PersonActor, provider: Provider): Promise<boolean> {
	const verified = await jwtVerify(ticket, derivedKey("link-ticket"), { algorithms: ["HS256"], typ: TYPE, issuer: env().APP_URL }).catch(() => null);
	const claims = Claims.safeParse(verified?.payload).data;
	return claims?.sub === userId && claims.sid === sessionId && isProvider(claims.provider) && claims.provider === provider;
}
