import "server-only";
import { refuseInEqualTime } from "@/lib/accounts/equal-time";
import { claimGuest, type MoveGuestWork } from "@/lib/accounts/guests/claim-guest";
import { type OpenContext, openSession, revokeSession } from "@/lib/accounts/internal";
import { REFUSED_SIGN_IN_STEP_MS } from "@/lib/accounts/lifetimes";
import { hashPassword, isOutdated, verifyPassword } from "@/lib/accounts/passwords/password-hash";
import { presentUser } from "@/lib/accounts/present";
import type { SignedIn, SignInBody } from "@/lib/accounts/schemas";
import { writeAudit } from "@/lib/audit/write-audit";
import { db, type Transaction } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError } from "@/lib/platform/errors";
import type { UserModel } from "@/lib/platform/prisma/models";
import { throttleSignIn } from "./throttle-sign-in";

function wrongCredentials(): AppError {
	return new AppError("INVALID_CREDENTIALS", "The e-mail address or the password is wrong.");
}

/** Holds the account as it was when the password was checked: a reset or deletion meanwhile must not be outlived by a new session. */
async function holdUnchanged(tx: Transaction, { id, passwordHash }: UserModel): Promise<void> {
	const rows = await tx.$queryRaw<unknown[]>`
		SELECT 1 FROM "user" WHERE "id" = ${id}::uuid AND "passwordHash" = ${passwordHash} AND "deletedAt" IS NULL FOR UPDATE`;
	if (rows.length === 0) throw wrongCredentials();
}

/** Whose address and password these are. @throws AppError INVALID_CREDENTIALS after the same work for an address that nobody has. */
async function whoSignsIn(email: string, password: string): Promise<UserModel> {
	const user = await db().user.findFirst({ where: { email, deletedAt: null } });
	const isRight = await verifyPassword(user?.passwordHash ?? null, password);
	if (!user || !isRight) throw wrongCredentials();
	return user;
}

/**
 * Opens a session for an e-mail address and its password. A guest that signs in brings its jobs and files along.
 * @throws AppError INVALID_CREDENTIALS (one answer, in equal time, for a wrong address and a wrong password), EMAIL_NOT_VERIFIED, RATE_LIMITED.
 */
export async function signIn(context: OpenContext, { email, password }: SignInBody, moveWork: MoveGuestWork): Promise<{ sessionId: string; answer: SignedIn }> {
	await throttleSignIn(email, context.ipAddress);
	const user = await refuseInEqualTime(REFUSED_SIGN_IN_STEP_MS, () => whoSignsIn(email, password));
	if (!user.emailVerifiedAt)
		throw new AppError("EMAIL_NOT_VERIFIED", "Confirm your e-mail address first: open the link that we mailed you, or ask for a new one.");
	const renewedHash = isOutdated(user.passwordHash ?? "") ? await hashPassword(password) : null;

	return transaction(async (tx) => {
		await holdUnchanged(tx, user);
		if (renewedHash) await tx.user.update({ where: { id: user.id }, data: { passwordHash: renewedHash }, select: { id: true } });
		const { sessionId, tokens } = await openSession(tx, user, context);
		// Whoever signs in again over an open session of theirs has no more use for that one.
		if (context.actor?.kind === "user") await revokeSession(tx, { id: context.actor.sessionId, userId: user.id }, "signed_in_again");
		if (context.actor?.kind === "guest") await claimGuest(tx, { guestId: context.actor.userId, userId: user.id }, moveWork, context.requestId);
		await writeAudit(tx, { actorId: user.id, action: "account.sign_in", targetType: "session", targetId: sessionId, requestId: context.requestId });
		return { sessionId, answer: { user: presentUser(user), ...tokens } };
	});
}
