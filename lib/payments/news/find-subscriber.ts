import "server-only";
import type { Transaction } from "@/lib/platform/database/db";
import { isId } from "@/lib/platform/ids";

/** Whose subscription this is: as we know it, or, before its own news have arrived, as the transaction names its buyer. Null for nobody of ours. */
export async function findSubscriber(tx: Transaction, subscriptionId: string, named: string | null): Promise<string | null> {
	const known = await tx.subscription.findUnique({ where: { id: subscriptionId }, select: { userId: true } });
	if (known) return named === null || named === known.userId ? known.userId : null;
	if (named === null || !isId(named)) return null;
	const user = await tx.user.findFirst({ where: { id: named, isGuest: false }, select: { id: true } });
	return user?.id ?? null;
}
