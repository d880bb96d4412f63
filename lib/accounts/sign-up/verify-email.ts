import "server-only";
import { confirmAddress } from "@/lib/accounts/confirm-address";
import type { MoveGuestWork } from "@/lib/accounts/guests/claim-guest";
import { consumeMailToken } from "@/lib/accounts/mail-token";
import type { Acknowledged } from "@/lib/accounts/schemas";
import { writeAudit } from "@/lib/audit/write-audit";
import type { RequestOrigin } from "@/lib/platform/context";
import { transaction } from "@/lib/platform/database/transaction";

/** Confirms the address that the token was mailed to; what a guest made is the user's from then on. @throws AppError INVALID_TOKEN. */
export async function verifyEmail({ requestId }: RequestOrigin, { token }: { token: string }, moveWork: MoveGuestWork): Promise<Acknowledged> {
	await transaction(async (tx) => {
		const { userId } = await consumeMailToken(tx, token, "verify_email");
		await confirmAddress(tx, userId, moveWork, requestId);
		await writeAudit(tx, { actorId: userId, action: "account.verify_email", targetType: "user", targetId: userId, requestId });
	});
	return { message: "Your address is confirmed. You can sign in now.", success: true };
}
