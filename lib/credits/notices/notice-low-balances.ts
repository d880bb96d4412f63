import "server-only";
import { mailLowBalance } from "@/lib/accounts/notifications/mail-low-balance";
import { allowanceOf, fundsOf } from "@/lib/credits/charges/quote";
import { standingOf } from "@/lib/credits/ledger/standing";
import { LOW_MICRO_U } from "@/lib/credits/money/low";
import { servedUnit } from "@/lib/credits/money/served-unit";
import { monthOf, periodEndOf, toUnit } from "@/lib/credits/money/unit";
import { sql } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";

/** Longer than two beats of what calls this, so that one that is missed loses nothing. */
const NEWS_MS = 40 * 60_000;

const SPENDERS = `SELECT DISTINCT "ownerId" FROM run_charge WHERE "endedAt" > $1 AND "endedAt" <= $2`;

function inWords(microU: number): string {
	const unit = servedUnit();
	if (unit === "credits") return `${toUnit(microU, unit).toLocaleString("en")} credits`;
	return (microU / 1_000_000).toLocaleString("en", { style: "currency", currency: "USD" });
}

/** Mails whoever a run has just brought below what a few runs cost, once a month. While other runs hold credits, what comes back of them is awaited. Returns how many were mailed. */
export async function noticeLowBalances(now = new Date()): Promise<number> {
	const { rows } = await sql().query<{ ownerId: string }>(SPENDERS, [new Date(now.getTime() - NEWS_MS), now]);
	let mailed = 0;
	for (const { ownerId } of rows) if (await noticeLowBalance(ownerId, now)) mailed += 1;
	return mailed;
}

async function noticeLowBalance(userId: string, now: Date): Promise<boolean> {
	return transaction(async (tx) => {
		const standing = await standingOf(tx, userId, now);
		const { balanceMicroU, freeMicroU } = fundsOf(standing, allowanceOf({ kind: "user" }));
		const leftMicroU = balanceMicroU + freeMicroU;
		if (standing.heldMicroU > 0 || leftMicroU >= LOW_MICRO_U) return false;
		return mailLowBalance(tx, { userId, left: inWords(leftMicroU), period: monthOf(now), renewsAt: periodEndOf(now) });
	});
}
