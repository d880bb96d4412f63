import "server-only";
import { inEqualTime } from "@/lib/accounts/equal-time";
import { EQUAL_TIME_STEP_MS, MAILS_AN_HOUR } from "@/lib/accounts/lifetimes";
import { issueMailToken } from "@/lib/accounts/mail-token";
import { pages } from "@/lib/accounts/pages";
import type { Acknowledged } from "@/lib/accounts/schemas";
import { throttle } from "@/lib/accounts/throttle";
import { writeAudit } from "@/lib/audit/write-audit";
import { queueMail } from "@/lib/mail/queue-mail";
import { mayMailUnasked, unaskedMailDelayMs } from "@/lib/mail/unasked-mail";
import type { RequestOrigin } from "@/lib/platform/context";
import { transaction } from "@/lib/platform/database/transaction";
import { newId } from "@/lib/platform/ids";

/** Mails a new verification link if the address has an account that waits for one; the answer never tells. @throws AppError RATE_LIMITED. */
export async function resendVerification({ requestId }: RequestOrigin, { email }: { email: string }): Promise<Acknowledged> {
	await throttle("mailAccount", "verify", email);
	await inEqualTime(EQUAL_TIME_STEP_MS, () =>
		transaction(async (tx) => {
			const user = await tx.user.findFirst({ where: { email, emailVerifiedAt: null, deletedAt: null } });
			if (!user || !(await mayMailUnasked(tx, email, MAILS_AN_HOUR.newLink))) return;
			const token = await issueMailToken(tx, { id: user.id, email }, "verify_email");
			const content = { template: "verify_email" as const, name: user.name, verifyUrl: pages.verify(token) };
			await queueMail(tx, { to: email, userId: user.id, dedupeKey: `verify-email:${user.id}:${newId()}`, content, delayMs: unaskedMailDelayMs() });
			await writeAudit(tx, { actorId: null, action: "account.resend_verification", targetType: "user", targetId: user.id, requestId });
		}),
	);
	return { message: "If this address waits for confirmation, a new link is on its way.", success: true };
}
