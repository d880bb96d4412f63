"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import Link from "next/link";
import { usePathname, useSearchParams } from "next/navigation";
import { messageOf } from "@/components/api-client";
import { runListQuery } from "@/components/goal-jobs/queries";
import { isFiltered, type RunFilter, readRunFilter, searchOf } from "@/components/goal-jobs/run-filter";
import { TopLine } from "@/components/layout/top-line";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { useFormat } from "@/components/ui/format/locale";
import { Kbd } from "@/components/ui/kbd";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { BulkBar } from "./bulk-bar";
import { RunRows } from "./run-rows";
import { RunToolbar, type WorkflowOption } from "./run-toolbar";
import { useChosen } from "./use-chosen";

/** The filters of the list live in the address, so that going back and sharing keep them. */
function useListFilter() {
	const pathname = usePathname();
	const filter = readRunFilter(useSearchParams());
	function change(changes: Partial<RunFilter>) {
		const next = searchOf({ ...filter, ...changes });
		// The list reads the address itself; the server need not be asked for the page again.
		window.history.replaceState(null, "", next === "" ? pathname : `${pathname}?${next}`);
	}
	return { filter, change };
}

interface RunListProps {
	workflows: readonly WorkflowOption[];
	nowMs: number;
}

/** All runs of the caller, newest first. */
export function RunList({ workflows, nowMs }: RunListProps) {
	const { count } = useFormat();
	const { filter, change } = useListFilter();
	const { data, error, isPending, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } = useInfiniteQuery(runListQuery(filter));
	const runs = data?.pages.flatMap((page) => page.sessions) ?? [];
	const choice = useChosen(runs.map(({ jobSpecId }) => jobSpecId));
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
			<main className="mx-auto grid max-w-6xl grid-cols-1 gap-5 px-4 py-6 md:px-8">
				<h1 className="font-semibold text-2xl max-md:sr-only">Runs</h1>
				<RunToolbar filter={filter} onChange={change} workflows={workflows} nowMs={nowMs} />
				{error && (
					<Notice tone="danger" title="Your runs could not be loaded" action={<Button onClick={() => refetch()}>Try again</Button>}>
						{messageOf(error)}
					</Notice>
				)}
				{isPending && <Skeleton className="h-80 rounded-lg" />}
				{data && runs.length === 0 && !isFiltered(filter) && (
					<EmptyState title="No runs yet" text="A run takes your file through a workflow, and stops where only you can decide." action={start} />
				)}
				{data && runs.length === 0 && isFiltered(filter) && <p className="py-12 text-center text-ink-muted">No run passes these filters.</p>}
				{runs.length > 0 && <RunRows runs={runs} choice={choice} />}
				<div className="flex flex-wrap items-center justify-between gap-2 text-ink-muted text-sm">
					<p role="status">{data && runs.length > 0 && `${runs.length} of ${count(data.pages[0]?.total ?? runs.length, "run")}`}</p>
					{hasNextPage && (
						<Button isBusy={isFetchingNextPage} onClick={() => fetchNextPage()}>
							Show more
						</Button>
					)}
					{runs.length > 0 && (
						<p className="hidden lg:block pointer-coarse:hidden">
							<Kbd>j</Kbd> <Kbd>k</Kbd> move, <Kbd>Enter</Kbd> opens, <Kbd>x</Kbd> chooses
						</p>
					)}
				</div>
				<BulkBar runs={runs.filter(({ jobSpecId }) => choice.chosen.includes(jobSpecId))} onClear={choice.clear} />
			</main>
		</>
	);
}
