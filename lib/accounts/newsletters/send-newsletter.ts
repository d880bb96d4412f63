import "server-only";
import { writeAudit } from "@/lib/audit/write-audit";
import { queueMail } from "@/lib/mail/queue-mail";
import { backgroundSettled } from "@/lib/platform/database/background";
import { db, type Transaction } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { newId } from "@/lib/platform/ids";
import { newsletterMail } from "./newsletter-mail";
import type { Newsletter } from "./read-newsletter";
import { subscribersOf } from "./subscribers";

const BATCH = 100;

interface Progress {
	/** Of this letter, earlier sends included. */
	readonly mailed: number;
	readonly isFinished: boolean;
}

/**
 * Queues a letter for everybody who chose such mails, a batch in a transaction, so that whoever is cut off goes on where it stopped: nobody gets a
 * letter twice. One that was sent before sends nothing. Returns how many it was mailed to in all.
 */
export async function sendNewsletter(newsletter: Newsletter, onProgress: (mailed: number) => void = () => undefined): Promise<number> {
	const { digest, preference, subject } = newsletter;
	await db().newsletter.createMany({ data: [{ id: newId(), digest, preference, subject }], skipDuplicates: true });
	for (;;) {
		const { mailed, isFinished } = await transaction((tx) => sendBatch(tx, newsletter));
		// The engine takes a batch before the next is made.
		await backgroundSettled();
		onProgress(mailed);
		if (isFinished) return mailed;
	}
}

async function sendBatch(tx: Transaction, newsletter: Newsletter): Promise<Progress> {
	// Of two at once the second goes on where the first has got.
	await tx.$queryRaw`SELECT 1 FROM newsletter WHERE "digest" = ${newsletter.digest} FOR UPDATE`;
	const { id, upTo, mailed, finishedAt } = await tx.newsletter.findUniqueOrThrow({ where: { digest: newsletter.digest } });
	if (finishedAt) return { mailed, isFinished: true };
	const readers = await tx.user.findMany({
		where: { ...subscribersOf(newsletter.preference), ...(upTo ? { id: { gt: upTo } } : {}) },
		orderBy: { id: "asc" },
		take: BATCH,
		select: { id: true, email: true, name: true },
	});
	for (const reader of readers) {
		const content = await newsletterMail(newsletter, reader);
		await queueMail(tx, { to: reader.email ?? "", userId: reader.id, dedupeKey: `newsletter:${id}:${reader.id}`, content });
	}
	const isFinished = readers.length < BATCH;
	const done = mailed + readers.length;
	await tx.newsletter.update({
		where: { id },
		data: { mailed: done, upTo: readers.at(-1)?.id ?? upTo, finishedAt: isFinished ? new Date() : null },
		select: { id: true },
	});
	if (isFinished) await writeAudit(tx, { actorId: null, action: "newsletter.send", targetType: "newsletter", targetId: id, details: { mailed: done } });
	return { mailed: done, isFinished };
}
