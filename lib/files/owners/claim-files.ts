import "server-only";
import type { Transaction } from "@/lib/platform/database/db";

/** Hands a guest's files over to the user that it became. Returns how many; a repeat finds none left. */
export async function claimFiles(tx: Transaction, { guestId, userId }: { guestId: string; userId: string }): Promise<number> {
	const { count } = await tx.file.updateMany({ where: { ownerId: guestId }, data: { ownerId: userId } });
	return count;
}
