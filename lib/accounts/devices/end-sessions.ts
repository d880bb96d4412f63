import "server-only";
import { revokeSession, revokeSessions } from "@/lib/accounts/internal";
import { requirePerson } from "@/lib/accounts/require-access";
import { writeAudit } from "@/lib/audit/write-audit";
import type { ActorContext } from "@/lib/platform/context";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError } from "@/lib/platform/errors";

/** Ends one of the caller's sessions; its tokens end with it. @throws AppError SESSION_NOT_FOUND when it is missing, ended before or somebody else's. */
export async function endSession({ actor, requestId }: ActorContext, sessionId: string): Promise<{ success: true }> {
	const { userId } = requirePerson(actor);
	return transaction(async (tx) => {
		if (!(await revokeSession(tx, { id: sessionId, userId }, "ended_by_owner")))
			throw new AppError("SESSION_NOT_FOUND", "There is no such session, or it has ended already.");
		await writeAudit(tx, { actorId: userId, action: "account.end_session", targetType: "session", targetId: sessionId, requestId });
		return { success: true };
	});
}

/** Ends every session of the caller but this one. */
export async function endOtherSessions({ actor, requestId }: ActorContext): Promise<{ success: true; ended: number }> {
	const { userId, sessionId } = requirePerson(actor);
	return transaction(async (tx) => {
		const ended = await revokeSessions(tx, userId, "ended_by_owner", sessionId);
		await writeAudit(tx, { actorId: userId, action: "account.end_other_sessions", targetType: "user", targetId: userId, details: { ended }, requestId });
		return { success: true, ended };
	});
}
