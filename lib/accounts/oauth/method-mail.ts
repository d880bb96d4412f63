import "server-only";
import { pages } from "@/lib/accounts/pages";
import { queueMail } from "@/lib/mail/queue-mail";
import type { Transaction } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/ids";
import { PROVIDER_NAMES, type Provider } from "./names";

/** Tells the owner that there is one way in more, or one less. */
export async function mailMethodChanged(
	tx: Transaction,
	user: { id: string; email: string | null; name: string | null; timeZone: string | null },
	provider: Provider,
	change: "linked" | "unlinked",
): Promise<void> {
	if (!user.email) return;
	const content = {
		template: "sign_in_method_changed" as const,
		name: user.name,
		timeZone: user.timeZone,
		provider: PROVIDER_NAMES[provider],
		change,
		methodsUrl: pages.methods(),
	};
	await queueMail(tx, {
		to: user.email,
		userId: user.id,
		dedupeKey: `sign-in-method:${user.id}:${newId()}`,
		content: { ...content, changedAt: new Date().toISOString() },
	});
}
