import "server-only";
import { allowanceOf } from "@/lib/credits/charges/quote";
import { overageConsentOf } from "@/lib/credits/consent";
import { standingOf } from "@/lib/credits/ledger/standing";
import { servedUnit } from "@/lib/credits/money/served-unit";
import { periodEndOf, toUnit } from "@/lib/credits/money/unit";
import type { Balance } from "@/lib/credits/schemas";
import type { AccountActor, ActorContext } from "@/lib/platform/context";
import { snapshot } from "@/lib/platform/database/transaction";

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
