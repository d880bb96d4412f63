import "server-only";
import type { StoppableMail, Unsubscribed } from "@/lib/accounts/schemas";
import { writeAudit } from "@/lib/audit/write-audit";
import type { RequestOrigin } from "@/lib/platform/context";
import { transaction } from "@/lib/platform/database/transaction";
import { readStopToken } from "./stop-link";

const WORDS: Record<StoppableMail, string> = {
	runWaiting: "You get no more mails when a run waits for you.",
	runExpiring: "You get no more mails before a run that waits for you is closed.",
	runFinished: "You get no more mails when a run has ended.",
	reminders: "You get no more mails on the days of your reminders.",
	lowBalance: "You get no more mails when your credits run low.",
	newsletter: "You no longer get the newsletter.",
	productUpdates: "You get no more mails about what is new.",
};

/** Stops the mails that a signed link names; nobody has to be signed in, and repeating it changes nothing. @throws AppError INVALID_TOKEN. */
export async function stopMails({ requestId }: RequestOrigin, token: string): Promise<Unsubscribed> {
	const { sub: userId, mail } = await readStopToken(token);
	await transaction(async (tx) => {
		const { count } = await tx.user.updateMany({ where: { id: userId, deletedAt: null, [mail]: true }, data: { [mail]: false } });
		if (count === 0) return;
		const details = { [mail]: false, by: "mail link" };
		await writeAudit(tx, { actorId: userId, action: "account.update_preferences", targetType: "user", targetId: userId, details, requestId });
	});
	return { success: true, message: WORDS[mail], preference: mail };
}
