"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { runKeys } from "@/components/goal-jobs/queries";
import { listen } from "@/components/realtime/stream";

/** A run at work changes often: it is looked at so often at most. */
const PAUSE_MS = 1000;

/** Keeps what waits for this person true while any page is open: each change of a run of theirs comes over their own channel. */
export function useLiveWaiting(userId: string | null): void {
	const queryClient = useQueryClient();
	useEffect(() => {
		if (userId === null) return;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const refresh = () => {
			timer ??= setTimeout(() => {
				timer = undefined;
				void queryClient.invalidateQueries({ queryKey: runKeys.waiting });
			}, PAUSE_MS);
		};
		const stop = listen(`private-user-${userId}`, { onSubscribed: refresh, onMessage: refresh, onDown: () => undefined });
		return () => {
			clearTimeout(timer);
			stop();
		};
	}, [userId, queryClient]);
}
