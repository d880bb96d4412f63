"use client";

import { isTerminal } from "@/components/goal-jobs/run-state";
import { useFormat } from "@/components/ui/format/locale";
import { Notice } from "@/components/ui/notice";
import { NOTICE_SHARE } from "@/lib/goal-jobs/budget-limits";
import type { GoalJob } from "@/lib/goal-jobs/schemas";

/** Says when most of the budget is used, while the run works. */
export function BudgetNotice({ job: { status, costMicroU, budgetMicroU } }: { job: GoalJob }) {
	const { money } = useFormat();
	if (budgetMicroU === null || isTerminal(status) || costMicroU < budgetMicroU * NOTICE_SHARE) return null;
	return (
		<Notice tone="info" title={`${Math.floor((100 * costMicroU) / budgetMicroU)} % of the budget is used`}>
			{money(costMicroU)} of {money(budgetMicroU)}. When the rest is not enough for the next step, the run pauses and asks you.
		</Notice>
	);
}
