"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { ListedPosting } from "@/lib/goal-jobs/posting-schemas";
import { NO_FILTER, type PostingFilter, queryOf } from "./posting-filter";
import { postingListQuery } from "./queries";

const TYPING_PAUSE_MS = 250;

export interface PostingListState {
	postings: readonly ListedPosting[];
	/** How many pass the filter, and how many there are without it. */
	total: number;
	scored: number;
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
		const timer = setTimeout(() => setSettled(value), TYPING_PAUSE_MS);
		return () => clearTimeout(timer);
	}, [value]);
	return settled;
}

/** The postings that pass a filter, more of them as they are wanted. `first` are the best ones where a pause brought them along. */
export function usePostingList(jobSpecId: string, filter: PostingFilter, selected: ReadonlySet<string>, first: readonly ListedPosting[]): PostingListState {
	const text = useSettled(filter.text);
	const query = queryOf({ ...filter, text }, selected);
	const { data, error, isPending, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
		postingListQuery(jobSpecId, query),
	);
	const isUnfiltered = JSON.stringify({ ...filter, text }) === JSON.stringify(NO_FILTER);
	const brought = isPending && isUnfiltered ? first : [];
	const postings = query === null ? [] : (data?.pages.flatMap((page) => page.items) ?? brought);
	const [page] = data?.pages ?? [];
	return {
		postings,
		total: query === null ? 0 : (page?.total ?? postings.length),
		scored: page?.scored ?? postings.length,
		isPending: isPending && query !== null && brought.length === 0,
		isOutdated: isPlaceholderData && query !== null,
		error,
		loadMore: () => {
			if (hasNextPage && !isFetchingNextPage && !isPlaceholderData) void fetchNextPage();
		},
		retry: () => void refetch(),
	};
}
