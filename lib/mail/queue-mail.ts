import "server-only";
import type { Transaction } from "@/lib/platform/database/db";
import { writeOutbox } from "@/lib/platform/engine/outbox";
import { newId } from "@/lib/platform/ids";
import type { MailContent } from "./schemas";
import { seal } from "./sealed-content";

export interface MailRequest {
	readonly to: string;
	readonly userId: string | null;
	/** A second request with the same key sends nothing. */
	readonly dedupeKey: string;
	readonly content: MailContent;
	/** Sent so much later; the work of it must not show in the time of an answer that keeps a secret. */
	readonly delayMs?: number;
}

/** Queues a mail in the caller's transaction; it is sent after commit. Returns its id, or null when the key was used before. */
export async function queueMail(tx: Transaction, { to, userId, dedupeKey, content, delayMs = 0 }: MailRequest): Promise<string | null> {
	const id = newId();
	const data = { sealed: await seal(content) };
	const { count } = await tx.mailMessage.createMany({
		data: [{ id, dedupeKey, userId, toAddress: to, template: content.template, data }],
		skipDuplicates: true,
	});
	if (count === 0) return null;
	await writeOutbox(tx, "mail/requested", { mailId: id }, delayMs);
	return id;
}
