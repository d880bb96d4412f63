"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { OfferedPosting, PostingFacets } from "@/lib/goal-jobs/posting-schemas";
import { type Beginning, widenedWords } from "./filter/beginning";
import { NO_FILTER, type PostingFilter, type PostingListQuery, queryOf } from "./filter/posting-filter";
import { postingListQuery } from "./queries";

/** Long enough for the next letter, short enough that a slider moves the list as it goes. */
const PAUSE_MS = 120;

export interface PostingListState {
	postings: readonly OfferedPosting[];
	/** How many pass the filter, how many there are without it, and how many of those are invented. */
	total: number;
	scored: number;
	samples: number;
	facets: PostingFacets | null;
	currency: string | null;
	/** The day of the exchange rates. */
	ratesOn: string | null;
	/** What is asked for now; null when nothing can pass. */
	query: PostingListQuery | null;
	isPending: boolean;
	/** What is shown belongs to the filter before. */
	isOutdated: boolean;
	error: Error | null;
	loadMore: () => void;
	retry: () => void;
}

/** `value` as it stands once it has not changed for a moment. */
function useSettled(value: string): string {
	const [settled, setSettled] = useState(value);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(value), PAUSE_MS);
		return () => clearTimeout(timer);
	}, [value]);
	return settled;
}

const NONE: ReadonlySet<string> = new Set();
const NOWHERE: readonly string[] = [];

/** The countries that the list begins in, and why it doesn't where too little fits there. A country that is filtered by is not what this is about. */
export function useHome(jobSpecId: string, beginning: Beginning): { home: readonly string[]; widened: string | null } {
	const { countries } = beginning;
	const { data } = useInfiniteQuery({ ...postingListQuery(jobSpecId, queryOf(NO_FILTER, NONE, countries)), enabled: countries.length > 0 });
	const fitting = countries.length > 0 ? data?.pages[0]?.total : undefined;
	const widened = fitting === undefined ? null : widenedWords(beginning, fitting);
	return { home: widened === null ? countries : NOWHERE, widened };
}

/** The postings that pass a filter, more of them as they are wanted. `home`: where the person wants to work or lives. */
export function usePostingList(jobSpecId: string, filter: PostingFilter, selected: ReadonlySet<string>, home: readonly string[]): PostingListState {
	const wanted = JSON.stringify(queryOf(filter, selected, home));
	const settled = useSettled(wanted);
	const query = JSON.parse(settled) as PostingListQuery | null;
	const { data, error, isPending, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
		postingListQuery(jobSpecId, query),
	);
	const [page] = data?.pages ?? [];
	return {
		postings: query === null ? [] : (data?.pages.flatMap(({ items }) => items) ?? []),
		total: query === null ? 0 : (page?.total ?? 0),
		scored: page?.scored ?? 0,
		samples: page?.samples ?? 0,
		facets: page?.facets ?? null,
		currency: page?.currency ?? null,
		ratesOn: page?.ratesOn ?? null,
		query,
		isPending: isPending && query !== null,
		isOutdated: (isPlaceholderData || wanted !== settled) && query !== null,
		error,
		loadMore: () => {
			if (hasNextPage && !isFetchingNextPage && !isPlaceholderData) void fetchNextPage();
		},
		retry: () => void refetch(),
	};
}
