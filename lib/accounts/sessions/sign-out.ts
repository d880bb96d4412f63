import "server-only";
import { revokeSession, revokeSessions } from "@/lib/accounts/internal";
import { requirePerson } from "@/lib/accounts/require-access";
import type { Acknowledged } from "@/lib/accounts/schemas";
import { hashSecret } from "@/lib/accounts/secret";
import { writeAudit } from "@/lib/audit/write-audit";
import type { ActorContext, RequestOrigin } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";

async function endSession(tx: Transaction, session: { id: string; userId: string }, requestId: string): Promise<void> {
	if (!(await revokeSession(tx, session, "signed_out"))) return;
	await writeAudit(tx, { actorId: session.userId, action: "account.sign_out", targetType: "session", targetId: session.id, requestId });
}

/** Ends the session that a refresh token belongs to. Always succeeds, whatever the token. */
export async function signOut(origin: RequestOrigin, { refreshToken }: { refreshToken: string }): Promise<Acknowledged> {
	await transaction(async (tx) => {
		const token = await tx.refreshToken.findUnique({ where: { tokenHash: hashSecret(refreshToken) }, include: { session: true } });
		if (token) await endSession(tx, token.session, origin.requestId);
	});
	return { message: "You are signed out.", success: true };
}

/** Ends the session behind the browser's cookie. */
export async function signOutSession(sessionId: string, requestId: string): Promise<void> {
	await transaction(async (tx) => {
		const session = await tx.session.findUnique({ where: { id: sessionId } });
		if (session) await endSession(tx, session, requestId);
	});
}

/** Ends every session of the caller, this one included. API keys stay. */
export async function signOutAll({ actor, requestId }: ActorContext): Promise<Acknowledged> {
	requirePerson(actor);
	await transaction(async (tx) => {
		const count = await revokeSessions(tx, actor.userId, "signed_out_everywhere");
		await writeAudit(tx, { actorId: actor.userId, action: "account.sign_out_all", targetType: "user", targetId: actor.userId, details: { count }, requestId });
	});
	return { message: "You are signed out everywhere.", success: true };
}
