import "server-only";
import { countDrifts } from "@/lib/payments/drift/drift";
import { arePaymentsSetUp } from "@/lib/payments/provider/paddle";
import { db } from "@/lib/platform/database/db";

/** The comparison runs every five minutes; a provider may be away for a while. */
const OVERDUE_MS = 3_600_000;

/** What somebody should look at about payments, in words that anybody may read; null when there is nothing. */
export async function findPaymentWarning(now = new Date()): Promise<string | null> {
	if (!arePaymentsSetUp()) return null;
	const [drifts, last] = await Promise.all([countDrifts(), db().paymentComparison.findFirst({ orderBy: { comparedTo: "desc" } })]);
	if (drifts > 0)
		return `${drifts} payment${drifts === 1 ? " does" : "s do"} not agree with the payment provider's books; the log names ${drifts === 1 ? "it" : "them"}.`;
	const isOverdue = last !== null && now.getTime() - last.comparedTo.getTime() > OVERDUE_MS;
	return isOverdue ? "The books could not be compared with the payment provider's for an hour." : null;
}
