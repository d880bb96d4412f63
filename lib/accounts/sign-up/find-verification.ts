import "server-only";
import { hashSecret } from "@/lib/accounts/secret";
import type { Actor } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";

/** Who may be signed in by a link: nobody is here, or the guest that signed up with this address. Anybody else's session would be lost by it. */
export function givesWay(actor: Actor | null, claimsGuestId: string | null): boolean {
	return actor === null || (actor.kind === "guest" && actor.userId === claimsGuestId);
}

/**
 * What the link of a mail would do here, without using it up: whose address it confirms, and whether it may sign in as well. Null for one that is
 * used, too old or not ours.
 */
export async function findVerification(token: string, actor: Actor | null): Promise<{ email: string; maySignIn: boolean } | null> {
	const found = await db().mailToken.findFirst({
		where: { tokenHash: hashSecret(token), purpose: "verify_email", usedAt: null, expiresAt: { gt: new Date() } },
		select: { email: true, userId: true },
	});
	if (!found) return null;
	const user = await db().user.findFirst({ where: { id: found.userId, deletedAt: null }, select: { claimsGuestId: true } });
	return user && { email: found.email, maySignIn: givesWay(actor, user.claimsGuestId) };
}
