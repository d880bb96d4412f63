import "server-only";
import { queueMail } from "@/lib/mail/queue-mail";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";
import { newsletterMail } from "./newsletter-mail";
import type { Newsletter } from "./read-newsletter";

/**
 * Mails the letter to one person, marked as a preview, whatever they chose. Its links are theirs and real.
 * @throws AppError NOT_FOUND when nobody with a confirmed address has this one.
 */
export async function previewNewsletter(newsletter: Newsletter, address: string): Promise<void> {
	const to = address.trim().toLowerCase();
	await transaction(async (tx) => {
		const reader = await tx.user.findFirst({ where: { email: to, deletedAt: null, emailVerifiedAt: { not: null } }, select: { id: true, name: true } });
		if (!reader)
			throw new AppError("NOT_FOUND", `No account has the confirmed address ${to}. A preview goes to one that has: its links are that person's own.`);
		const content = await newsletterMail({ ...newsletter, subject: `[Preview] ${newsletter.subject}` }, reader);
		await queueMail(tx, { to, userId: reader.id, dedupeKey: `newsletter-preview:${newId()}`, content });
	});
}
