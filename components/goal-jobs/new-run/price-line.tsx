"use client";

import { useQuery } from "@tanstack/react-query";
import { readQuote } from "@/components/credits/amounts";
import { inCents, priceOfWork } from "@/components/credits/price-of-work";
import { quoteQuery } from "@/components/credits/queries";
import { useAmount } from "@/components/credits/use-amount";
import { estimateQuery } from "@/components/goal-jobs/queries";
import { money } from "@/components/ui/format/format";

/** The price of a run where it is started: what it usually is, or begins at, as its card says too, and the most that it can be. */
export function PriceLine({ jobSpecId, specId }: { jobSpecId: string; specId: string | null }) {
	const amount = useAmount();
	const { data: quote } = useQuery(quoteQuery(jobSpecId, specId));
	const { data: estimate } = useQuery(estimateQuery(jobSpecId));
	if (specId === null || !quote) return null;
	const { cost, unit } = readQuote(quote);
	const most = amount(cost, unit);
	// No more than the most that it can be.
	const priced = (workMicroU: number) => {
		const price = inCents(priceOfWork(workMicroU));
		return price < cost ? money(price) : most;
	};
	const [low, high] = estimate && unit === "micro" ? [priced(estimate.costMicroU.low), priced(estimate.costMicroU.high)] : [null, null];
	const range = low === high ? low : high === most ? `from ${low}` : `${low} to ${high}`;
	const usual = estimate?.source === "history" ? `Usually ${range}` : `From ${low}`;
	return (
		<span>
			{low !== null && low !== most && `${usual}, `}
			{low !== null && low !== most ? "at most" : "At most"} <span className="font-medium font-mono">{most}</span>
		</span>
	);
}
