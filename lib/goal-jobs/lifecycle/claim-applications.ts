import "server-only";
import type { Transaction } from "@/lib/platform/database/db";

/** Hands the postings that a guest follows over to the user that it became; of one that both follow, the user's stays. */
export async function claimApplications(tx: Transaction, { guestId, userId }: { guestId: string; userId: string }): Promise<void> {
	const own = await tx.application.findMany({ where: { ownerId: userId }, select: { postingId: true } });
	await tx.application.deleteMany({ where: { ownerId: guestId, postingId: { in: own.map(({ postingId }) => postingId) } } });
	await tx.application.updateMany({ where: { ownerId: guestId }, data: { ownerId: userId } });
}
