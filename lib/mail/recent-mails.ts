import "server-only";
import type { Transaction } from "@/lib/platform/database/db";
import type { MailContent } from "./schemas";

interface RecentMails {
	readonly to: string;
	readonly templates: readonly MailContent["template"][];
	readonly since: Date;
}

/** How many mails of these kinds were written to an address since a moment. */
export function countRecentMails(tx: Transaction, { to, templates, since }: RecentMails): Promise<number> {
	return tx.mailMessage.count({ where: { toAddress: to, template: { in: [...templates] }, createdAt: { gt: since } } });
}
