"use client";

import { useQuery } from "@tanstack/react-query";
import { estimateQuery } from "@/components/goal-jobs/queries";
import { duration } from "@/components/ui/format/format";
import { useFormat } from "@/components/ui/format/locale";

const between = (low: string, high: string): string => (low === high ? low : `${low} to ${high}`);

/** How long the run will probably take, and where that is known from. Says nothing where it can't be told: a run may start without it. */
export function EstimateLine({ jobSpecId }: { jobSpecId: string }) {
	const { count } = useFormat();
	const { data } = useQuery(estimateQuery(jobSpecId));
	if (!data) return <p className="min-h-5 text-ink-muted text-sm" />;
	const { runs, seconds } = data;
	if (!seconds) return null;
	const time = between(duration(seconds.low * 1000), duration(seconds.high * 1000));
	return (
		<p className="text-ink-muted text-sm">
			Usually {time} of work, as {count(runs, "run")} here took; the time that it waits for you comes on top.
		</p>
	);
}
