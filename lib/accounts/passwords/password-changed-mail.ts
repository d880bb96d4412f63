import "server-only";
import { pages } from "@/lib/accounts/pages";
import { queueMail } from "@/lib/mail/queue-mail";
import type { Transaction } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/ids";

/** Tells the owner that the password is another one now. */
export async function mailPasswordChanged(
	tx: Transaction,
	user: { id: string; email: string | null; name: string | null; timeZone: string | null },
	{ endedApiKeys }: { endedApiKeys: boolean },
): Promise<void> {
	if (!user.email) return;
	await queueMail(tx, {
		to: user.email,
		userId: user.id,
		dedupeKey: `password-changed:${user.id}:${newId()}`,
		content: {
			template: "password_changed",
			name: user.name,
			timeZone: user.timeZone,
			resetUrl: pages.forgot(),
			changedAt: new Date().toISOString(),
			endedApiKeys,
		},
	});
}
