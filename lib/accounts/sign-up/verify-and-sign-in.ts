import "server-only";
import { confirmAddress } from "@/lib/accounts/confirm-address";
import { claimGuest, type MoveGuestWork } from "@/lib/accounts/guests/claim-guest";
import { type OpenContext, openSession } from "@/lib/accounts/internal";
import { consumeMailToken } from "@/lib/accounts/mail-token";
import { writeAudit } from "@/lib/audit/write-audit";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError } from "@/lib/platform/errors";

/**
 * Confirms the address that the token was mailed to and opens a session for its account, for a browser in which no account is signed in. What the
 * guest made that signed up, and the one that is here now, is the user's from then on.
 * @throws AppError INVALID_TOKEN; FORBIDDEN where an account is signed in, which a link in a mail must not take the place of.
 */
export async function verifyAndSignIn(context: OpenContext, token: string, moveWork: MoveGuestWork): Promise<{ userId: string; sessionId: string }> {
	const { actor, requestId } = context;
	if (actor && actor.kind !== "guest") throw new AppError("FORBIDDEN", "An account is signed in in this browser already.");
	return transaction(async (tx) => {
		const { userId } = await consumeMailToken(tx, token, "verify_email");
		const user = await confirmAddress(tx, userId, moveWork, requestId);
		if (actor) await claimGuest(tx, { guestId: actor.userId, userId }, moveWork, requestId);
		const { sessionId } = await openSession(tx, user, context);
		await writeAudit(tx, { actorId: userId, action: "account.verify_email", targetType: "user", targetId: userId, requestId });
		await writeAudit(tx, { actorId: userId, action: "account.sign_in", targetType: "session", targetId: sessionId, requestId });
		return { userId, sessionId };
	});
}
