import "server-only";
import type { Transaction } from "@/lib/platform/database/db";
import { claimApplications } from "./claim-applications";

/** Hands a guest's jobs, running ones included, its feedback and the postings that it follows over to the user that it became. Returns how many jobs; a repeat finds none left. */
export async function claimGoalJobs(tx: Transaction, { guestId, userId }: { guestId: string; userId: string }): Promise<number> {
	const { count } = await tx.goalJob.updateMany({ where: { ownerId: guestId }, data: { ownerId: userId } });
	await tx.feedback.updateMany({ where: { userId: guestId }, data: { userId } });
	await claimApplications(tx, { guestId, userId });
	return count;
}
