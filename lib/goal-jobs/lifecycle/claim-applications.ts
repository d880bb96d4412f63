import "server-only";
import { Application, type Contact, LONGEST_NOTES, MOST_CONTACTS } from "@/lib/goal-jobs/applications/schemas";
import type { Transaction } from "@/lib/platform/database/db";

/**
 * Hands the postings that a guest follows over to the user that it became. Of one that both follow the user's stays, with the guest's words below
 * its own where they fit, and the guest's reminder where it has none.
 */
export async function claimApplications(tx: Transaction, { guestId, userId }: { guestId: string; userId: string }): Promise<void> {
	const own = await tx.application.findMany({ where: { ownerId: userId } });
	const both = await tx.application.findMany({ where: { ownerId: guestId, postingId: { in: own.map(({ postingId }) => postingId) } } });
	for (const { id, postingId, notes, remindOn, pay, contacts } of both) {
		const kept = own.find((one) => one.postingId === postingId);
		if (!kept) continue;
		const joined = notes === "" || kept.notes.includes(notes) ? kept.notes : [kept.notes, notes].filter(Boolean).join("\n\n");
		const data = {
			remindOn: kept.remindOn ?? remindOn,
			pay: kept.pay || pay,
			contacts: joinedContacts(kept.contacts, contacts),
			...(joined.length <= LONGEST_NOTES ? { notes: joined } : {}),
		};
		await tx.application.update({ where: { id: kept.id }, data });
		await tx.application.delete({ where: { id } });
	}
	await tx.application.updateMany({ where: { ownerId: guestId }, data: { ownerId: userId } });
}

function joinedContacts(own: unknown, guests: unknown): Contact[] {
	const [kept, added] = [own, guests].map((contacts) => Application.shape.contacts.parse(contacts)) as [Contact[], Contact[]];
	return [...kept, ...added.filter(({ name }) => kept.every((contact) => contact.name !== name))].slice(0, MOST_CONTACTS);
}
