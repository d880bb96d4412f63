"use client";

import { useMemo, useState } from "react";
import type { Picks } from "@/components/postings/workspace/posting-workspace";

const idsOf = (value: unknown) => (Array.isArray(value) ? value.filter((id): id is string => typeof id === "string") : []);

/** What is picked, begun with what an earlier visit left; `full` says in words when nothing more fits. */
export function usePicks(restored: unknown, max: number): { picks: Picks; full: string | null } {
	const [ids, setIds] = useState<readonly string[]>(() => idsOf(restored));
	const [isFull, setIsFull] = useState(false);
	const picks = useMemo(
		() => ({
			ids,
			max,
			toggle: (jobId: string) => {
				const isPicked = ids.includes(jobId);
				setIsFull(!isPicked && ids.length >= max);
				if (isPicked) setIds(ids.filter((id) => id !== jobId));
				else if (ids.length < max) setIds([...ids, jobId]);
			},
			add: (jobIds: readonly string[]) => {
				setIsFull(false);
				setIds([...new Set([...ids, ...jobIds])].slice(0, max));
			},
		}),
		[ids, max],
	);
	return { picks, full: isFull ? `${max} postings is the most. Take one off to add another.` : null };
}
