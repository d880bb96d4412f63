import "server-only";
import { setTimeout as delay } from "node:timers/promises";
import { isExpired } from "@/lib/credits/grants/spendable-grants";
import { lockWallet } from "@/lib/credits/ledger/lock-wallet";
import type { Price } from "@/lib/credits/money/layers";
import { amountOf, MICRO_U_PER_CREDIT } from "@/lib/credits/money/unit";
import type { AccountActor } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database/db";
import { queryOf } from "@/lib/platform/database/query";
import { transactionApart } from "@/lib/platform/database/transaction";
import { AppError } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";
import { allowanceOf, fundsOf, shortfallOf } from "./quote";

/** What the subscription was charged for a commit: granted in the commit's transaction. */
export interface Overage {
	readonly amountMicroU: number;
	readonly paymentTransactionId: string;
}

interface Wanted {
	readonly actor: AccountActor;
	/** What is charged for, as `overageIntent` names it. */
	readonly intent: string;
	readonly price: Price;
	/** Throws when the run needs no paying any more: another call may have paid for it meanwhile. */
	readonly requireUnpaid: (tx: Transaction) => Promise<void>;
}

/** A charge that this call alone may ask the provider for. */
interface Claimed {
	readonly id: string;
	readonly amountMicroU: number;
}

/** So long a call has the provider to itself. */
const CLAIM_MS = 60_000;
const WAIT_MS = 10_000;
const LOOK_MS = 200;
const JOB = "job:";

/**
 * Claims the charge that a commit lacks, or finds it made; null where nothing lacks. One made for a run whose credits are on the balance already
 * counts there; should that lack something again, it is a new charge. An owner's commits charge one after the other, each with what
 * the one before has left: two at once would both charge for what one of them then spends.
 * @throws AppError IDEMPOTENCY_IN_PROGRESS while another call charges for this commit, or for another for too long, and what `requireUnpaid` throws.
 */
export async function claimOverage(wanted: Wanted): Promise<Overage | Claimed | null> {
	const giveUpAt = Date.now() + WAIT_MS;
	for (;;) {
		const found = await transactionApart((tx) => claim(tx, wanted));
		if (found !== "busy") return found;
		if (Date.now() > giveUpAt)
			throw new AppError("IDEMPOTENCY_IN_PROGRESS", "The subscription is being charged for another run. Nothing was charged for this one; try again shortly.");
		await delay(LOOK_MS);
	}
}

/** What a charge is for: the attempt, for two clicks with keys of their own mean the same; without a job, the commit of one Idempotency-Key. */
export function overageIntent(attemptId: string | null, commitKey: string): string {
	return attemptId === null ? commitKey : `${JOB}${attemptId}`;
}

async function claim(tx: Transaction, { actor, intent, price, requireUnpaid }: Wanted): Promise<Overage | Claimed | "busy" | null> {
	const [ownerId, now] = [actor.userId, new Date()];
	const claimedSince = new Date(now.getTime() - CLAIM_MS);
	const wallet = await lockWallet(queryOf(tx), ownerId, now);
	// Only with the wallet locked: who pays for the same run holds it until the run is queued.
	await requireUnpaid(tx);
	const tries = await tx.overageCharge.findMany({ where: { ownerId, OR: triesOf(intent) }, orderBy: { createdAt: "asc" } });
	const last = tries.at(-1);
	const done = last?.state === "charged" && last.paymentTransactionId !== null ? chargedBy(last, last.paymentTransactionId) : null;
	if (done && !(intent.startsWith(JOB) && (await isOnBalance(tx, done)))) return done;
	if (!done && last?.claimedAt && last.claimedAt > claimedSince)
		throw new AppError("IDEMPOTENCY_IN_PROGRESS", "The subscription is being charged for this commit. Try again shortly.");
	const others = await tx.overageCharge.count({ where: { ownerId, NOT: { OR: triesOf(intent) }, claimedAt: { gt: claimedSince } } });
	if (others > 0) return "busy";
	const availableMicroU = wallet.grants.filter((grant) => !isExpired(grant, now)).reduce((sum, { remainingMicroU }) => sum + remainingMicroU, 0);
	const missing = shortfallOf(price, fundsOf({ ...wallet, availableMicroU }, allowanceOf(actor)));
	if (missing === 0) return done;
	// The provider takes whole cents; what is over stays on the balance.
	const amountMicroU = Math.ceil(missing / MICRO_U_PER_CREDIT) * MICRO_U_PER_CREDIT;
	const [data, commitKey] = [{ state: "pending" as const, claimedAt: now }, last ? `${intent}#${tries.length + 1}` : intent];
	const row =
		last && !done
			? await tx.overageCharge.update({ where: { id: last.id }, data })
			: await tx.overageCharge.create({ data: { id: newId(), ownerId, commitKey, amountMicroU, ...data } });
	return { id: row.id, amountMicroU: amountOf(row.amountMicroU) };
}

const triesOf = (intent: string) => [{ commitKey: intent }, { commitKey: { startsWith: `${intent}#` } }];
const chargedBy = ({ amountMicroU }: { amountMicroU: bigint }, paymentTransactionId: string): Overage => ({
	amountMicroU: amountOf(amountMicroU),
	paymentTransactionId,
});

/** Whether the provider's news, or an earlier commit, have credited it: its credits count there, and may be spent. */
export async function isOnBalance(reader: Transaction, { paymentTransactionId }: Overage): Promise<boolean> {
	return (await reader.creditGrant.count({ where: { kind: "credit_topup", ref: paymentTransactionId } })) > 0;
}

/** The commit is made, or has come to nothing: the owner's next one may charge. In the open transaction. */
export async function endOverageClaim(tx: Transaction, ownerId: string, intent: string): Promise<void> {
	await tx.overageCharge.updateMany({ where: { ownerId, OR: triesOf(intent), claimedAt: { not: null } }, data: { claimedAt: null } });
}
