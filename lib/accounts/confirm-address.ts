import "server-only";
import { claimGuest } from "@/lib/accounts/guests/claim-guest";
import type { Transaction } from "@/lib/platform/db";
import type { UserModel } from "@/lib/platform/prisma/models";

/** Notes that a mail reached the account's owner; what a guest made before it signed up then follows. */
export async function confirmAddress(tx: Transaction, userId: string, requestId: string): Promise<UserModel> {
	const before = await tx.user.findUniqueOrThrow({ where: { id: userId } });
	const user = await tx.user.update({ where: { id: userId }, data: { emailVerifiedAt: before.emailVerifiedAt ?? new Date(), claimsGuestId: null } });
	if (before.claimsGuestId) await claimGuest(tx, before.claimsGuestId, userId, requestId);
	return user;
}
