"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { onWayBack } from "@/components/postings/on-way-back";
import { type PostingFilter, readFilter, writeFilter } from "./posting-filter";

const WRITE_PAUSE_MS = 250;

/** The filter of the list, begun as the address says and kept in it, so that a reload, the way back and a link bring it along. */
export function useFilter(): [PostingFilter, (change: Partial<PostingFilter>) => void] {
	const params = useSearchParams();
	const [filter, setFilter] = useState(() => readFilter(new URLSearchParams(params.toString())));
	useEffect(() => {
		const write = () => {
			const { pathname, search } = window.location;
			const written = new URLSearchParams(search);
			writeFilter(written, filter);
			const query = written.toString();
			if (query !== search.slice(1)) window.history.replaceState(null, "", query ? `${pathname}?${query}` : pathname);
		};
		const timer = setTimeout(write, WRITE_PAUSE_MS);
		const end = onWayBack(write);
		return () => {
			clearTimeout(timer);
			end();
		};
	}, [filter]);
	return [filter, (change) => setFilter((before) => ({ ...before, ...change }))];
}
