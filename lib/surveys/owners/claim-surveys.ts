import "server-only";
import type { Transaction } from "@/lib/platform/database/db";

/** Hands a guest's surveys over to the user that it became. Returns how many; a repeat finds none left. */
export async function claimSurveys(tx: Transaction, { guestId, userId }: { guestId: string; userId: string }): Promise<number> {
	const { count } = await tx.survey.updateMany({ where: { creatorId: guestId }, data: { creatorId: userId } });
	return count;
}
