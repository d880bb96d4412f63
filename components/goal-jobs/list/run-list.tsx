"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { Plus, Search } from "lucide-react";
import Link from "next/link";
import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { messageOf } from "@/components/api-client";
import { runListQuery } from "@/components/goal-jobs/queries";
import { TopLine } from "@/components/layout/top-line";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Input } from "@/components/ui/form/input";
import { Select } from "@/components/ui/form/select";
import { useFormat } from "@/components/ui/format/locale";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { readRunFilter } from "./run-filter";
import { RunRows } from "./run-rows";

const ANY = "any";
const SEARCH_PAUSE_MS = 250;

const STATUS_OPTIONS = [
	{ value: ANY, label: "Every state" },
	{ value: "slots_pending", label: "Questions for you" },
	{ value: "executing", label: "Running or waiting" },
	{ value: "completed", label: "Completed" },
	{ value: "partial", label: "Completed with exceptions" },
	{ value: "failed", label: "Failed" },
	{ value: "cancelled", label: "Cancelled" },
];

/** The filters of the list live in the address, so that going back and sharing keep them. */
function useListFilter() {
	const pathname = usePathname();
	const search = useSearchParams();
	const filter = readRunFilter(search);
	function set(values: { status?: string; q?: string }) {
		const next = new URLSearchParams(search);
		for (const [name, value] of Object.entries(values)) {
			if (value && value !== ANY) next.set(name, value);
			else next.delete(name);
		}
		// The list reads the address itself; the server need not be asked for the page again.
		window.history.replaceState(null, "", next.size > 0 ? `${pathname}?${next}` : pathname);
	}
	return { filter, set };
}

/** All runs of the caller, newest first. */
export function RunList() {
	const { count } = useFormat();
	const { filter, set } = useListFilter();
	const [text, setText] = useState(filter.q);
	const { data, error, isPending, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } = useInfiniteQuery(runListQuery(filter));
	const runs = data?.pages.flatMap((page) => page.sessions) ?? [];
	const isFiltered = filter.status !== null || filter.q !== "";

	useEffect(() => {
		if (text.trim() === filter.q) return;
		const timer = setTimeout(() => set({ q: text.trim() }), SEARCH_PAUSE_MS);
		return () => clearTimeout(timer);
	});

	const start = (
		<Button asChild variant="primary" size="sm">
			<Link href="/catalog">
				<Plus aria-hidden /> New run
			</Link>
		</Button>
	);
	return (
		<>
			<TopLine place="Runs" action={start} />
			<main className="mx-auto grid max-w-6xl gap-5 px-4 py-6 md:px-8">
				<h1 className="sr-only">Runs</h1>
				<search className="flex flex-wrap gap-2">
					<div className="relative min-w-56 flex-1">
						<Search aria-hidden className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-faint" />
						<Input
							type="search"
							aria-label="Find runs"
							placeholder="File, workflow or goal"
							value={text}
							onChange={(event) => setText(event.target.value)}
							className="pl-9"
						/>
					</div>
					<Select aria-label="State" className="w-56" value={filter.status ?? ANY} onValueChange={(status) => set({ status })} options={STATUS_OPTIONS} />
				</search>
				{error && (
					<Notice tone="danger" title="Your runs could not be loaded" action={<Button onClick={() => refetch()}>Try again</Button>}>
						{messageOf(error)}
					</Notice>
				)}
				{isPending && <Skeleton className="h-80 rounded-lg" />}
				{data && runs.length === 0 && !isFiltered && (
					<EmptyState title="No runs yet" text="A run takes your file through a workflow, and stops where only you can decide." action={start} />
				)}
				{data && runs.length === 0 && isFiltered && <p className="py-12 text-center text-ink-muted">No run passes these filters.</p>}
				{runs.length > 0 && <RunRows runs={runs} />}
				<div className="flex items-center justify-between text-ink-muted text-sm">
					<p role="status">{data && runs.length > 0 && `${runs.length} of ${count(data.pages[0]?.total ?? runs.length, "run")}`}</p>
					{hasNextPage && (
						<Button isBusy={isFetchingNextPage} onClick={() => fetchNextPage()}>
							Show more
						</Button>
					)}
				</div>
			</main>
		</>
	);
}
