import "server-only";
import type { Query } from "@/lib/platform/database/query";
import type { Share } from "./spendable-grants";

/** What comes back to a grant that has expired or is about to can still be spent for a while. */
const GRACE_DAYS = 7;
const GIVE_BACK = `UPDATE credit_grant g SET "remainingMicroU" = g."remainingMicroU" + b."amount",
	"expiresAt" = CASE WHEN g."expiresAt" IS NOT NULL THEN greatest(g."expiresAt", now() + interval '${GRACE_DAYS} days') END
	FROM unnest($1::uuid[], $2::bigint[]) AS b("id", "amount") WHERE g."id" = b."id"`;

/** Returns to grants what they had paid or was taken of them. Call with the wallet locked. */
export async function giveBackTo(query: Query, shares: readonly Share[]): Promise<void> {
	await query(GIVE_BACK, [shares.map(({ grantId }) => grantId), shares.map(({ amountMicroU }) => amountMicroU)]);
}
