"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { runKeys } from "@/components/goal-jobs/queries";
import { listen } from "@/components/realtime/stream";

/** A run at work changes often: what waits is looked at so often at most, and the lists, which are longer, less so. */
const PAUSES = [
	{ queryKeys: [runKeys.waiting], pauseMs: 1000 },
	{ queryKeys: [runKeys.lists, runKeys.recent], pauseMs: 3000 },
];

/** Keeps what waits for this person and the lists of runs true while a page is open: each change of a run of theirs comes over their own channel. */
export function useLiveRuns(userId: string | null): void {
	const queryClient = useQueryClient();
	useEffect(() => {
		if (userId === null) return;
		const timers = new Map<number, ReturnType<typeof setTimeout>>();
		const refresh = () => {
			for (const { queryKeys, pauseMs } of PAUSES) {
				if (timers.has(pauseMs)) continue;
				const look = () => {
					timers.delete(pauseMs);
					for (const queryKey of queryKeys) void queryClient.invalidateQueries({ queryKey });
				};
				timers.set(pauseMs, setTimeout(look, pauseMs));
			}
		};
		const stop = listen(`private-user-${userId}`, { onSubscribed: refresh, onMessage: refresh, onDown: () => undefined });
		return () => {
			for (const timer of timers.values()) clearTimeout(timer);
			stop();
		};
	}, [userId, queryClient]);
}
