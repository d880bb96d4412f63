import "server-only";
import { allowanceOf } from "@/lib/credits/charges/quote";
import { overageConsentOf } from "@/lib/credits/consent";
import type { Wallet } from "@/lib/credits/ledger/lock-wallet";
import { servedUnit } from "@/lib/credits/money/served-unit";
import { amountOf, monthOf, periodEndOf, toUnit } from "@/lib/credits/money/unit";
import type { Balance } from "@/lib/credits/schemas";
import type { AccountActor, ActorContext } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database/db";
import { snapshot } from "@/lib/platform/database/transaction";

type Standing = Pick<Wallet, "availableMicroU" | "heldMicroU" | "freeSpentMicroU"> & { readonly lastGrantAt: Date | null };

/** What an owner has now, without locking it. `reader` is the open transaction, or db(). */
export async function standingOf(reader: Transaction, ownerId: string, now = new Date()): Promise<Standing> {
	const wallet = await reader.creditWallet.findUnique({ where: { ownerId }, include: { accounts: { where: { kind: { in: ["available", "held"] } } } } });
	const of = (kind: "available" | "held") => amountOf(wallet?.accounts.find((account) => account.kind === kind)?.balanceMicroU ?? 0);
	return {
		availableMicroU: of("available"),
		heldMicroU: of("held"),
		freeSpentMicroU: wallet?.freeMonth === monthOf(now) ? amountOf(wallet.freeSpentMicroU) : 0,
		lastGrantAt: wallet?.lastGrantAt ?? null,
	};
}

/** The caller's balance, the month's free allowance, and what is held for runs under way, all of one moment. */
export async function getBalance({ actor }: { readonly actor: Pick<AccountActor, "userId" | "kind"> } | ActorContext): Promise<Balance> {
	const now = new Date();
	return snapshot(async (moment) => {
		const standing = await standingOf(moment, actor.userId, now);
		const { enabled } = await overageConsentOf(moment, actor.userId, now);
		const unit = servedUnit();
		const said = (microU: number) => toUnit(microU, unit);
		const rest = { periodEnd: periodEndOf(now).toISOString(), lastGrantAt: standing.lastGrantAt?.toISOString() ?? null, overageConsentActive: enabled };
		const [balance, held] = [said(standing.availableMicroU), said(standing.heldMicroU)];
		const [spent, allowance] = [said(standing.freeSpentMicroU), said(allowanceOf(actor))];
		return unit === "micro"
			? {
					balanceMicroU: balance,
					balanceU: balance,
					...rest,
					freeTierMonthSpentMicroU: spent,
					freeTierMonthMicroU: allowance,
					heldMicroU: held,
				}
			: { balanceCredits: balance, ...rest, freeTierMonthSpentCredits: spent, freeTierMonthCredits: allowance, heldCredits: held };
	});
}
