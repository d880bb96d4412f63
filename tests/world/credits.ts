import { db } from "@/lib/platform/database/db";

/** What an owner may spend, in millionths of a US dollar. */
export async function balanceOf(ownerId: string): Promise<number> {
	const account = await db().ledgerAccount.findUnique({ where: { ownerId_kind: { ownerId, kind: "available" } } });
	return Number(account?.balanceMicroU ?? 0);
}
