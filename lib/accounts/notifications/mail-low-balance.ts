import "server-only";
import { pages } from "@/lib/accounts/pages";
import { queueMail } from "@/lib/mail/queue-mail";
import type { Transaction } from "@/lib/platform/database/db";
import { findReader } from "./find-reader";
import { stopLinks } from "./stop-link";

interface LowBalance {
	readonly userId: string;
	/** What is left, in words. */
	readonly left: string;
	/** The period it is left for, as 2026-11: a second mail in it is never sent. */
	readonly period: string;
	/** When the free allowance begins anew. */
	readonly renewsAt: Date;
}

/** Queues a mail that credits run low, at most once a period, for who wants such mails; guests get none. Says whether one was queued. */
export async function mailLowBalance(tx: Transaction, { userId, left, period, renewsAt }: LowBalance): Promise<boolean> {
	const reader = await findReader(tx, userId, "lowBalance");
	if (!reader) return false;
	const stop = await stopLinks({ sub: userId, mail: "lowBalance" });
	const mailId = await queueMail(tx, {
		to: reader.email,
		userId,
		dedupeKey: `low-balance:${userId}:${period}`,
		content: { template: "low_balance", name: reader.name, left, renewsAt: renewsAt.toISOString(), creditsUrl: pages.credits(), stop },
	});
	return mailId !== null;
}
