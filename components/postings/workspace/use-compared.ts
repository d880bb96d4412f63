"use client";

import { useSearchParams } from "next/navigation";
import { useState } from "react";

const KEY = "compare";
export const MOST_COMPARED = 3;

/** The postings that stand beside each other, at most three: a fourth takes the place of the first. They stand in the address, so that a reload keeps them. */
export function useCompared(): [readonly string[], (jobId: string) => void] {
	const params = useSearchParams();
	const [ids, setIds] = useState<readonly string[]>(() => params.getAll(KEY).slice(0, MOST_COMPARED));
	return [
		ids,
		(jobId) => {
			const next = ids.includes(jobId) ? ids.filter((id) => id !== jobId) : [...ids, jobId].slice(-MOST_COMPARED);
			setIds(next);
			const written = new URLSearchParams(window.location.search);
			written.delete(KEY);
			for (const id of next) written.append(KEY, id);
			const query = written.toString();
			window.history.replaceState(null, "", query ? `${window.location.pathname}?${query}` : window.location.pathname);
		},
	];
}
