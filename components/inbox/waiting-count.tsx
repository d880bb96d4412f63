"use client";

import { useQuery } from "@tanstack/react-query";
import { waitingCountQuery } from "@/components/goal-jobs/queries";
import { useLiveRuns } from "./use-live-runs";

const MOST_SHOWN = 99;
/** The stream tells of changes; this finds what it lost. */
const SAFETY_MS = 60_000;

/** How much waits for the person, beside the inbox in the rail; nothing while nothing does. */
export function WaitingCount({ userId }: { userId: string | null }) {
	useLiveRuns(userId);
	const { data: total = 0 } = useQuery({ ...waitingCountQuery(), enabled: userId !== null, refetchInterval: SAFETY_MS });
	if (total === 0) return null;
	return (
		<span className="absolute -top-1.5 -right-2.5 grid h-4 min-w-4 place-items-center rounded-full bg-attention px-1 font-semibold text-[0.6875rem] text-on-attention tabular-nums leading-none">
			{total > MOST_SHOWN ? `${MOST_SHOWN}+` : total}
			<span className="sr-only"> waiting for you</span>
		</span>
	);
}
