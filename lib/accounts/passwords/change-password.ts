import "server-only";
import { revokeApiKeys } from "@/lib/accounts/api-keys/revoke-api-key";
import { revokeSessions } from "@/lib/accounts/internal";
import { endMailTokens } from "@/lib/accounts/mail-token";
import { requirePerson } from "@/lib/accounts/require-access";
import type { Acknowledged, ChangePasswordBody } from "@/lib/accounts/schemas";
import { throttle } from "@/lib/accounts/throttle";
import { writeAudit } from "@/lib/audit/write-audit";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError } from "@/lib/platform/errors";
import { mailPasswordChanged } from "./password-changed-mail";
import { hashPassword, verifyPassword } from "./password-hash";
import { refuseKnownPassword } from "./refuse-known-password";

function wrongPassword(): AppError {
	return new AppError("INVALID_CREDENTIALS", "The current password is wrong.");
}

function noPassword(): AppError {
	return new AppError("INVALID_CREDENTIALS", "Your account has no password yet. Ask for a link by mail to set one.", { hasPassword: false });
}

/**
 * Replaces the password and ends all other sessions, and every API key unless they are to be kept.
 * @throws AppError VALIDATION_ERROR for a common or breached password, INVALID_CREDENTIALS (wrong current password), RATE_LIMITED.
 */
export async function changePassword(
	{ actor, requestId }: ActorContext,
	{ currentPassword, newPassword, keepApiKeys }: ChangePasswordBody,
): Promise<Acknowledged> {
	const { userId, sessionId } = requirePerson(actor);
	await refuseKnownPassword(newPassword, "newPassword");
	await throttle("signInAccount", "change", userId);
	const user = await db().user.findFirst({ where: { id: userId, deletedAt: null } });
	const oldHash = user?.passwordHash ?? null;
	if (user && oldHash === null) throw noPassword();
	if (!user || !(await verifyPassword(oldHash, currentPassword))) throw wrongPassword();
	const passwordHash = await hashPassword(newPassword);
	await transaction(async (tx) => {
		// Only over the password that was checked: of two changes at once, one wins.
		const { count } = await tx.user.updateMany({ where: { id: userId, passwordHash: oldHash }, data: { passwordHash } });
		if (count === 0) throw wrongPassword();
		const sessions = await revokeSessions(tx, userId, "password_changed", sessionId);
		const apiKeys = keepApiKeys ? 0 : await revokeApiKeys(tx, userId);
		await endMailTokens(tx, userId, "reset_password");
		await mailPasswordChanged(tx, user, { endedApiKeys: apiKeys > 0 });
		const details = { sessions, apiKeys };
		await writeAudit(tx, { actorId: userId, action: "account.change_password", targetType: "user", targetId: userId, details, requestId });
	});
	const ended = keepApiKeys ? "Your other devices are signed out." : "Your other devices are signed out and your API keys ended.";
	return { message: `Your password is changed. ${ended}`, success: true };
}
