"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { OfferedPosting, PostingFacets } from "@/lib/goal-jobs/posting-schemas";
import { type Beginning, type Begun, loosenedWords, NOTHING_BEGUN, widenedWords } from "./filter/beginning";
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

/** Where the list begins, and why it doesn't begin as it would where too little fits. What is filtered by is not what this is about. */
export function useBegun(jobSpecId: string, beginning: Beginning): { begun: Begun; widened: string | null; loosened: string | null } {
	const { countries, remote, pay } = beginning;
	const isWished = remote.length > 0 || pay !== null;
	const inPlace = { ...NOTHING_BEGUN, countries };
	const { data: placed } = useInfiniteQuery({ ...postingListQuery(jobSpecId, queryOf(NO_FILTER, NONE, inPlace)), enabled: countries.length > 0 });
	const fitting = countries.length > 0 ? placed?.pages[0]?.total : undefined;
	const widened = fitting === undefined ? null : widenedWords(beginning, fitting);
	const within = widened === null ? countries : NOWHERE;
	const wished = { countries: within, remote, pay };
	const { data: asked } = useInfiniteQuery({ ...postingListQuery(jobSpecId, queryOf(NO_FILTER, NONE, wished)), enabled: isWished });
	const loosened = isWished && asked?.pages[0]?.total === 0 ? loosenedWords(beginning) : null;
	return { begun: loosened === null ? wished : { ...NOTHING_BEGUN, countries: within }, widened, loosened };
}

/** The postings that pass a filter, more of them as they are wanted. `begun`: what it is narrowed to where nothing else is chosen. */
export function usePostingList(jobSpecId: string, filter: PostingFilter, selected: ReadonlySet<string>, begun: Begun): PostingListState {
	const wanted = JSON.stringify(queryOf(filter, selected, begun));
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
