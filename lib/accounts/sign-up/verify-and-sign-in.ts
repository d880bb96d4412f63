import "server-only";
import { confirmAddress } from "@/lib/accounts/confirm-address";
import type { MoveGuestWork } from "@/lib/accounts/guests/claim-guest";
import { type OpenContext, openSession } from "@/lib/accounts/internal";
import { consumeMailToken } from "@/lib/accounts/mail-token";
import { hashSecret } from "@/lib/accounts/secret";
import { writeAudit } from "@/lib/audit/write-audit";
import type { Actor } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError } from "@/lib/platform/errors";

/** Who may be signed in by a link: nobody is here, or the guest that signed up with this address. Anybody else's session would be lost by it. */
function givesWay(actor: Actor | null, claimsGuestId: string | null): boolean {
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

/**
 * Confirms the address that the token was mailed to and opens a session for its account. What the guest made that signed up is the user's from then
 * on. @throws AppError INVALID_TOKEN; FORBIDDEN where somebody else is here, whose place a link in a mail must not take.
 */
export async function verifyAndSignIn(context: OpenContext, token: string, moveWork: MoveGuestWork): Promise<{ userId: string; sessionId: string }> {
	const { actor, requestId } = context;
	return transaction(async (tx) => {
		const { userId } = await consumeMailToken(tx, token, "verify_email");
		const { claimsGuestId } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { claimsGuestId: true } });
		if (!givesWay(actor, claimsGuestId)) throw new AppError("FORBIDDEN", "Somebody else is signed in in this browser already.");
		const user = await confirmAddress(tx, userId, moveWork, requestId);
		const { sessionId } = await openSession(tx, user, context);
		await writeAudit(tx, { actorId: userId, action: "account.verify_email", targetType: "user", targetId: userId, requestId });
		await writeAudit(tx, { actorId: userId, action: "account.sign_in", targetType: "session", targetId: sessionId, requestId });
		return { userId, sessionId };
	});
}
