"use client";

import { useInfiniteQuery, useQueries } from "@tanstack/react-query";
import Link from "next/link";
import { useState } from "react";
import { messageOf } from "@/components/api-client";
import { fileListQuery, LONGEST_FILE_SEARCH } from "@/components/files/queries";
import { fileUsesQuery } from "@/components/goal-jobs/queries";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { SearchInput } from "@/components/ui/form/search-input";
import { usePausedText } from "@/components/ui/form/use-paused-text";
import { useFormat } from "@/components/ui/format/locale";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import type { FileUse } from "@/lib/goal-jobs/views/schemas";
import { FileRows } from "./file-rows";
import { StorageUse } from "./storage-use";

/** Which runs need which files, asked page by page of the list. */
function useFileUses(pages: readonly string[][]): ReadonlyMap<string, FileUse> {
	return useQueries({
		queries: pages.map((fileIds) => fileUsesQuery(fileIds)),
		combine: (results) => new Map(results.flatMap(({ data }) => data?.items.map((use) => [use.fileId, use] as const) ?? [])),
	});
}

/** All files of the caller, newest first; a search leaves those whose names have its words. */
export function FileList({ begun }: { begun: string }) {
	const { count } = useFormat();
	const [q, setQ] = useState(begun);
	const [text, setText] = usePausedText(q, (next) => {
		setQ(next);
		window.history.replaceState(null, "", next === "" ? "/files" : `/files?q=${encodeURIComponent(next)}`);
	});
	const { data, error, isPending, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } = useInfiniteQuery(fileListQuery(q));
	const uses = useFileUses(data?.pages.map((page) => page.items.map(({ fileId }) => fileId)) ?? []);
	const files = data?.pages.flatMap((page) => page.items) ?? [];
	const storage = data?.pages.at(-1)?.storage;
	return (
		<>
			{error && (
				<Notice tone="danger" title="Your files could not be loaded" action={<Button onClick={() => refetch()}>Try again</Button>}>
					{messageOf(error)}
				</Notice>
			)}
			{isPending && <Skeleton className="h-80 rounded-lg" />}
			{(files.length > 0 || q !== "") && (
				<SearchInput
					label="Find a file"
					placeholder="Find a file by its name"
					value={text}
					onChange={setText}
					maxLength={LONGEST_FILE_SEARCH}
					className="max-w-md"
				/>
			)}
			{data && files.length === 0 && q !== "" && <p className="text-ink-muted">No file has this name: “{q}”.</p>}
			{data && files.length === 0 && q === "" && (
				<EmptyState
					title="No files yet"
					text="A file that you give to a run is kept here until you delete it."
					action={
						<Button asChild variant="primary">
							<Link href="/catalog">Start a run</Link>
						</Button>
					}
				/>
			)}
			{files.length > 0 && <FileRows files={files} uses={uses} />}
			<div className="flex items-center justify-between text-ink-muted text-sm">
				<p role="status">{files.length > 0 && `${count(files.length, "file")}${hasNextPage ? ", and more" : ""}`}</p>
				{storage && <StorageUse {...storage} />}
				{hasNextPage && (
					<Button isBusy={isFetchingNextPage} onClick={() => fetchNextPage()}>
						Show more
					</Button>
				)}
			</div>
		</>
	);
}
