"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { onWayBack } from "@/components/postings/on-way-back";

const KEY = "compare";
export const MOST_COMPARED = 3;

function writeCompared(ids: readonly string[]): void {
	const { pathname, search } = window.location;
	const written = new URLSearchParams(search);
	written.delete(KEY);
	for (const id of ids) written.append(KEY, id);
	const query = written.toString();
	if (query !== search.slice(1)) window.history.replaceState(null, "", query ? `${pathname}?${query}` : pathname);
}

/** The postings that stand beside each other, at most three: a fourth takes the place of the first. They stand in the address, so that a reload keeps them. */
export function useCompared(): [readonly string[], (jobId: string) => void] {
	const params = useSearchParams();
	const [ids, setIds] = useState<readonly string[]>(() => params.getAll(KEY).slice(0, MOST_COMPARED));
	useEffect(() => onWayBack(() => writeCompared(ids)), [ids]);
	return [
		ids,
		(jobId) => {
			const next = ids.includes(jobId) ? ids.filter((id) => id !== jobId) : [...ids, jobId].slice(-MOST_COMPARED);
			setIds(next);
			writeCompared(next);
		},
	];
}
