import "server-only";
import { claimGuest, type MoveGuestWork } from "@/lib/accounts/guests/claim-guest";
import type { Transaction } from "@/lib/platform/database/db";
import type { UserModel } from "@/lib/platform/prisma/models";

/** Notes that a mail reached the account's owner; what a guest made before it signed up is the user's from then on. */
export async function confirmAddress(tx: Transaction, userId: string, moveWork: MoveGuestWork, requestId: string): Promise<UserModel> {
	const before = await tx.user.findUniqueOrThrow({ where: { id: userId } });
	const user = await tx.user.update({ where: { id: userId }, data: { emailVerifiedAt: before.emailVerifiedAt ?? new Date(), claimsGuestId: null } });
	if (before.claimsGuestId) await claimGuest(tx, { guestId: before.claimsGuestId, userId }, moveWork, requestId);
	return user;
}
