import "server-only";
import { confirmAddress } from "@/lib/accounts/confirm-address";
import type { MoveGuestWork } from "@/lib/accounts/guests/claim-guest";
import { type OpenContext, openSession } from "@/lib/accounts/internal";
import { consumeMailToken } from "@/lib/accounts/mail-token";
import { writeAudit } from "@/lib/audit/write-audit";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError } from "@/lib/platform/errors";
import { givesWay } from "./find-verification";

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
