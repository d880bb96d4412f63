import "server-only";
import { jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { StoppableMail } from "@/lib/accounts/schemas";
import { env } from "@/lib/platform/env";
import { AppError } from "@/lib/platform/errors";
import { derivedKey } from "@/lib/platform/sealing/derived-key";

const AUDIENCE = "mail-preferences";

const Claims = z.object({ sub: z.uuid(), mail: StoppableMail });
export type StopClaims = z.infer<typeof Claims>;

/** Where one kind of mails to one person is stopped: a page, and what mail programs call. It lasts as long as mails are kept. */
export async function stopLinks({ sub, mail }: StopClaims): Promise<{ pageUrl: string; oneClickUrl: string }> {
	const token = await new SignJWT({ mail }).setProtectedHeader({ alg: "HS256" }).setSubject(sub).setAudience(AUDIENCE).sign(derivedKey(AUDIENCE));
	const linkTo = (path: string) => `${new URL(path, env().APP_URL)}?token=${token}`;
	return { pageUrl: linkTo("/unsubscribe"), oneClickUrl: linkTo("/api/v1/users/unsubscribe") };
}

/** Whose mails a link stops, and which; null for one that is not ours or was altered. */
export async function findStopClaims(token: string): Promise<StopClaims | null> {
	const verified = await jwtVerify(token, derivedKey(AUDIENCE), { algorithms: ["HS256"], audience: AUDIENCE }).catch(() => null);
	return Claims.safeParse(verified?.payload).data ?? null;
}

/** @throws AppError INVALID_TOKEN for a link that is not ours or was altered. */
export async function readStopToken(token: string): Promise<StopClaims> {
	const claims = await findStopClaims(token);
	if (!claims)
		throw new AppError("INVALID_TOKEN", "This link is not complete. Open it from the mail once more, or sign in and change what you get mails about.");
	return claims;
}
