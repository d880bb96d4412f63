import "server-only";
import { lockWallet } from "@/lib/credits/ledger/lock-wallet";
import { db } from "@/lib/platform/database/db";
import { queryOf } from "@/lib/platform/database/query";
import { transaction } from "@/lib/platform/database/transaction";
import { spendableGrants } from "./spendable-grants";

const BATCH = 200;

/** Takes what has expired from the balances, a line of its grant's kind each. Returns how many owners had some. */
export async function expireGrants(now = new Date()): Promise<number> {
	const due = await db().creditGrant.findMany({
		where: { expiresAt: { lte: now }, remainingMicroU: { gt: 0 } },
		select: { ownerId: true },
		distinct: ["ownerId"],
		take: BATCH,
	});
	for (const { ownerId } of due) {
		await transaction(async (tx) => {
			const query = queryOf(tx);
			await spendableGrants(query, await lockWallet(query, ownerId, now), now);
		});
	}
	return due.length;
}
