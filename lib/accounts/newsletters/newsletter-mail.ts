import "server-only";
import { stopLinks } from "@/lib/accounts/notifications/stop-link";
import type { MailContent } from "@/lib/mail/schemas";
import type { Newsletter } from "./read-newsletter";

/** The letter as one person gets it, with their own link that ends such mails. */
export async function newsletterMail({ subject, markdown, preference }: Newsletter, reader: { id: string; name: string | null }): Promise<MailContent> {
	const stop = await stopLinks({ sub: reader.id, mail: preference });
	return { template: "newsletter", name: reader.name, subject, markdown, stop };
}
