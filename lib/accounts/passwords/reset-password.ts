import "server-only";
import { revokeApiKeys } from "@/lib/accounts/api-keys/revoke-api-key";
import { confirmAddress } from "@/lib/accounts/confirm-address";
import type { MoveGuestWork } from "@/lib/accounts/guests/claim-guest";
import { revokeSessions } from "@/lib/accounts/internal";
import { checkMailToken, consumeMailToken } from "@/lib/accounts/mail-token";
import type { Acknowledged, ResetPasswordBody } from "@/lib/accounts/schemas";
import { writeAudit } from "@/lib/audit/write-audit";
import type { RequestOrigin } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { networkOf } from "@/lib/platform/network/addresses";
import { takeRateLimit } from "@/lib/platform/rate-limit";
import { mailPasswordChanged } from "./password-changed-mail";
import { hashPassword } from "./password-hash";
import { refuseKnownPassword } from "./refuse-known-password";

/**
 * Sets a new password by a mailed token and ends every session, and every API key unless they are to be kept. The mail reached its owner, so the address counts as verified.
 * @throws AppError VALIDATION_ERROR for a common or breached password, INVALID_TOKEN, RATE_LIMITED.
 */
export async function resetPassword(
	{ ipAddress, requestId }: RequestOrigin,
	{ token, newPassword, keepApiKeys }: ResetPasswordBody,
	moveWork: MoveGuestWork,
): Promise<Acknowledged> {
	await takeRateLimit("mailAddress", `reset:${networkOf(ipAddress)}`);
	await refuseKnownPassword(newPassword, "newPassword");
	await checkMailToken(db(), token, "reset_password");
	const passwordHash = await hashPassword(newPassword);
	await transaction(async (tx) => {
		const { userId } = await consumeMailToken(tx, token, "reset_password");
		const user = await confirmAddress(tx, userId, moveWork, requestId);
		await tx.user.update({ where: { id: userId }, data: { passwordHash }, select: { id: true } });
		const sessions = await revokeSessions(tx, userId, "password_reset");
		const apiKeys = keepApiKeys ? 0 : await revokeApiKeys(tx, userId);
		await mailPasswordChanged(tx, user, { endedApiKeys: apiKeys > 0 });
		await writeAudit(tx, {
			actorId: userId,
			action: "account.reset_password",
			targetType: "user",
			targetId: userId,
			details: { sessions, apiKeys },
			requestId,
		});
	});
	return { message: "Your new password is set. Sign in with it.", success: true };
}
