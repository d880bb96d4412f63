"use client";

import { useFormat } from "@/components/ui/format/locale";
import { MICRO_U_PER_CREDIT } from "@/lib/credits/money/unit";
import type { Balance } from "@/lib/credits/schemas";

/** What the person has, in dollars, whichever unit the API serves. */
export function BalanceLine({ balance }: { balance: Balance }) {
	const { money } = useFormat();
	const isMicro = "balanceMicroU" in balance;
	const scale = isMicro ? 1 : MICRO_U_PER_CREDIT;
	const free = isMicro ? balance.freeTierMonthMicroU - balance.freeTierMonthSpentMicroU : balance.freeTierMonthCredits - balance.freeTierMonthSpentCredits;
	const has = isMicro ? balance.balanceMicroU : balance.balanceCredits;
	return (
		<p className="text-ink-muted">
			You have <span className="font-medium text-ink tabular-nums">{money(has * scale)}</span> and{" "}
			<span className="font-medium text-ink tabular-nums">{money(Math.max(0, free) * scale)}</span> of this month's free allowance.
		</p>
	);
}
