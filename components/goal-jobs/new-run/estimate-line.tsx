"use client";

import { useQuery } from "@tanstack/react-query";
import { estimateQuery } from "@/components/goal-jobs/queries";
import { duration, money } from "@/components/ui/format/format";
import { useFormat } from "@/components/ui/format/locale";

const between = (low: string, high: string): string => (low === high ? low : `${low} to ${high}`);

/** What the run will probably take, and where that is known from. Says nothing where it can't be told: a run may start without it. */
export function EstimateLine({ jobSpecId }: { jobSpecId: string }) {
	const { count } = useFormat();
	const { data } = useQuery(estimateQuery(jobSpecId));
	if (!data) return <p className="min-h-5 text-ink-muted text-sm" />;
	const { source, runs, seconds, costMicroU, medianError } = data;
	const cost = between(money(costMicroU.low), money(costMicroU.high));
	const time = seconds && between(duration(seconds.low * 1000), duration(seconds.high * 1000));
	return (
		<p className="text-ink-muted text-sm">
			{source === "history"
				? `Probably ${time} of work and ${cost}, as ${count(runs, "run")} here took. The time that it waits for you is not counted.`
				: `Probably ${cost}, from the prices of its steps: too few runs here to tell how long it takes.`}
			{medianError !== null && ` Half of the estimates here were off by ${Math.ceil(medianError * 100)} % or less.`}
		</p>
	);
}
