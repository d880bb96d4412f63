"use client";

import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Download, Plus } from "lucide-react";
import Link from "next/link";
import { usePathname, useSearchParams } from "next/navigation";
import { messageOf } from "@/components/api-client";
import { balanceQuery, ledgerQuery } from "@/components/credits/queries";
import { TopLine } from "@/components/layout/top-line";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PeriodSelect } from "@/components/ui/form/period-select";
import { Select } from "@/components/ui/form/select";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import type { LedgerEntry } from "@/lib/credits/schemas";
import { addressOf, csvAddressOf, KIND_GROUPS, type KindGroup, ledgerFilterOf, readStatementFilter, type StatementFilter } from "./ledger-filter";
import { StandingTiles } from "./standing-tiles";
import { StatementLines } from "./statement-lines";

interface StatementPageProps {
	nowMs: number;
	names: Readonly<Record<string, string>>;
}

/** What the person has, and every movement of it with its run. */
export function StatementPage({ nowMs, names }: StatementPageProps) {
	const pathname = usePathname();
	const filter = readStatementFilter(useSearchParams());
	const balance = useQuery(balanceQuery());

	function change(next: Partial<StatementFilter>) {
		const search = addressOf({ ...filter, ...next });
		window.history.replaceState(null, "", search ? `${pathname}?${search}` : pathname);
	}

	return (
		<>
			<TopLine place="Credits" />
			<main className="mx-auto grid max-w-6xl grid-cols-1 gap-6 px-4 py-6 md:px-8">
				<div className="flex flex-wrap items-center justify-between gap-3">
					<h1 className="font-semibold text-2xl">Credits</h1>
					<div className="flex flex-wrap gap-2">
						<Button asChild>
							<Link href="/plan">Your plan</Link>
						</Button>
						<Button asChild variant="primary">
							<Link href="/credits/top-up">
								<Plus aria-hidden /> Top up
							</Link>
						</Button>
					</div>
				</div>
				{balance.error && (
					<Notice tone="danger" title="Your balance could not be loaded" action={<Button onClick={() => balance.refetch()}>Try again</Button>}>
						{messageOf(balance.error)}
					</Notice>
				)}
				{balance.data ? <StandingTiles balance={balance.data} /> : !balance.error && <Skeleton className="h-24 rounded-lg" />}
				<section aria-labelledby="statement" className="grid grid-cols-1 gap-4">
					<div className="flex flex-wrap items-center justify-between gap-3">
						<h2 id="statement" className="font-semibold text-lg">
							Statement
						</h2>
						<search className="flex flex-wrap gap-2">
							<Select
								aria-label="Kind"
								className="w-40"
								value={filter.group}
								onValueChange={(group) => change({ group: group as KindGroup })}
								options={KIND_GROUPS}
							/>
							<PeriodSelect value={filter} onChange={change} anyLabel="Any time" nowMs={nowMs} />
							<Button asChild variant="ghost">
								<a href={csvAddressOf(filter)} download>
									<Download aria-hidden /> CSV
								</a>
							</Button>
						</search>
					</div>
					<Lines filter={filter} names={names} onClear={() => change({ group: "any", from: null, to: null })} />
				</section>
			</main>
		</>
	);
}

function Lines({ filter, names, onClear }: { filter: StatementFilter; names: StatementPageProps["names"]; onClear: () => void }) {
	const { data, error, isPending, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
		...ledgerQuery(ledgerFilterOf(filter)),
		placeholderData: keepPreviousData,
	});
	if (error) {
		return (
			<Notice tone="danger" title="The statement could not be loaded" action={<Button onClick={() => refetch()}>Try again</Button>}>
				{messageOf(error)}
			</Notice>
		);
	}
	if (isPending) return <Skeleton className="h-96 rounded-lg" />;
	const entries = data.pages.flatMap((page): readonly LedgerEntry[] => page.entries);
	if (entries.length === 0) return <Nothing isFiltered={addressOf(filter) !== ""} onClear={onClear} />;
	return (
		<div aria-busy={isPlaceholderData} className="grid grid-cols-1 justify-items-center gap-4 *:w-full">
			<StatementLines entries={entries} names={names} />
			{hasNextPage && (
				<Button className="w-auto!" isBusy={isFetchingNextPage} onClick={() => fetchNextPage()}>
					Show earlier lines
				</Button>
			)}
		</div>
	);
}

function Nothing({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
	return isFiltered ? (
		<EmptyState
			title="Nothing of this kind in these days"
			text="Choose other days or another kind."
			action={<Button onClick={onClear}>Clear filters</Button>}
		/>
	) : (
		<EmptyState
			title="Nothing has moved yet"
			text="Every run stands here with what it was quoted, what it came to and what came back, and so does every top-up."
			action={
				<Button asChild variant="primary" size="sm">
					<Link href="/catalog">Start a run</Link>
				</Button>
			}
		/>
	);
}
