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

/** Mails a link that sets a new password if the address has an account; the answer never tells. @throws AppError RATE_LIMITED. */
export async function forgotPassword({ requestId }: RequestOrigin, { email }: { email: string }): Promise<Acknowledged> {
	await throttle("mailAccount", "reset", email);
	await inEqualTime(EQUAL_TIME_STEP_MS, () =>
		transaction(async (tx) => {
			const user = await tx.user.findFirst({ where: { email, deletedAt: null } });
			if (!user || !(await mayMailUnasked(tx, email, MAILS_AN_HOUR.newLink))) return;
			const token = await issueMailToken(tx, { id: user.id, email }, "reset_password");
			// Until the address is confirmed, whoever signed up with it may be a stranger who must not put words into our mail to its owner.
			const name = user.emailVerifiedAt ? user.name : null;
			const content = { template: "reset_password" as const, name, resetUrl: pages.reset(token) };
			await queueMail(tx, { to: email, userId: user.id, dedupeKey: `reset-password:${user.id}:${newId()}`, content, delayMs: unaskedMailDelayMs() });
			await writeAudit(tx, { actorId: null, action: "account.forgot_password", targetType: "user", targetId: user.id, requestId });
		}),
	);
	return { message: "If this address has an account, a link to set a new password is on its way.", success: true };
}
