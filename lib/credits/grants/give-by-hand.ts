import "server-only";
import { auditPart } from "@/lib/audit/write-audit";
import { lockWallet } from "@/lib/credits/ledger/lock-wallet";
import { amountOf } from "@/lib/credits/money/unit";
import { statementOf } from "@/lib/platform/database/parts";
import type { Query } from "@/lib/platform/database/query";
import { type GrantKind, grantThrough } from "./grant-credits";

/** Credits that an operator gives to an account. */
export interface Gift {
	/** As accounts know it. */
	readonly address: string;
	/** Millionths of a US dollar. */
	readonly amountMicroU: number;
	readonly kind: Extract<GrantKind, "credit_grant_promo" | "credit_grant_trial">;
	readonly expiresAt: Date | null;
	/** The operator's name for it: an account gets what is called so once. */
	readonly name: string;
	/** Why, for the audit trail, which outlives the account: nobody's data. */
	readonly reason: string;
}

export interface GiftOutcome {
	/** False when the same had been given before. */
	readonly isNew: boolean;
	readonly balanceMicroU: number;
}

interface Known {
	readonly kind: string;
	readonly amount: bigint | string;
	readonly expiresAt: Date | null;
}

const FIND = `SELECT "id" FROM "user" WHERE "email" = $1 AND NOT "isGuest" AND "deletedAt" IS NULL`;
const KNOWN = `SELECT "kind"::text AS "kind", "amountMicroU" AS "amount", "expiresAt" FROM credit_grant WHERE "ref" = $1`;

/**
 * Gives it in the open transaction, with its line in the statement and its row in the audit trail, once for each name and account.
 * @throws Error for an address that no account has, and for a name under which the account was given something else.
 */
export async function giveByHand(query: Query, { address, kind, amountMicroU, expiresAt, name, reason }: Gift): Promise<GiftOutcome> {
	const [user] = await query<{ id: string }>(FIND, [address]);
	if (!user) throw new Error(`No account has the address ${address}.`);
	const before = await lockWallet(query, user.id);
	const ref = `hand:${name}:${user.id}`;
	const [known] = await query<Known>(KNOWN, [ref]);
	if (known) {
		const isSame = known.kind === kind && Number(known.amount) === amountMicroU && known.expiresAt?.getTime() === expiresAt?.getTime();
		if (!isSame) throw new Error(`${address} was given something else as "${name}" before. Choose another reference for another gift.`);
		return { isNew: false, balanceMicroU: before.availableMicroU };
	}
	await grantThrough(query, { userId: user.id, kind, ref, amountMicroU, expiresAt });
	const details = { kind, amountMicroU, name, reason, expiresAt: expiresAt?.toISOString() ?? null };
	const audit = statementOf([auditPart({ actorId: null, action: "credits.give_by_hand", targetType: "user", targetId: user.id, details })]);
	if (audit) await query(audit.text, audit.values);
	return { isNew: true, balanceMicroU: amountOf(before.availableMicroU + amountMicroU) };
}
