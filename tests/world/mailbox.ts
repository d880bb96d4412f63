import { sendQueuedMail } from "@/lib/mail/send-mail";
import { db } from "@/lib/platform/database/db";
import type { startMailbox } from "./stand-ins";

type Mailbox = Awaited<ReturnType<typeof startMailbox>>;

/** What is in a person's mailbox once all that was queued for them is sent, oldest first. */
export async function mailsIn({ store, url }: Mailbox, userId: string) {
	const queued = await db().mailMessage.findMany({ where: { userId }, orderBy: { id: "asc" } });
	for (const { id } of queued) await sendQueuedMail(id);
	const to = new Set(queued.map(({ toAddress }) => toAddress));
	const own = store
		.list()
		.toReversed()
		.filter(({ To }) => To.some(({ Address }) => to.has(Address)));
	return Promise.all(own.map(async ({ ID }) => (await fetch(`${url}/api/v1/message/${ID}`)).json()));
}
