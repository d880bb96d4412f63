import "server-only";
import type { Preferences } from "@/lib/accounts/schemas";
import type { Transaction } from "@/lib/platform/database/db";

/** Somebody who gets a mail. */
export interface Reader {
	readonly email: string;
	readonly name: string | null;
	readonly timeZone: string | null;
}

/** Whom a mail that can be declined goes to: nobody for guests, for addresses that were never confirmed, and for who doesn't want such mails. */
export async function findReader(tx: Transaction, userId: string, mail: keyof Preferences): Promise<Reader | null> {
	const select = { email: true, name: true, timeZone: true };
	const user = await tx.user.findFirst({ where: { id: userId, deletedAt: null, isGuest: false, emailVerifiedAt: { not: null }, [mail]: true }, select });
	return user?.email ? { email: user.email, name: user.name, timeZone: user.timeZone } : null;
}
