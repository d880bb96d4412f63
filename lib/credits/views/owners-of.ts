import "server-only";
import type { Transaction } from "@/lib/platform/database/db";

/** Whose books are the caller's: its own, and those of the guests that it was. */
export async function ownersOf(reader: Transaction, userId: string): Promise<string[]> {
	const claimed = await reader.creditWallet.findMany({ where: { claimedBy: userId }, select: { ownerId: true } });
	return [userId, ...claimed.map(({ ownerId }) => ownerId)];
}
